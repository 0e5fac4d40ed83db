import { expect, onTestFinished, test } from 'vitest'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { type AccountScreen, accountScreens, openAccountScreen } from './account-screens.tsx'

export const texts: Record<string, string> = {
  ...en.fault,
  // A code of the call follows.
  malformed: en.fault.malformed.split('{{')[0] ?? '',
  tooMany: 'Too many attempts. Try again in 30 seconds.',
}

/** Collects unhandled rejections while the test runs. */
export function watchRejections(): unknown[] {
  const rejections: unknown[] = []
  const note = (event: PromiseRejectionEvent) => rejections.push(event.reason)
  addEventListener('unhandledrejection', note)
  onTestFinished(() => removeEventListener('unhandledrejection', note))
  return rejections
}

/**
 * Declares the tests for an overlay's screens: each goes through every fault of the gateway in turn, in the same
 * form.
 */
export function testFaults(overlay: AccountScreen['overlay']): void {
  const screens = accountScreens.filter((screen) => screen.overlay === overlay)
  test.each(screens)(
    '[NET-05] $name says what went wrong, whatever it is, and keeps what was typed; then it goes through',
    async (screen) => {
      const rejections = watchRejections()
      const opened = await openAccountScreen(screen)
      const { network, field, closeMessage } = opened
      const sent = () => network.sent(screen.call).length
      const shown = () => document.body.innerText

      /** Makes the call and has it answered with `answer`. */
      const meet = async (kind: string, answer: () => unknown) => {
        const before = sent()
        network.answer(screen.call, answer)
        await screen.submit(opened)
        await expect.poll(sent, { message: `${kind} is met` }).toBe(before + 1)
      }

      for (const [kind, { answer, key }] of Object.entries(faultAnswers)) {
        await meet(kind, answer)
        await expect.poll(shown, { message: `${kind} is shown` }).toContain(screen.says ?? texts[key])
        useToasts.setState({ toasts: [] })
        if (useMessageDialogs.getState().open.length > 0) await closeMessage()
        for (const [name, value] of Object.entries(screen.typed))
          await expect.element(field(name), { message: `${name} after ${kind}` }).toHaveValue(value)
      }

      await meet('a good answer', () => screen.good)
      await expect.poll(shown).not.toContain(screen.says ?? texts.malformed)
      expect(rejections).toEqual([])
    },
  )
}
