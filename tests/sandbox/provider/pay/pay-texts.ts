/** The words of the payment page. `{…}` are placeholders. */

import { readLanguage } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

/** The name of the sandbox's bank, the same in every language. */
export const bankName = 'Palaro Sandbox Bank'

const payTexts = texts.payTexts

export type PayText = keyof typeof payTexts

/** Returns a function that gives the page's words in a language. */
export const payTextsIn = (code: string) => {
  const language = readLanguage(code)
  return (name: PayText, fill: Readonly<Record<string, string>> = {}): string =>
    payTexts[name][language].replace(/\{(\w+)\}/g, (_, key: string) => fill[key] ?? '')
}
