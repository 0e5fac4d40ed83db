import type { Messages } from '#shared/i18n/messages.gen.ts'

type Parts = Messages['client']
type KeyOf<Part extends keyof Parts> = { [Name in Part]: `${Name}.${keyof Parts[Name] & string}` }[Part]
/** Key of a text that main itself shows: menu, notifications, tray. */
export type ClientTextKey = KeyOf<'menu' | 'notify' | 'tray'> | 'client.version' | 'client.notices'
/** Returns a text in one language; `{{name}}` is replaced by the value of that name. */
export type ClientTexts = (key: ClientTextKey, values?: Readonly<Record<string, string>>) => string

type File = Record<string, Record<string, string>>

/** One chunk per language; only the one needed and English are loaded. */
const files = import.meta.glob<File>('../../shared/i18n/locales/*/client.json', { import: 'default' })
const english = 'EN'

const fileOf = (code: string) => files[`../../shared/i18n/locales/${code}/client.json`]

/** Loads the texts of a language by its wire code. What it lacks, or all if it isn't included, is in English. */
export async function loadClientTexts(code: string): Promise<ClientTexts> {
  const [own, model] = await Promise.all([fileOf(code)?.(), fileOf(english)?.()])
  return (key, values = {}) => {
    const [part = '', name = ''] = key.split('.')
    const text = own?.[part]?.[name] ?? model?.[part]?.[name] ?? ''
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '')
  }
}
