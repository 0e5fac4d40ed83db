/** Languages that the sandbox has texts in. Requests in any other language get English. */
export type ServedLanguage = 'EN' | 'TY'

/** A text in every language that the sandbox serves. */
export type Text = Readonly<Record<ServedLanguage, string>>

/** Maps a language code, from the Language header or a query, to a language the sandbox serves. */
export const readLanguage = (code: string | undefined): ServedLanguage => (code === 'TY' ? 'TY' : 'EN')
