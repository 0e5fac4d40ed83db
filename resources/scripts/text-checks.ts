import { flatten, type Texts, wantedTexts, withoutPlural } from './texts.ts'

/**
 * Returns the names of the parameters in a text, sorted: `{{x}}`, `<x>`, `(min)`, `%x%`, which the build fills, and `{x}`
 * in the sandbox's.
 */
export const parametersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{?\s*(\w+)|<(\w+)>|\((min|max)\)|%(\w+)%/g)]
    .map(([, parameter, tag, limit, filled]) => parameter ?? tag ?? limit ?? filled ?? '')
    .sort()

/**
 * Compares a language's texts with the English ones: missing keys, unknown keys, and different parameters.
 * @param plurals the plural categories of the language; a plural text must have all of them.
 */
export function compareTexts(english: Texts, texts: Texts, plurals: string[] = ['other']): string[] {
  const wanted = wantedTexts(english, plurals)
  const given = new Map(flatten(texts))
  const missing = [...wanted.keys()].filter((key) => !given.has(key)).map((key) => `misses ${key}`)
  const foreign = [...given.keys()]
    .filter((key) => !wanted.has(key))
    .map((key) => `has ${key}, which English or its own plurals lack`)
  const differing = [...given]
    .filter(([key, text]) => {
      // A singular form may use its number or spell it out; `wordedCounts` checks where it must not.
      const likes = [wanted.get(key), wanted.get(`${withoutPlural(key)}_other`)].filter(
        (like) => like !== undefined,
      )
      return wanted.has(key) && !likes.some((like) => parametersOf(like).join() === parametersOf(text).join())
    })
    .map(([key]) => `has other parameters in ${key}`)
  return [...missing, ...foreign, ...differing]
}

/**
 * Returns plural forms without `{{count}}` that the language uses for several numbers. Filipino, for instance, uses
 * "one" for 2, 3 and 5, too.
 */
export function wordedCounts(texts: Texts, tag: string): string[] {
  const rules = new Intl.PluralRules(tag)
  const counted = Array.from({ length: 100 }, (_, count) => rules.select(count))
  const given = new Map(flatten(texts))
  return [...given].flatMap(([key, text]) => {
    const plural = key.slice(withoutPlural(key).length + 1)
    const many = parametersOf(given.get(`${withoutPlural(key)}_other`) ?? '')
    const several = counted.filter((one) => one === plural).length > 1
    return several && many.includes('count') && !parametersOf(text).includes('count')
      ? [`has no {{count}} in ${key}, which is said of several numbers`]
      : []
  })
}

/** Whether a text is just its key, or the last part of it if that doesn't look like a text. */
const isItsKey = (key: string, text: string): boolean =>
  text === key || (text === key.split('.').at(-1) && /[a-z][A-Z]|[._]/.test(text))

/** Returns texts that are empty, or are their own key, or have leading or trailing spaces. */
export const emptyTexts = (texts: Texts): string[] =>
  flatten(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`has no text in ${key}`]
    if (text !== text.trim()) return [`has blanks around ${key}`]
    return isItsKey(key, text) ? [`has the key in place of a text in ${key}`] : []
  })

/** Names and words that are the same in every language. A text of nothing else isn't untranslated. */
const names = new RegExp(
  [
    String.raw`\{\{\w+\}\}|</?\w+>|\S+@\S+`,
    'Palaro|Android|iPhone|QR Ph|GCash|Maya|grand|jackpot|e-?sports|bingo|live|casino|table game|captcha',
  ].join('|'),
  'gi',
)

/**
 * Returns texts that are still in English: identical, with more than twelve letters besides names.
 * @param loans maximum words of a text that the language may share with English. Taglish says "verification code",
 * and the English texts greet in Filipino.
 */
export function leftovers(english: Texts, texts: Texts, plurals: string[] = ['other'], loans = 0): string[] {
  const wanted = wantedTexts(english, plurals)
  return flatten(texts)
    .filter(([key, text]) => text === wanted.get(key) && text.split(/\s+/).length > loans)
    .filter(([, text]) => (text.replaceAll(names, '').match(/\p{L}/gu)?.length ?? 0) > 12)
    .map(([key]) => `has the English text in ${key}`)
}
