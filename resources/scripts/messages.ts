/**
 * The texts' types and their checks. TypeScript widens JSON strings, so the English texts are written once
 * more as literal types: then a wrong key, or a parameter forgotten, fails the type check.
 *
 *   node resources/scripts/messages.ts                 checks: types current, every language whole, no key unused
 *   node resources/scripts/messages.ts --write         writes the types anew
 *   node resources/scripts/messages.ts --missing JA    prints what a language lacks, by namespace, in English
 *   node resources/scripts/messages.ts --fill JA FILE  takes in such a file once it is translated
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isLanguageCode, languages } from '#shared/i18n/languages.ts'
import { compareTexts, emptyTexts, leftovers, wordedCounts } from './text-checks.ts'
import {
  fileOf,
  flatten,
  locales,
  namespaces,
  nest,
  pluralsOf,
  readTexts,
  type Texts,
  wantedTexts,
  withoutPlural,
} from './texts.ts'

const root = resolve(import.meta.dirname, '../..')
const typesFile = resolve(root, 'shared/i18n/messages.gen.ts')

/** The languages that this product ships whole. */
const mustShip = ['EN', 'TY', 'CN', 'VI', 'JA', 'TH', 'ID']

function printTypes(): string {
  const body = namespaces
    .map((namespace) => `  ${namespace}: ${JSON.stringify(readTexts('EN', namespace), null, 2)}`)
    .join('\n')
  return `// Written by resources/scripts/messages.ts from the English texts; not to be edited.\n\n/** The English texts as literal types, by namespace. */\nexport type Messages = {\n${body}\n}\n`
}

const faultsOfLanguage = (language: string): string[] =>
  namespaces.flatMap((namespace) => {
    const [english, texts] = [readTexts('EN', namespace), readTexts(language, namespace)]
    const plurals = pluralsOf(language)
    const against =
      language === 'EN'
        ? []
        : [
            ...compareTexts(english, texts, plurals),
            ...leftovers(english, texts, plurals, language === 'TY' ? 4 : 0),
          ]
    const worded = isLanguageCode(language) ? wordedCounts(texts, languages[language].tag) : []
    return [...against, ...worded, ...emptyTexts(texts)].map((fault) => `${language}/${namespace} ${fault}`)
  })

/** Languages that are not there at all, and files that stand for no part of the site. */
function faultsOfFiles(shipped: string[]): string[] {
  const unwritten = mustShip.filter((code) => !shipped.includes(code)).map((code) => `no texts in ${code}`)
  const foreign = shipped.flatMap((language) =>
    readdirSync(resolve(locales, language))
      .filter((file) => !namespaces.includes(file.replace('.json', '')))
      .map((file) => `${language}/${file} is no part of the English texts`),
  )
  return [...unwritten, ...foreign]
}

/** A key counts as used when the code names it, or names the stem before a template's `${`. */
function unusedKeys(): string[] {
  const code = globSync(['renderer/**/*.{ts,tsx}', 'electron/**/*.ts'], { cwd: root })
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n')
  const stems = [...code.matchAll(/[`'"](?:\w+:)?([\w.]+?)\$\{/g)]
    .map(([, stem = '']) => stem)
    .filter((stem) => stem.includes('.') || stem.endsWith('_'))
  return namespaces.flatMap((namespace) =>
    [...new Set(flatten(readTexts('EN', namespace)).map(([key]) => withoutPlural(key)))]
      .filter((key) => !new RegExp(`[\`'":]${key.replaceAll('.', '\\.')}[\`'"]`).test(code))
      .filter((key) => !stems.some((stem) => key.startsWith(stem)))
      .map((key) => `no code uses ${namespace}:${key}`),
  )
}

/** Everything that is wrong with the texts of this project. */
export function textFaults(): string[] {
  const shipped = readdirSync(locales)
  const stale =
    readFileSync(typesFile, 'utf8') === printTypes() ? [] : ['the types are stale: npm run messages']
  return [...stale, ...faultsOfFiles(shipped), ...shipped.flatMap(faultsOfLanguage), ...unusedKeys()]
}

/** What a language lacks, by namespace, with the English texts to be translated. */
function missingTexts(language: string): Record<string, Texts> {
  const missing = namespaces.flatMap((namespace): [string, Texts][] => {
    const given = new Map(flatten(readTexts(language, namespace)))
    const wanted = wantedTexts(readTexts('EN', namespace), pluralsOf(language))
    const lacking = [...wanted].filter(([key]) => !given.has(key))
    return lacking.length > 0 ? [[namespace, nest(lacking)]] : []
  })
  return Object.fromEntries(missing)
}

/** Takes translated texts in, key by key in the English order; what English lacks falls out. */
function fill(language: string, file: string): void {
  const additions: Record<string, Texts> = JSON.parse(readFileSync(file, 'utf8'))
  for (const namespace of namespaces) {
    const given = new Map([
      ...flatten(readTexts(language, namespace)),
      ...flatten(additions[namespace] ?? {}),
    ])
    const wanted = [...wantedTexts(readTexts('EN', namespace), pluralsOf(language)).keys()]
    const texts = wanted.flatMap((key): [string, string][] => {
      const text = given.get(key)
      return text === undefined ? [] : [[key, text]]
    })
    if (texts.length > 0)
      writeFileSync(fileOf(language, namespace), `${JSON.stringify(nest(texts), null, 2)}\n`)
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , command, language = '', file = ''] = process.argv
  if (command === '--write') {
    writeFileSync(typesFile, printTypes())
  } else if (command === '--missing') {
    console.log(JSON.stringify(missingTexts(language), null, 2))
  } else if (command === '--fill') {
    fill(language, file)
  } else {
    const faults = textFaults()
    for (const fault of faults) console.error(fault)
    process.exitCode = faults.length > 0 ? 1 : 0
  }
}
