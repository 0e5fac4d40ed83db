/**
 * The types of the texts, and their checks. TypeScript widens strings from JSON files, so the English texts are also
 * written as literal types. Then a wrong key or a missing parameter fails the type check.
 *
 *   npm run messages                       writes the types
 *   npm run messages -- --check            checks: types up to date, languages complete, no unused key
 *   npm run messages -- --missing JA       prints the texts a language lacks, by namespace, in English
 *   npm run messages -- --fill JA <file>   adds the texts of such a file once it is translated
 *                                          ("all" for JA: of every language that a brand offers)
 *   npm run messages -- --new FR           creates a language; see resources/docs/languages.md
 */

import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { servedLanguages } from '#sandbox/world/texts/language.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { isLanguageCode, languages } from '#shared/i18n/languages.ts'
import { UsageError } from './command/parse-command.ts'
import { runCommand } from './command/run-command.ts'
import { commands, type Main } from './commands.ts'
import { newLanguage } from './new-language.ts'
import { compareTexts, emptyTexts, leftovers, wordedCounts } from './text-checks.ts'
import {
  fileOf,
  flatten,
  locales,
  namespaces,
  namespacesOf,
  nest,
  offeredByBrands,
  pluralsOf,
  readTexts,
  sandboxNamespaces,
  type Texts,
  wantedTexts,
  withoutPlural,
} from './texts.ts'

/** In place of a language's code. */
const all = 'all'
const typesFile = (): string => resolve('shared/i18n/messages.gen.ts')

/** The languages that must be complete: those that a brand offers, and English, which all fall back to. */
const mustShip = (): ReadonlySet<string> => new Set(['EN', ...offeredByBrands().keys()])

function printTypes(): string {
  const body = namespaces
    .map((namespace) => `  ${namespace}: ${JSON.stringify(readTexts('EN', namespace), null, 2)}`)
    .join('\n')
  return `// Written by resources/scripts/messages.ts from the English texts; not to be edited.\n\n/** The English texts as literal types, by namespace. */\nexport type Messages = {\n${body}\n}\n`
}

/** Returns the faults of a language's texts. One that no brand offers may still lack texts. */
function faultsOfLanguage(language: string): string[] {
  const offered = mustShip().has(language)
  return namespacesOf(language).flatMap((namespace) => {
    // Those of the sandbox are folders; it answers in whole languages only.
    const complete = offered || namespace.includes('/')
    const [english, texts] = [readTexts('EN', namespace), readTexts(language, namespace)]
    const plurals = pluralsOf(language)
    const against =
      language === 'EN'
        ? []
        : [
            ...compareTexts(english, texts, plurals).filter(
              (fault) => complete || !fault.startsWith('misses '),
            ),
            ...leftovers(english, texts, plurals, language === 'TY' ? 4 : 0),
          ]
    const worded = isLanguageCode(language) ? wordedCounts(texts, languages[language].tag) : []
    return [...against, ...worded, ...emptyTexts(texts)].map((fault) => `${language}/${namespace} ${fault}`)
  })
}

/** Returns missing languages, and files that have no English counterpart. */
function faultsOfFiles(shipped: string[]): string[] {
  const unwritten = [...mustShip()]
    .filter((code) => !shipped.includes(code))
    .map((code) => `no texts in ${code}, which ${offeredByBrands().get(code)?.join(' and ')} offers`)
  const unknown = shipped
    .filter((code) => !isLanguageCode(code))
    .map((code) => `shared/i18n/languages.ts has no language ${code}, but shared/i18n/locales has`)
  const foreign = shipped.flatMap((language) =>
    readdirSync(resolve(locales(), language))
      .filter((file) => !namespaces.includes(file.replace('.json', '')))
      .map((file) => `${language}/${file} is no part of the English texts`),
  )
  return [...unwritten, ...unknown, ...foreign]
}

/** Returns unused keys. A key counts as used if the code contains it, or the part before a template's `${`. */
function unusedKeys(): string[] {
  const code = globSync(['renderer/**/*.{ts,tsx}', 'electron/**/*.ts'], { cwd: resolve('.') })
    .map((file) => readFileSync(resolve(file), 'utf8'))
    .join('\n')
  const stems = [...code.matchAll(/[`'"](?:\w+:)?([\w.]+?)\$\{/g)]
    .map(([, stem = '']) => stem)
    .filter((stem) => stem.includes('.') || stem.endsWith('_'))
  const quoted = new Set(code.match(/(?<=[`'":])[^`'":\n]+(?=[`'"])/g))
  return namespaces.flatMap((namespace) =>
    [...new Set(flatten(readTexts('EN', namespace)).map(([key]) => withoutPlural(key)))]
      .filter((key) => !quoted.has(key))
      .filter((key) => !stems.some((stem) => key.startsWith(stem)))
      .map((key) => `no code uses ${namespace}:${key}`),
  )
}

