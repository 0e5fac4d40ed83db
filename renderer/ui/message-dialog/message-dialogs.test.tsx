import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { gameIsCovered, useOverlays } from '#lib/overlay/overlay-store.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { violations } from '#lib/testing/violations.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { MessageDialogs } from './message-dialogs.tsx'
import { type DialogContent, showDialog, useMessageDialogs } from './show-dialog.ts'

const closesIn = (seconds: number) => `Closes in ${seconds} s`
const content = {
  title: 'The SMS was not sent',
  text: 'Wait for 40 seconds.',
  buttons: [{ id: 'submit', label: 'Submit' }],
} satisfies DialogContent<'submit'>

afterEach(() => {
  vi.useRealTimers()
  useMessageDialogs.setState({ open: [] })
})

/** From here on, time passes only when a test says so. */
const stopTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })

const open = () =>
  renderSite(
    <>
      <button type="button">Send code</button>
      <MessageDialogs closesIn={closesIn} />
    </>,
  )

const pressCover = () =>
  userEvent.click(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })

test('[DLG-01] it is 400 wide, named and described, and answers with its button', async () => {
  const screen = await open()
  const opener = screen.getByRole('button', { name: 'Send code' })
  await opener.click()
  const answer = showDialog({ ...content, tone: 'warn' })
  const dialog = screen.getByRole('dialog', { name: 'The SMS was not sent' })
  await expect.element(dialog).toHaveAccessibleDescription('Wait for 40 seconds.')
  expect(dialog.element().firstElementChild?.getBoundingClientRect().width).toBe(400)
  expect(dialog.element().querySelector('svg')).not.toBeNull()
  await expect.element(screen.getByRole('button', { name: 'Submit' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect(answer).resolves.toBe('submit')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[DLG-01] a press on the cover and Escape close it, unless cover is false', async () => {
  const screen = await open()
  const first = showDialog(content)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await pressCover()
  await expect(first).resolves.toBe('cover')
  const second = showDialog({ ...content, cover: false })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await pressCover()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect(second).resolves.toBe('submit')
})

test('[DLG-01] with a timeout it closes by itself, and says so', async () => {
  const screen = await open()
  await screen.getByRole('button', { name: 'Send code' }).hover()
  stopTime()
  const answer = showDialog({ ...content, timeout: 900 })
  await expect.element(screen.getByRole('timer')).toHaveTextContent('Closes in 1 s')
  vi.advanceTimersByTime(900)
  await expect(answer).resolves.toBe('timeout')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('[DLG-01, A11Y-01] the timeout of a message dialog pauses while a pointer is on it', async () => {
  stopTime()
  const screen = await open()
  const answer = showDialog({ ...content, timeout: 3000 })
  await screen.getByText('Wait for 40 seconds.').hover()
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByRole('timer')).toHaveTextContent('Closes in 3 s')
  await userEvent.hover(document.querySelector('dialog') ?? document.body, { position: { x: 5, y: 5 } })
  vi.advanceTimersByTime(2000)
  await expect.element(screen.getByRole('timer')).toHaveTextContent('Closes in 1 s')
  vi.advanceTimersByTime(1000)
  await expect(answer).resolves.toBe('timeout')
})

test('[DLG-01, A11Y-01] the timeout of a message dialog ends once the keyboard is used in it', async () => {
  stopTime()
  const screen = await open()
  const answer = showDialog({ ...content, timeout: 3000 })
  await expect.element(screen.getByRole('button', { name: 'Submit' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument()
  vi.advanceTimersByTime(60_000)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect(answer).resolves.toBe('cover')
})

test('[DLG-01] HTML of the gateway is made harmless; plain words stay words', async () => {
  const screen = await open()
  const hostile = '<b>Hold on</b><img src="x" onerror="window.harmed = 1"><script>window.harmed = 1</script>'
  void showDialog({ ...content, text: '<i>as typed</i>', html: hostile })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Hold on')).toBeVisible()
  await expect.element(dialog.getByText('<i>as typed</i>')).toBeVisible()
  expect(dialog.element().querySelector('script, [onerror]')).toBeNull()
  expect('harmed' in window).toBe(false)
})

test('[DLG-01] several message dialogs stack, and the same message is not shown twice', async () => {
  const screen = await open()
  const first = showDialog(content)
  const again = showDialog({ ...content })
  const second = showDialog({ ...content, title: 'Something else' })
  await expect.element(screen.getByRole('dialog', { name: 'Something else' })).toBeVisible()
  expect(document.querySelectorAll('dialog')).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect(second).resolves.toBe('cover')
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect(Promise.all([first, again])).resolves.toEqual(['submit', 'submit'])
})

test('[DLG-01, DLG-03] it stands above an open overlay, and gives the focus back to it', async () => {
  const screen = await renderSite(
    <>
      <Dialog open onClose={() => {}} title="Log in" closeLabel="Close">
        <input aria-label="Mobile number" />
      </Dialog>
      <MessageDialogs closesIn={closesIn} />
    </>,
  )
  const field = screen.getByLabelText('Mobile number')
  await field.fill('917')
  void showDialog(content)
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('917')
})

test('a running game is covered by a message dialog', async () => {
  const screen = await open()
  void showDialog(content)
  await expect.poll(() => gameIsCovered(useOverlays.getState())).toBe(true)
  await screen.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => gameIsCovered(useOverlays.getState())).toBe(false)
})

test('[A11Y-01] message dialogs pass WCAG 2.2 AA in both themes', async () => {
  const screen = await open()
  void showDialog({
    ...content,
    html: '<p>Ask <a href="https://help.example">customer service</a>.</p>',
    tone: 'danger',
    timeout: 60_000,
    buttons: [
      { id: 'later', label: 'Later' },
      { id: 'submit', label: 'Submit', variant: 'primary' },
    ],
  })
  await expect.element(screen.getByRole('link', { name: 'customer service' })).toBeVisible()
  expect(await violations(screen.getByRole('dialog').element())).toEqual([])
})
