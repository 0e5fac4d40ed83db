/** The languages that the sandbox has texts in; a request in any other gets English. */
export const servedLanguages = ['EN', 'TY', 'CN', 'VI', 'JA', 'TH', 'ID'] as const
export type ServedLanguage = (typeof servedLanguages)[number]

/** A text in every language that the sandbox serves. */
export type Text = Readonly<Record<ServedLanguage, string>>

/** A text by its words in each language, in the order of `servedLanguages`. */
export const text = (
  EN: string,
  TY: string,
  CN: string,
  VI: string,
  JA: string,
  TH: string,
  ID: string,
): Text => ({ EN, TY, CN, VI, JA, TH, ID })

/** One that reads the same everywhere: a name, for example. */
export const sameText = (words: string): Text => text(words, words, words, words, words, words, words)

/** A text with its words changed alike in each language. */
export const mapText = ({ EN, TY, CN, VI, JA, TH, ID }: Text, change: (words: string) => string): Text =>
  text(change(EN), change(TY), change(CN), change(VI), change(JA), change(TH), change(ID))

/** The language to answer in, from the Language header or a query's language. */
export const readLanguage = (code: string | undefined): ServedLanguage =>
  servedLanguages.find((language) => language === code) ?? 'EN'

/** The words of a text that is stored as JSON, in a language. */
export function textIn(json: string, language: ServedLanguage): string {
  const texts: Partial<Record<string, string>> = JSON.parse(json)
  return texts[language] ?? texts.EN ?? ''
}
