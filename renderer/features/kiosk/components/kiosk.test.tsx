import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { KioskControls, KioskLock, Unlocking } from '#lib/platform/kiosk-controls.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { violations } from '#lib/testing/violations.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { KioskWatch } from './kiosk-watch.tsx'
import { OperatorOverlay } from './operator-overlay.tsx'

type News = Parameters<Parameters<KioskControls['subscribe']>[0]>[0]

/** A fake main process with the given state of the lock. */
function kioskWith(lock: Partial<KioskLock> = {}, answers: Unlocking[] = []) {
  const asked: unknown[] = []
  const listeners = new Set<(news: News) => void>()
  const kiosk: KioskControls = {
    lock: () => Promise.resolve({ on: true, hasPin: true, openFor: 0, waits: 0, ...lock }),
    unlock(pin) {
      asked.push(pin)
      return Promise.resolve(answers.shift() ?? { outcome: 'wrong', seconds: 0 })
    },
    act(what) {
      asked.push(what)
      return Promise.resolve(true)
    },
    stay: () => Promise.resolve(void asked.push('stay')),
    finish: () => Promise.resolve(),
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { kiosk, asked, report: (news: News) => listeners.forEach((hear) => hear(news)) }
}

test('[DSK-08, A11Y-01] the PIN goes in by the pad or by keys; a wrong one is said, and waiting counts down', async () => {
  const { kiosk, asked } = kioskWith({}, [
    { outcome: 'wrong', seconds: 30 },
    { outcome: 'open', seconds: 60 },
  ])
  const screen = await renderSite(<OperatorOverlay />, { platform: { kiosk } })
  const dialog = screen.getByRole('dialog', { name: 'Operator access' })
  const pin = dialog.getByLabelText('PIN', { exact: true })
  await expect.element(pin).toHaveFocus()
  await userEvent.keyboard('123{Enter}')
  await expect.element(pin).toHaveAccessibleDescription('Wrong PIN. Try again.')
  expect(await violations(dialog.element())).toEqual([])
  expect(asked).toEqual([])
  await userEvent.clear(pin)
  for (const digit of ['4', '7', '1', '1', '9']) await dialog.getByRole('button', { name: digit }).click()
  await dialog.getByRole('button', { name: 'Delete the last digit' }).click()
  await expect.element(pin).toHaveValue('4711')
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect.element(pin).toHaveAccessibleDescription('Wrong PIN. Try again.')
  await expect
    .element(dialog.getByRole('timer'))
    .toMatchTextContent(/Seconds until you can try again: (30|29)$/)
  await userEvent.fill(pin, '12ab34')
  await expect.element(pin).toHaveValue('1234')
  await userEvent.keyboard('{Enter}')
  expect(asked).toEqual(['4711'])
})

test('[DSK-08] unlocked, the operator has the ways out for as long as it stays so', async () => {
  const { kiosk, asked } = kioskWith({ openFor: 60 })
  const screen = await renderSite(<OperatorOverlay />, { platform: { kiosk } })
  await expect.element(screen.getByRole('timer')).toMatchTextContent(/Seconds left: (60|59)$/)
  await screen.getByRole('button', { name: 'Client settings' }).click()
  await expect.poll(() => useOverlays.getState().open).toEqual({ name: 'clientSettings' })
  expect(asked).toEqual(['settings'])
})

test('[DSK-08] when the minute is over the PIN is asked for again', async () => {
  const { kiosk } = kioskWith({ openFor: 1 })
  const screen = await renderSite(<OperatorOverlay />, { platform: { kiosk } })
  await expect.element(screen.getByRole('button', { name: 'Quit the client' })).toBeVisible()
  await expect.element(screen.getByLabelText('PIN', { exact: true })).toBeVisible()
})

test('[DSK-08] a kiosk without a PIN says so', async () => {
  const { kiosk } = kioskWith({ hasPin: false })
  const screen = await renderSite(<OperatorOverlay />, { platform: { kiosk } })
  await expect.element(screen.getByText(/No PIN is set for this computer/)).toBeVisible()
})

test('[DSK-08] the question covers a game, goes when it is answered, and refused links and files are reported', async () => {
  const { kiosk, asked, report } = kioskWith()
  const screen = await renderSite(<KioskWatch kiosk={kiosk} />, { platform: { kiosk } })
  const question = screen.getByRole('dialog', { name: 'Are you still there?' })
  await expect.poll(() => (report({ what: 'asks', seconds: 30 }), question.query())).not.toBeNull()
  expect(useOverlays.getState().covers).toBe(1)
  await expect.element(question.getByRole('timer')).toMatchTextContent(/Seconds left: (30|29|28)$/)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: 'I’m still here' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(asked).toEqual(['stay'])
  expect(useOverlays.getState().covers).toBe(0)

  report({ what: 'refused' })
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('Links can’t be opened on this computer.')
  report({ what: 'noFiles' })
  expect(useToasts.getState().toasts.at(-1)?.title).toBe('Files can’t be chosen on this computer.')
  report({ what: 'operator' })
  expect(useOverlays.getState().open).toEqual({ name: 'kioskOperator' })
})
