import * as z from 'zod/mini'
import { type LanguageCode, languages } from '#shared/i18n/languages.ts'
import { didYouMean } from '../scripts/command/nearest.ts'
import { emptyTexts, parametersOf, wordedCounts } from '../scripts/text-checks.ts'
import { flatten, namespaces, pluralsOf, readTexts, type Texts, withoutPlural } from '../scripts/texts.ts'

const group = z.record(z.string(), z.unknown())

/** Where a key is, as messages name it: "sections:hero.title". */
type Place = { namespace: string; code: LanguageCode }

/**
 * Returns what is wrong with a brand's own texts in a language, a line for each fault: key, text, reason, and the
 * built-in text as an example.
 */
export function overrideFaults(content: unknown, code: LanguageCode): string[] {
  const parts = group.safeParse(content)
  if (!parts.success)
    return [`It must be an object of namespaces, for example {"sections": {"hero": {"title": "…"}}}.`]
  return Object.entries(parts.data).flatMap(([namespace, texts]) => {
    if (!namespaces.includes(namespace))
      return [`${namespace}: there is no such namespace.${didYouMean(namespace, namespaces)}`]
    const builtIn = readTexts(code, namespace)
    const wrong = faultsOfGroup(texts, builtIn, { namespace, code })
    return wrong.length > 0 ? wrong : faultsOfTexts(toTexts(texts), builtIn, { namespace, code })
  })
}

/** Keys that don't exist, and values that are no texts. */
function faultsOfGroup(value: unknown, builtIn: Texts, place: Place, path = ''): string[] {
  const entries = group.safeParse(value)
  const at = nameOf(place, path)
  if (!entries.success)
    return [`${at}: ${JSON.stringify(value)} must be an object with some of ${keyList(builtIn)}.`]
  return Object.entries(entries.data).flatMap(([key, text]) => {
    const own = path === '' ? key : `${path}.${key}`
    const like = Object.hasOwn(builtIn, key) ? builtIn[key] : undefined
    if (like === undefined)
      return [`${nameOf(place, own)}: there is no such text.${didYouMean(key, Object.keys(builtIn))}`]
    if (typeof like === 'object') return faultsOfGroup(text, like, place, own)
    return typeof text === 'string'
      ? []
      : [
          `${nameOf(place, own)}: ${JSON.stringify(text)} is no text. The built-in one is ${JSON.stringify(like)}.`,
        ]
  })
}

/** The content of texts whose keys and values have been checked. */
const toTexts = (value: unknown): Texts => {
  const entries = group.safeParse(value)
  const texts: Texts = {}
  for (const [key, text] of Object.entries(entries.success ? entries.data : {}))
    texts[key] = typeof text === 'string' ? text : toTexts(text)
  return texts
}

/** Faults within texts: empty ones, parameters, tags and plural forms. */
function faultsOfTexts(texts: Texts, builtIn: Texts, place: Place): string[] {
  const own = flatten(texts)
  const model = new Map(flatten(builtIn))
  const given = new Map(own)
  const plain = [...emptyTexts(texts), ...wordedCounts(texts, languages[place.code].tag)].map(
    (fault) => `${place.namespace}: it ${fault}.`,
  )
  return [
    ...plain,
    ...own.flatMap(([key, text]) => {
      const at = `${nameOf(place, key)}: ${JSON.stringify(text)}`
      const like = model.get(key) ?? ''
      return [
        ...strangers(text, like).map((name) => `${at} has the parameter ${name}. ${knownTo(like)}`),
        ...lostTags(text, like).map(
          (tag) => `${at} lacks <${tag}>…</${tag}>, a link. The built-in text is ${JSON.stringify(like)}.`,
        ),
        ...missingForms(key, place.code, model, given).map(
          (form) => `${at} also needs ${form}: a text with plural forms must have all of its language.`,
        ),
      ]
    }),
  ]
}

/** Parameters that the built-in text lacks. The site has no value for them. */
const strangers = (text: string, like: string): string[] => {
  const known = new Set(parametersOf(like))
  return parametersOf(text).filter((name) => !known.has(name))
}

const knownTo = (like: string): string => {
  const known = [...new Set(parametersOf(like))]
  return known.length > 0
    ? `It may have ${known.join(', ')}, as in ${JSON.stringify(like)}.`
    : `The built-in text has none: ${JSON.stringify(like)}.`
}

const tagsOf = (text: string): string[] => [...text.matchAll(/<(\w+)>/g)].map(([, tag = '']) => tag)

const lostTags = (text: string, like: string): string[] => {
  const kept = tagsOf(text)
  return tagsOf(like).filter((tag) => !kept.includes(tag))
}

/** The plural forms that are not given beside this one. */
function missingForms(
  key: string,
  code: LanguageCode,
  model: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string>,
): string[] {
  const stem = withoutPlural(key)
  if (stem === key || !model.has(`${stem}_other`)) return []
  return pluralsOf(code)
    .map((form) => `${stem}_${form}`)
    .filter((form) => !given.has(form))
}

const nameOf = ({ namespace }: Place, path: string) => (path === '' ? namespace : `${namespace}:${path}`)
const keyList = (texts: Texts) => Object.keys(texts).slice(0, 6).join(', ')