/** Returns texts of the sandbox that no code of their folder uses, and files of languages that it doesn't serve. */
function faultsOfSandbox(): string[] {
  return sandboxNamespaces().flatMap((folder) => {
    const code = globSync('**/*.ts', { cwd: resolve(folder) }).map((file) =>
      readFileSync(resolve(folder, file), 'utf8'),
    )
    const used = code
      .flatMap((file) => file.match(/(?<=\btexts)(?:\??\.\w+|\['[^']+'\])+/g) ?? [])
      .map((path) => `${path.replaceAll(/\['([^']+)'\]/g, '.$1').slice(1)}.`)
    const unused = flatten(readTexts('EN', folder))
      .filter(([key]) => !used.some((path) => path.startsWith(`${key}.`) || key.startsWith(path)))
      .map(([key]) => `no code uses ${key} of ${folder}`)
    const foreign = readdirSync(resolve(folder, 'texts'))
      .filter((file) => !servedLanguages.some((language) => file === `${language}.json`))
      .map((file) => `${folder}/texts/${file} is no language that the sandbox serves`)
    return [...unused, ...foreign]
  })
}

/** Returns everything that is wrong with the project's texts. */
export function textFaults(): string[] {
  const shipped = readdirSync(locales())
  const stale =
    readFileSync(typesFile(), 'utf8') === printTypes() ? [] : ['the types are stale: npm run messages']
  return [
    ...stale,
    ...faultsOfFiles(shipped),
    ...shipped.flatMap(faultsOfLanguage),
    ...unusedKeys(),
    ...faultsOfSandbox(),
  ]
}

/** Returns what a language lacks, by namespace, with the English texts to translate. */
function missingTexts(language: string): Record<string, Texts> {
  const missing = namespacesOf(language).flatMap((namespace): [string, Texts][] => {
    const given = new Map(flatten(readTexts(language, namespace)))
    const wanted = wantedTexts(readTexts('EN', namespace), pluralsOf(language))
    const lacking = [...wanted].filter(([key]) => !given.has(key))
    return lacking.length > 0 ? [[namespace, nest(lacking)]] : []
  })
  return Object.fromEntries(missing)
}

/** Returns a line for each language that no brand offers and that lacks texts. */
function draftNotes(): string[] {
  const offered = mustShip()
  return readdirSync(locales())
    .filter((code) => !offered.has(code))
    .flatMap((code) => {
      const lacking = Object.values(missingTexts(code)).flatMap((texts) => flatten(texts)).length
      return lacking > 0
        ? [
            `${code} is offered by no brand yet and lacks ${lacking} texts: npm run messages -- --missing ${code}`,
          ]
        : []
    })
}

/** Returns the code of a language that has been created. @throws UsageError that says how that is done, for any other. */
function existing(code: string): string {
  if (isLanguageCode(code) && readdirSync(locales()).includes(code)) return code
  throw new UsageError(
    `There is no language "${code}" in shared/i18n/locales. Create it first: npm run messages -- --new FR`,
  )
}

/** Returns what each language that a brand offers lacks, by its code. */
const missingEverywhere = (): Record<string, Record<string, Texts>> =>
  Object.fromEntries(
    [...mustShip()]
      .map((code) => [code, missingTexts(code)] as const)
      .filter(([, missing]) => Object.keys(missing).length > 0),
  )

const texts: z.ZodMiniType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])))
const translations = z.record(
  z.string(),
  z.partialRecord(z.enum([...namespaces, ...sandboxNamespaces()]), texts),
)

/** Reads translated texts by language and namespace. @throws UsageError that says what is wrong with the file. */
function readTranslations(language: string, file: string): z.output<typeof translations> {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} can't be read as JSON: ${reasonOf(error)}`)
  }
  const read = z.safeParse(translations, language === all ? content : { [language]: content })
  if (read.success) return read.data
  const place = read.error.issues[0]?.path.join('.') ?? ''
  throw new UsageError(
    `${file} has something other than texts at "${place}". It must be as --missing ${language} prints it.`,
  )
}

/** Adds translated texts, in the order of the English keys. Keys that English lacks are dropped. */
function fill(language: string, additions: Partial<Record<string, Texts>>): void {
  for (const namespace of namespacesOf(language)) {
    const given = new Map([
      ...flatten(readTexts(language, namespace)),
      ...flatten(additions[namespace] ?? {}),
    ])
    const wanted = [...wantedTexts(readTexts('EN', namespace), pluralsOf(language)).keys()]
    const known = wanted.flatMap((key): [string, string][] => {
      const text = given.get(key)
      return text === undefined ? [] : [[key, text]]
    })
    if (known.length > 0)
      writeFileSync(fileOf(language, namespace), `${JSON.stringify(nest(known), null, 2)}\n`)
  }
}

export const main: Main<'messages'> = ({ flags, words: [file] }, { print, warn }) => {
  if (flags.check) {
    const faults = textFaults()
    for (const fault of faults) warn(fault)
    for (const note of draftNotes()) print(note)
    return faults.length > 0 ? 1 : 0
  }
  if (flags.missing !== undefined) {
    const missing = flags.missing === all ? missingEverywhere() : missingTexts(existing(flags.missing))
    print(JSON.stringify(missing, null, 2))
  } else if (flags.fill !== undefined) {
    if (file === undefined)
      throw new UsageError('--fill needs the translated file: npm run messages -- --fill JA texts.json')
    if (flags.fill !== all) existing(flags.fill)
    const read = Object.entries(readTranslations(flags.fill, file))
    for (const [code] of read) existing(code)
    for (const [code, additions] of read) fill(code, additions)
  } else if (flags.new !== undefined) {
    print(newLanguage(flags.new, flags))
  } else {
    writeFileSync(typesFile(), printTypes())
  }
  return 0
}

// `node resources/scripts/messages.ts`, as npm run check calls it. Nothing waits here: the command imports this file.
if (process.argv[1] === import.meta.filename)
  void runCommand(commands, 'messages', process.argv.slice(2)).then((code) => {
    process.exitCode = code
  })
