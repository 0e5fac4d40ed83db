import type { Messages } from '#shared/i18n/messages.gen.ts'

type Texts = Messages['recovery']
type Dialog = { [Name in keyof Texts]: Texts[Name] extends string ? never : Name }[keyof Texts]
type Button = Exclude<keyof Texts, Dialog>
type RecoveryTextKey = Button | `${Dialog}.message` | `${Dialog}.detail`
type File = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Bundled, not loaded: the dialogs are about a site that fails, and the disk may be why. */
const files = import.meta.glob<File>('../../shared/i18n/locales/*/recovery.json', {
  eager: true,
  import: 'default',
})

function textOf(code: string, key: RecoveryTextKey): string | undefined {
  const [part = '', name = ''] = key.split('.')
  const found = files[`../../shared/i18n/locales/${code}/recovery.json`]?.[part]
  return typeof found === 'object' ? found[name] : found
}

/**
 * Returns the texts of dialogs about the site itself for a language's wire code. What the language lacks is in
 * English.
 */
export const recoveryTexts =
  (code: string): ((key: RecoveryTextKey) => string) =>
  (key) =>
    textOf(code, key) ?? textOf('EN', key) ?? ''
