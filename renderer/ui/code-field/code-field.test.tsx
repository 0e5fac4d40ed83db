import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type CodePurpose, useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { UserFacingError } from '#lib/user-facing-error/user-facing-error.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { MessageDialogs } from '#ui/message-dialog/message-dialogs.tsx'
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { CodeField } from './code-field.tsx'

type Send = Parameters<typeof CodeField>[0]['send']

beforeEach(() => {
  useCountdowns.setState({ runs: {}, asked: {} })
  useMessageDialogs.setState({ open: [] })
})

function CodeForm({ send, purpose }: { send: Send; purpose: CodePurpose }) {
  const form = useForm({ defaultValues: { code: '' } })
  return <CodeField form={form} name="code" purpose={purpose} placeholder="6 digits" send={send} />
}

/** The field in a dialog that can be closed and reopened, like the real ones. */
function Page({ send, purpose = 'login' }: { send: Send; purpose?: CodePurpose }) {
  const { open, show, close } = useOverlays()
  return (
    <>
      <button type="button" onClick={() => show({ name: 'login' })}>
        Open
      </button>
      <Dialog open={open !== undefined} onClose={close} title="Codes" closeLabel="Close">
        <CodeForm send={send} purpose={purpose} />
      </Dialog>
      <MessageDialogs closesIn={String} />
    </>
  )
}

async function openPage(send: Send, purpose?: CodePurpose) {
  fakeNetwork()
  const screen = await renderSite(<Page send={send} {...(purpose && { purpose })} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const field = screen.getByRole('textbox', { name: 'Verification code' })
  await expect.element(field).toBeVisible()
  return { screen, field, button: screen.getByRole('button', { name: /^Send/ }) }
}

test('[SMS-01] the button waits as long as the gateway says, through closing and opening again', async () => {
  const { screen, field, button } = await openPage(() => Promise.resolve({ expiredMinutes: 3 }))
  await button.click()
  await expect.element(button).toHaveAccessibleName(/^Send again in (3:00|2:5\d)$/)
  await expect.element(button).toBeDisabled()
  await expect.element(field).toHaveFocus()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(field).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(button).toHaveAccessibleName(/^Send again in 2:5\d$/)
  await expect.element(button).toBeDisabled()
})

test('[SMS-01] the countdown is a minute if the gateway names none, and continues after a reload', async () => {
  const { button } = await openPage(() => Promise.resolve({}))
  await button.click()
  await expect.element(button).toHaveAccessibleName(/^Send again in (1:00|0:5\d)$/)
  const kept: unknown = JSON.parse(sessionStorage.getItem('codes') ?? '')
  expect(kept).toEqual({ login: { from: expect.any(Number), to: expect.any(Number) } })
  expect(useCountdowns.getState().runs).toEqual(kept)
})

test('[SMS-01] a code for another purpose can be sent at once', async () => {
  useCountdowns.getState().start('register', 60)
  const { button } = await openPage(() => Promise.resolve({}))
  await expect.element(button).toHaveAccessibleName('Send code')
  await expect.element(button).toBeEnabled()
})

test('[SMS-01, A11Y-01] a screen reader hears its begin and its end, not every second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  try {
    const { screen, button } = await openPage(() => Promise.resolve({ expiredMinutes: 1 }))
    await button.click()
    const news = screen.getByText('Code sent. You can ask for another in one minute.')
    await expect.element(news).toBeInTheDocument()
    const reported = news.element()
    expect(reported.getAttribute('role') ?? reported.tagName).toBe('OUTPUT')
    vi.advanceTimersByTime(20_000)
    await expect.element(button).toHaveAccessibleName('Send again in 0:40')
    expect(reported.textContent).toContain('in one minute')
    vi.advanceTimersByTime(40_000)
    await expect.element(button).toBeEnabled()
    await expect.element(button).toHaveAccessibleName('Send again')
    expect(reported.textContent).toBe('You can ask for another code now.')
  } finally {
    vi.useRealTimers()
  }
})

test('[SMS-02] a double press asks once, and pressing again right after a refusal waits out the second', async () => {
  const asked: number[] = []
  const answer = Promise.withResolvers<undefined>()
  const { screen, button } = await openPage(() => {
    asked.push(performance.now())
    return answer.promise
  })
  await userEvent.dblClick(button)
  answer.reject(new UserFacingError('test', 'No.'))
  await screen.getByRole('button', { name: 'OK' }).click()
  expect(asked).toHaveLength(1)
  useCountdowns.setState({ asked: { login: performance.now() } })
  const from = performance.now()
  // Clicked from within the page, so that the second isn't over before the click arrives.
  ;(button.element() as HTMLElement).click()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await screen.getByRole('button', { name: 'OK' }).click()
  expect(asked).toHaveLength(2)
  expect(asked.at(-1)).toBeGreaterThanOrEqual(from + 950)
})

test('[SMS-03] a failed request warns in the gateway’s words, with a button, and starts no countdown', async () => {
  const words = 'This number is blocked.'
  const { screen, field, button } = await openPage(() => Promise.reject(new UserFacingError('test', words)))
  await field.fill('12')
  await button.click()
  const warning = screen.getByRole('dialog', { name: 'Code not sent' })
  await expect.element(warning).toHaveAccessibleDescription(words)
  await expect.element(warning.getByRole('button', { name: 'OK' })).toHaveFocus()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAccessibleName('Send code')
  await expect.element(field).toHaveValue('12')
  expect(useCountdowns.getState().runs).toEqual({})
})

test('a refused mobile number isn’t shown as a failed request', async () => {
  const { screen, button } = await openPage(() => Promise.resolve(undefined))
  await button.click()
  await expect.element(button).toBeEnabled()
  // A corrected number doesn't have to wait.
  expect(useCountdowns.getState().asked).toEqual({ login: undefined })
  expect(screen.getByRole('dialog', { name: 'Code not sent' }).query()).toBeNull()
  expect(useCountdowns.getState().runs).toEqual({})
})
