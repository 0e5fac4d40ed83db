import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLanguageCode, type Language, languages } from '#shared/i18n/languages.ts'
import { UsageError } from './command/parse-command.ts'
import { fileOf, locales, namespaces } from './texts.ts'

const table = 'shared/i18n/languages.ts'
const tokens = 'renderer/styles/tokens.css'
const end = '} as const satisfies Record<string, Language>'

/** Starts the rule of tokens.css for `needsRoom`. */
const roomyRule = '  :root:is('

const example = 'For example: npm run messages -- --new FR, or --new SW --tag sw.'

/** A getter in some engines, a method in others, and missing in TypeScript's types. */
type WithTextInfo = Intl.Locale & {
  getTextInfo?: () => { direction: string }
  textInfo?: { direction: string }
}

function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}

/** Returns why a tag can't be a new language's, or nothing. */
function tagFault(tag: string): string | undefined {
  const canonical = canonicalTag(tag)
  if (canonical === undefined) return 'it is no BCP 47 tag, such as sw or zh-Hant'
  if (canonical !== tag) return `it is written ${canonical}`
  const known = [Intl.DateTimeFormat.supportedLocalesOf(tag), Intl.PluralRules.supportedLocalesOf(tag)]
  if (!known.every(([supported]) => supported === tag)) return 'Intl knows no dates and plurals for it'
  const owner = Object.entries(languages).find(([, language]) => language.tag === tag)
  return owner ? `it is the tag of ${owner[0]} already` : undefined
}

/** Returns the entry of a language by what Intl knows about its tag. */
function describe(tag: string, name: string | undefined): Language {
  const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  const capitalised = own.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(tag))
  const locale: WithTextInfo = new Intl.Locale(tag)
  const { direction } = locale.getTextInfo?.() ?? locale.textInfo ?? { direction: 'ltr' }
  return { name: name ?? capitalised, tag, dir: direction === 'rtl' ? 'rtl' : 'ltr' }
}

function declare(code: string, { name, tag, dir }: Language): void {
  const source = readFileSync(resolve(table), 'utf8')
  if (!source.includes(end)) throw new Error(`${table} has no line "${end}", before which the entry belongs.`)
  const literal = `'${name.replaceAll(/['\\]/g, String.raw`\$&`)}'`
  writeFileSync(
    resolve(table),
    source.replace(end, () => `  ${code}: { name: ${literal}, tag: '${tag}', dir: '${dir}' },\n${end}`),
  )
}

/** Scripts that fit into the lines that Latin letters need. */
const compactScripts: readonly (string | undefined)[] = ['Armn', 'Cyrl', 'Geor', 'Grek', 'Hebr', 'Latn']

/** Whether a language's letters need more room than Latin ones, which a rule in tokens.css gives. */
export const needsRoom = (tag: string): boolean =>
  !compactScripts.includes(new Intl.Locale(tag).maximize().script)

function giveRoom(tag: string): void {
  const source = readFileSync(resolve(tokens), 'utf8')
  if (source.includes(`:lang(${tag})`)) return
  if (!source.includes(roomyRule))
    throw new Error(`${tokens} has no rule "${roomyRule.trim()}", to which :lang(${tag}) belongs.`)
  writeFileSync(
    resolve(tokens),
    source.replace(roomyRule, () => `${roomyRule}:lang(${tag}), `),
  )
}

type NewLanguage = {
  /** Its BCP 47 tag, if languages.ts lacks the language. */
  tag?: string | undefined
  /** Its name in itself, if Intl's isn't right. */
  name?: string | undefined
}

/** Returns why a language can't be created, or nothing. */
export function refusal(code: string, { tag, name }: NewLanguage): string | undefined {
  if (!/^[A-Z]{2}$/.test(code))
    return `"${code}" is no language code: two capital letters, as the gateway names the language. ${example}`
  if (existsSync(resolve(locales(), code)))
    return `${code} exists already, in shared/i18n/locales/${code}. What it lacks: npm run messages -- --missing ${code}`
  if (isLanguageCode(code)) {
    const known = languages[code].tag
    return (tag !== undefined && tag !== known) || name !== undefined
      ? `${code} is declared already, with the tag ${known}, in shared/i18n/languages.ts. Leave out --tag and --name.`
      : undefined
  }
  if (tag === undefined)
    return `${code} is not in shared/i18n/languages.ts, so its BCP 47 tag is needed. For example: npm run messages -- --new SW --tag sw`
  const fault = tagFault(tag)
  if (fault !== undefined) return `"${tag}" can’t be the tag of ${code}: ${fault}.`
  return name === undefined || (name !== '' && name.trim() === name)
    ? undefined
    : `The name "${name}" has blanks around it, or is empty.`
}

/**
 * Creates a language: a file for each namespace, still empty, and what it lacks of an entry in the table and a part in
 * the style rule for its script. Everything else follows from these. Returns what is left to do.
 * @param code the language as the gateway codes it, such as "KO".
 * @throws UsageError when the language can't be created; nothing has changed then.
 */
export function newLanguage(code: string, { tag, name }: NewLanguage): string {
  const why = refusal(code, { tag, name })
  if (why !== undefined) throw new UsageError(why)
  const language = isLanguageCode(code) ? languages[code] : describe(tag ?? '', name)
  if (!isLanguageCode(code)) declare(code, language)
  if (needsRoom(language.tag)) giveRoom(new Intl.Locale(language.tag).language)
  mkdirSync(resolve(locales(), code))
  for (const namespace of namespaces) writeFileSync(fileOf(code, namespace), '{}\n')
  const inEnglish = new Intl.DisplayNames(['en'], { type: 'language' }).of(language.tag) ?? language.tag
  const steps = `${code}, ${inEnglish} (${language.name}, ${language.tag}), is new: ${namespaces.length} files in shared/i18n/locales/${code}, all empty.
Until a text is translated, the English one is shown.

1. npm run messages --silent -- --missing ${code} > ${code}.json
   writes what is to be translated, in English. Keep {{parameters}} and <tags>.
2. npm run messages -- --fill ${code} ${code}.json
   takes the translations in. Half a file is fine: --missing then gives the rest.
3. Add "${code}" to languages.offered in resources/brand/<name>/brand.json.
   From then on, npm run check wants the language to be complete.`
  return language.dir === 'rtl'
    ? `${steps}\n\nIt is written from right to left, which no language of the site has been so far: look at every screen.`
    : steps
}
