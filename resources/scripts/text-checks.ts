import { flatten, type Texts, wantedTexts, withoutPlural } from './texts.ts'

/** Names of the parameters in a text, in order. */
const parametersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)|<(\w+)>|\((min|max)\)/g)]
    .map(([, parameter, tag, limit]) => parameter ?? tag ?? limit ?? '')
    .sort()

/**
 * What a language's texts lack, have too much, or parametrise differently, against the English ones.
 * @param plurals the plural endings that the language has; a text in the plural must have them all.
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
      // A form in the singular may name its number or have it in words: wordedCounts says where it must not.
      const likes = [wanted.get(key), wanted.get(`${withoutPlural(key)}_other`)].filter(
        (like) => like !== undefined,
      )
      return wanted.has(key) && !likes.some((like) => parametersOf(like).join() === parametersOf(text).join())
    })
    .map(([key]) => `has other parameters in ${key}`)
  return [...missing, ...foreign, ...differing]
}

/**
 * Plural forms that have their number in words, or leave it out, where the language says more than one number
 * with them: Filipino counts 2, 3 and 5 among its "one".
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

/** A key written down in place of its text: all of it, or a last part that no text would look like. */
const isItsKey = (key: string, text: string): boolean =>
  text === key || (text === key.split('.').at(-1) && /[a-z][A-Z]|[._]/.test(text))

/** Texts that are none: empty, or their own key; and blanks around one, which nobody meant. */
export const emptyTexts = (texts: Texts): string[] =>
  flatten(texts).flatMap(([key, text]) => {
    if (text.trim() === '') return [`has no text in ${key}`]
    if (text !== text.trim()) return [`has blanks around ${key}`]
    return isItsKey(key, text) ? [`has the key in place of a text in ${key}`] : []
  })

/** What is called the same in every language: a text of nothing else is no leftover. */
const names = new RegExp(
  [
    String.raw`\{\{\w+\}\}|</?\w+>|\S+@\S+`,
    'Palaro|Android|iPhone|QR Ph|GCash|Maya|grand|jackpot|e-?sports|bingo|live|casino|table game|captcha',
  ].join('|'),
  'gi',
)

/**
 * Texts left in English: the same as there, with more than twelve letters that are no name's.
 * @param loans how many words a term may have that the language takes from English as it is. Taglish says
 * "verification code", and the English texts greet in Filipino.
 */
export function leftovers(english: Texts, texts: Texts, plurals: string[] = ['other'], loans = 0): string[] {
  const wanted = wantedTexts(english, plurals)
  return flatten(texts)
    .filter(([key, text]) => text === wanted.get(key) && text.split(/\s+/).length > loans)
    .filter(([, text]) => (text.replaceAll(names, '').match(/\p{L}/gu)?.length ?? 0) > 12)
    .map(([key]) => `has the English text in ${key}`)
}
