/**
 * A language that is none: English letters with marks, two fifths longer, in brackets. What stands in a page
 * without brackets is no text of the locale files; what does not fit won't fit in some language either.
 */

const marked: Record<string, string> = Object.fromEntries(
  Array.from('aáàbƀcçdďeéfƒgĝhĥiíjĵkķlĺmɱnñoópƥqɋrŕsštťuúvṽwŵxẋyýzž'.matchAll(/([a-z])([^a-z]+)/g)).map(
    ([, plain = '', withMark = '']) => [plain, withMark.charAt(0)],
  ),
)

/** Parameters, tags and limits stay as they are. */
const kept = /(\{\{.*?\}\}|<\/?\w+>|\((?:min|max)\))/

/** One text in the pseudo-language: "Log in" → "[Ĺóĝ íñ~]". What is added to a longer text can break. */
export function pseudo(text: string): string {
  const accented = text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, accent)))
    .join('')
  const letters = text.replaceAll(new RegExp(kept, 'g'), '').length
  const added = Math.max(1, Math.ceil(letters * 0.4) - 2)
  const words = added > 8 ? ' ~~~~~~~'.repeat(Math.ceil(added / 8)).slice(0, added) : '~'.repeat(added)
  return `[${accented}${words.trimEnd()}]`
}

function accent(letter: string): string {
  const withMark = marked[letter.toLowerCase()] ?? letter
  return letter === letter.toLowerCase() ? withMark : withMark.toUpperCase()
}

/** Texts as they are nested in a locale file, each in the pseudo-language. */
export const pseudoTexts = (texts: object): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' ? pseudo(value) : pseudoTexts(Object(value)),
    ]),
  )
