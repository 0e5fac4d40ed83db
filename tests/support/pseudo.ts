/**
 * A pseudo-language: English letters with accents, two fifths longer, in brackets. A text on a page without brackets
 * doesn't come from the locale files; a text that doesn't fit wouldn't fit in some other language either.
 */

import { flatten, nest, type Texts } from '../../resources/scripts/texts.ts'

const marked: Record<string, string> = Object.fromEntries(
  Array.from('aáàbƀcçdďeéfƒgĝhĥiíjĵkķlĺmɱnñoópƥqɋrŕsštťuúvṽwŵxẋyýzž'.matchAll(/([a-z])([^a-z]+)/g)).map(
    ([, plain = '', withMark = '']) => [plain, withMark.charAt(0)],
  ),
)

/** Parameters, tags and limits, which stay unchanged. */
const kept = /(\{\{.*?\}\}|<\/?\w+>|\((?:min|max)\))/

/** Converts a text: "Log in" → "[Ĺóĝ íñ~]". Longer additions contain spaces, so that they can wrap. */
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

/** Converts nested texts, as in a locale file, to the pseudo-language. */
export const pseudoTexts = (texts: Texts): Texts =>
  nest(flatten(texts).map(([key, text]) => [key, pseudo(text)]))
