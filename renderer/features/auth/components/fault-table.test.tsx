import { describe, expect, onTestFinished, test } from 'vitest'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import { samples } from '#lib/testing/samples.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { accountScreens, openAccountScreen, openOverlay } from '../testing/account-screens.tsx'

const texts: Record<string, string> = { ...en.fault, tooMany: 'Too many tries. Try again in 30 seconds.' }

/** Each screen meets a dozen faults, and what it needs is loaded meanwhile. */
const longest = 60_000
const patience = { timeout: 8000 }

/** Rejections that nobody handled, while the test runs. */
function watchRejections(): unknown[] {
  const rejections: unknown[] = []
  const note = (event: PromiseRejectionEvent) => rejections.push(event.reason)
  addEventListener('unhandledrejection', note)
  onTestFinished(() => removeEventListener('unhandledrejection', note))
  return rejections
}

/** Every fault of the platform, one after the other in the same form: it must stand them all. */
describe.each(accountScreens)('[NET-05] $name', (screen) => {
  test('says what went wrong, whatever it is, and keeps what was typed; then it goes through', {
    timeout: longest,
  }, async () => {
    const rejections = watchRejections()
    const opened = await openAccountScreen(screen)
    const { network, field, closeMessage } = opened
    const sent = () => network.sent(screen.call).length
    const shown = () => document.body.innerText

    /** Makes the call, which is answered so. */
    const meet = async (kind: string, answer: () => unknown) => {
      const before = sent()
      network.answer(screen.call, answer)
      await screen.submit(opened)
      await expect.poll(sent, { ...patience, message: `${kind} is met` }).toBe(before + 1)
    }

    for (const [kind, { answer, key }] of Object.entries(faultAnswers)) {
      await meet(kind, answer)
      await expect
        .poll(shown, { ...patience, message: `${kind} is told` })
        .toContain(screen.says ?? texts[key])
      useToasts.setState({ toasts: [] })
      if (useMessageDialogs.getState().open.length > 0) await closeMessage()
      for (const [name, value] of Object.entries(screen.typed))
        await expect.element(field(name), { message: `${name} after ${kind}` }).toHaveValue(value)
    }

    await meet('a good answer', () => screen.good)
    await expect.poll(shown, patience).not.toContain(screen.says ?? en.fault.malformed)
    expect(rejections).toEqual([])
  })
})

/** What a dialog has to ask before it can show its form. */
describe.each([
  ['register', system.registerRules, samples.rules, 'Username'],
  ['forgotPassword', system.settings, { nodes: [{ modId: 'CHNGPASSMAIL3', enabled: '1' }] }, 'Email'],
] as const)('[NET-05] what %s asks for first', (overlay, endpoint, good, firstField) => {
  // Either is answered alike.
  const call: Endpoint = endpoint

  test('fails with words and a way on, whatever goes wrong', { timeout: longest }, async () => {
    const rejections = watchRejections()
    const kinds = Object.entries(faultAnswers)
    const [[, first]] = kinds as [(typeof kinds)[number]]
    const { network, dialog } = await openOverlay(overlay, {
      prepare: (network) => network.answer(call, first.answer),
    })
    const retry = dialog.getByRole('button', { name: 'Try again' })
    for (const [kind, { answer, key }] of kinds) {
      network.answer(call, answer)
      await retry.click()
      await expect
        .poll(() => dialog.element().textContent, { ...patience, message: `${kind} is told` })
        .toContain(texts[key])
    }
    network.answer(call, () => good)
    await retry.click()
    await expect.element(dialog.getByRole('textbox', { name: firstField, exact: true })).toBeVisible()
    expect(rejections).toEqual([])
  })
})
