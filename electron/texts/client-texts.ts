import type { Messages } from '#shared/i18n/messages.gen.ts'

type Parts = Messages['client']
type KeyOf<Part extends keyof Parts> = { [Name in Part]: `${Name}.${keyof Parts[Name] & string}` }[Part]
/** A text of the client's own: its menu, its notifications, its tray. */
export type ClientTextKey = KeyOf<'menu' | 'notify' | 'tray'> | 'client.version'
/** Gives a text in one language; each value takes the place of its name in double braces. */
export type ClientTexts = (key: ClientTextKey, values?: Readonly<Record<string, string>>) => string

type File = Record<string, Record<string, string>>

/** One chunk for each language; no more than the one needed is read. */
const files = import.meta.glob<File>('../../shared/i18n/locales/*/client.json', { import: 'default' })
const english = 'EN'

const fileOf = (code: string) => files[`../../shared/i18n/locales/${code}/client.json`]

/** The texts of a language, by its wire code; in English where it isn't shipped. */
export async function loadClientTexts(code: string): Promise<ClientTexts> {
  const file = await (fileOf(code) ?? fileOf(english))?.()
  return (key, values = {}) => {
    const [part = '', name = ''] = key.split('.')
    const text = file?.[part]?.[name] ?? ''
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '')
  }
}
