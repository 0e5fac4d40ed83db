import { inEach, type ServedLanguage, servedLanguages, type Text } from '../texts/language.ts'

/** A text of the sandbox's content, by where it stands: "promotions.rebate.summary". */
export type Said = { readonly at: string; readonly text: Text }

const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  servedLanguages.every((language) => typeof Reflect.get(value, language) === 'string')

/** A part of a name: what an entry of a list is called, or its place. */
const nameOf = (value: unknown, place: string): string => {
  if (typeof value !== 'object' || value === null) return place
  const { id, tag, title, name }: Record<string, unknown> = { ...value }
  const words = [title, name].find(isText)
  return [id, tag, words?.EN].find((part) => typeof part === 'string') ?? place
}

/** All texts in a value, however deep. */
export function textsIn(value: unknown, at: string): Said[] {
  if (typeof value !== 'object' || value === null) return []
  if (isText(value)) return [{ at, text: value }]
  const isList = Array.isArray(value)
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, `${at}.${isList ? nameOf(inner, key) : key}`),
  )
}

const leavesOf = (value: object, at: string): (readonly [at: string, words: string])[] =>
  Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner === 'string') return [[`${at}.${key}`, inner] as const]
    return typeof inner === 'object' && inner !== null ? leavesOf(inner, `${at}.${key}`) : []
  })

/** The texts of files of one language each, "…/EN.json". What a language lacks is empty. */
export function textsOf(files: Readonly<Record<string, object>>, at: string): Said[] {
  const inLanguage = (language: ServedLanguage) =>
    new Map(
      leavesOf(Object.entries(files).find(([path]) => path.endsWith(`/${language}.json`))?.[1] ?? {}, at),
    )
  const all = new Map(servedLanguages.map((language) => [language, inLanguage(language)]))
  const keys = new Set([...all.values()].flatMap((texts) => [...texts.keys()]))
  return [...keys].map((key) => ({
    at: key,
    text: inEach((language) => all.get(language)?.get(key) ?? ''),
  }))
}

/** A text without its tags. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const words = {
  two: 2,
  double: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twentieth: 20,
  forty: 40,
  hundred: 100,
} as const

/** Times of day: "18:00", in Indonesian also "18.00", in Japanese also "0時". */
const timesIn: Readonly<Partial<Record<ServedLanguage, RegExp>>> = {
  ID: /(?<![₱\d.])(\d\d)[:.](\d\d)(?![\d%])/g,
  JA: /(\d{1,2})(?::(\d\d)|時(?!間))/g,
}
const usualTimes = /(\d\d):(\d\d)/g

/** One of something, as in "1 week", which is no figure of a rule. Shares and multiples are. */
const one = /(?<![\d.,₱])1(?![\d.,%×]|\s?(?:倍|배|เท่า))/g

/** The figures that a text says: numbers, times as "18:00", and in English also those in words. */
export function figuresIn(html: string, language: ServedLanguage): (number | string)[] {
  const said = wordsOf(html)
  const timed = timesIn[language] ?? usualTimes
  const times = [...said.matchAll(timed)].map(
    ([, hour = '', minute = '00']) => `${hour.padStart(2, '0')}:${minute}`,
  )
  const rest = [timed, /\{\w+\}/g, one].reduce((left, found) => left.replaceAll(found, ' '), said)
  const numbers = [...rest.matchAll(/\d[\d,]*(?:\.\d+)?(K\b)?/g)].map(([figure, thousand]) =>
    numberOf(figure, Boolean(thousand)),
  )
  const spelt = language === 'EN' ? Object.entries(words).filter(([word]) => hasWord(rest, word)) : []
  return [...times, ...numbers, ...spelt.map(([, figure]) => figure)]
}

/** A number as written: "5,000", "42.000", "0.6" or "131K". Shares have two decimals at most. */
const numberOf = (figure: string, thousands: boolean): number =>
  Number.parseFloat(figure.replaceAll(/,|\.(?=\d{3}\b)/g, '')) * (thousands ? 1000 : 1)

const hasWord = (said: string, word: string): boolean => new RegExp(`\\b${word}\\b`, 'i').test(said)
