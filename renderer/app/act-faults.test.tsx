import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useCountdowns } from '#lib/forms/countdown/countdown-store.ts'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import { pictureFile } from '#lib/testing/picture-files.ts'
import { UploadedAtOnce } from '#lib/testing/uploaded-at-once.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { useMessageDialogs } from '#ui/message-dialog/show-dialog.ts'
import { acts } from './testing/acts.ts'
import { goodAnswer, loadProduct, openScreen, until } from './testing/open-screen.tsx'
import { productScreens } from './testing/product-screens.tsx'

/** The faults that are shown where the call was made, and the beginning of what is said. */
const faults = [
  [faultAnswers.drop, en.fault.offline],
  [faultAnswers['500'], en.fault.failed],
  [faultAnswers['429'], en.fault.tooMany_other.split('{{')[0] ?? ''],
  [faultAnswers.truncated, en.fault.malformed.split('{{')[0] ?? ''],
] as const

beforeAll(loadProduct)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Sets what is at a path of an answer. */
function put(answer: unknown, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const place = names.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), answer)
  if (!isRecord(place)) throw new Error(`the answer has no ${path}`)
  place[last] = value
}

/** What is topmost. */
const front = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document

const nameOf = (control: HTMLElement) => {
  const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
  return control.ariaLabel ?? (label?.firstElementChild ?? label ?? control).textContent
}

/** Presses the button or radio button of that name in what is topmost. */
async function press(name: string): Promise<void> {
  const find = () =>
    [...front().querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, [type=radio]')].findLast(
      (button) =>
        nameOf(button).trim() === name &&
        button.ariaDisabled !== 'true' &&
        !button.disabled &&
        button.checkVisibility(),
    )
  await until(() => find() !== undefined)
  const button = find()
  if (!button) throw new Error(`there is no button ${name}`)
  button.click()
}

test.each(acts)(
  '[NET-05] $call.id on $on: whatever goes wrong is said, and what was typed stays',
  async ({ call, on, given = [], open = [], typed = {}, pictures, press: buttons, says }) => {
    vi.stubGlobal('XMLHttpRequest', UploadedAtOnce)
    const screen = productScreens.find(({ name }) => name === on)
    if (!screen) throw new Error(`no screen is called ${on}`)
    const { network, settle } = await openScreen(screen, ({ answer }) => {
      for (const [endpoint, values] of given) {
        const value = structuredClone(goodAnswer(endpoint, screen))
        for (const [path, part] of Object.entries(values)) put(value, path, part)
        answer(endpoint, () => value)
      }
    })
    await settle()
    for (const name of open) await press(name)
    const field = (label: string) => page.getByLabelText(label, { exact: true }).last()
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text)

    const chosen = () => page.getByRole('button', { name: /^Remove .*\.png$/ }).elements().length
    const fields = pictures ? page.getByLabelText('Add pictures').all() : []
    for (const [index, choose] of fields.entries()) await choose.upload(await pictureFile(`${index}.png`))
    await until(() => chosen() === fields.length)

    for (const [{ answer }, words] of faults) {
      const sent = network.sent(call).length
      network.answer(call, answer)
      // The client asks for one code at a time, and the table doesn't wait.
      useCountdowns.setState({ runs: {}, asked: {} })
      for (const name of buttons) await press(name)
      await until(() => network.sent(call).length > sent)
      const said = () => document.body.innerText
      await until(() => says?.test(said()) ?? said().includes(words))
      expect(said()).toMatch(says ?? words)
      useMessageDialogs.setState({ open: [] })
      for (const [label, text] of Object.entries(typed)) await expect.element(field(label)).toHaveValue(text)
      expect(chosen()).toBe(fields.length)
    }
  },
)
