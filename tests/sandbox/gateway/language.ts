/** The languages that the sandbox has texts in; a request in any other gets English. */
export type ServedLanguage = 'EN' | 'TY'

/** A text in the languages that the sandbox serves. */
export type Text = Readonly<Record<ServedLanguage, string>>

/** The language to answer in, from the Language header or a query's language. */
export const readLanguage = (code: string | undefined): ServedLanguage => (code === 'TY' ? 'TY' : 'EN')
