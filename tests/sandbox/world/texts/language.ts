/** The languages that the sandbox has texts in; a request in any other gets English. */
export const servedLanguages = ['EN', 'TY', 'CN', 'VI', 'JA', 'TH', 'ID', 'KO'] as const
export type ServedLanguage = (typeof servedLanguages)[number]

/** A text in every language that the sandbox serves. */
export type Text = Readonly<Record<ServedLanguage, string>>

/** A text by what it says in each language. */
export const inEach = (words: (language: ServedLanguage) => string): Text => ({
  EN: words('EN'),
  TY: words('TY'),
  CN: words('CN'),
  VI: words('VI'),
  JA: words('JA'),
  TH: words('TH'),
  ID: words('ID'),
  KO: words('KO'),
})

/** One that reads the same everywhere: a name, for example. */
export const sameText = (words: string): Text => inEach(() => words)

/** A text with its words changed alike in each language. */
export const mapText = (text: Text, change: (words: string) => string): Text =>
  inEach((language) => change(text[language]))

/** Values by the names that stand for them in words: "{amount}". */
type Values = Readonly<Record<string, string | number>>

/** Words with these values filled in. */
export const fillWords = (words: string, values: Values): string =>
  words.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

/** A text with the same values filled in in each language. */
export const fillText = (text: Text, values: Values): Text =>
  mapText(text, (words) => fillWords(words, values))

/** The language to answer in, from the Language header or a query's language. */
export const readLanguage = (code: string | undefined): ServedLanguage =>
  servedLanguages.find((language) => language === code) ?? 'EN'

/** The words of a text that is stored as JSON, in a language. */
export function textIn(json: string, language: ServedLanguage): string {
  const texts: Partial<Record<string, string>> = JSON.parse(json)
  return texts[language] ?? texts.EN ?? ''
}
