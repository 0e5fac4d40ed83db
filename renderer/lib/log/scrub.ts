import { cardNumber, homeFolder } from '#shared/domain/personal-forms.ts'

/** Longest line of the log, in characters. */
const longest = 2000
const searched = 2 * longest

/** Names of values that are personal. */
const personal =
  'user(?:_?name)?|account(?:name)?|customer_?id|nick_?name|real_?name|payee_?name|name|pass(?:word|wd|phrase)?|' +
  'pin|otp|code|\\w*token|\\w*secret|captcha|authorization|cookie|e-?mail|mobile(?:num|no)?|phone|address|birthday|' +
  'id_?number|qq_?num|line|whatsapp|facebook|wechat|telegram|zalo|key|payload|ip'

const script = /[\w.-]+\.(?:m?[jt]sx?(?::\d+)*|css)$/

type Rule = [pattern: RegExp, by: string | ((...parts: string[]) => string)]

const rules: Rule[] = [
  [homeFolder, '$1[…]'],
  [cardNumber, '[number]'],
  // URLs: of a script its file name and position, of all others only the host; never a query.
  [
    /\b([a-z][\w+.-]*):\/\/(?:[^\s/@'"`]*@)?([^\s/?#'"`)]*)([^\s?#'"`)]*)(?:[?#][^\s'"`)]*)?/gi,
    (_, scheme = '', host = '', path = '') =>
      script.exec(path)?.[0] ?? `${scheme}://${host}${path.length > 1 ? '/…' : path}`,
  ],
  [/([\w./-]+)\?[\w%.+-]+=[^\s'"`)]*/g, '$1?…'],
  [/\b(bearer|basic)\s+[\w+/=.~-]+/gi, '$1 […]'],
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '[token]'],
  [
    new RegExp(`(["']?\\b(?:${personal})["']?\\s*[:=]\\s*)("[^"]*"|'[^']*'|[^\\s"',;&})\\]]+)`, 'gi'),
    '$1[…]',
  ],
  // Not "Tile@index-26afd097.js:1:2", as Firefox and Safari write a stack.
  [/[^\s@<>"'`(),:;]+@(?![\w.-]+\.m?[jt]sx?:\d)[^\s@<>"'`(),:;]+\.[^\s@<>"'`(),:;]+/g, '[email]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[ip]'],
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}(?![\w:])/gi, '[ip]'],
  // Phone, card and account numbers and amounts, but not a script's line and column.
  [/(?<![\w:.-])\+?\(?\d(?:[\s().,-]{0,2}\d){4,}(?!\w)/g, '[number]'],
  // Long words with letters and digits, which aren't ours: ids, keys, ciphertexts.
  [/(?<![\w./-])(?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{20,}/gi, '[secret]'],
]

/**
 * Removes whatever may be personal from a text: tokens, passwords, e-mail and network addresses, numbers, query
 * strings, and the words known to be personal, such as the account's name.
 */
export function scrub(text: string, known: readonly string[] = []): string {
  const { length } = text
  // Longer texts are cut, so that this never takes long. A word at the cut is dropped entirely.
  const head = length > searched ? text.slice(0, text.lastIndexOf(' ', searched) + 1) : text
  const words = known.filter((word) => word.length > 1).sort((a, b) => b.length - a.length)
  const unnamed = words.reduce((rest, word) => rest.replaceAll(word, '[…]'), head)
  const clean = rules.reduce<string>(
    (rest, [pattern, by]) => (typeof by === 'string' ? rest.replace(pattern, by) : rest.replace(pattern, by)),
    unnamed,
  )
  return clean.length > longest || length > searched ? `${clean.slice(0, longest)}…` : clean
}
