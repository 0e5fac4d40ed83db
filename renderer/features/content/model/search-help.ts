import { isLike } from './likeness.ts'
import { plainText } from './plain-text.ts'
import type { Topic } from './topics.ts'

/** A piece of text at its place in the whole, and whether it is what was looked for. */
export type Piece = { at: number; text: string; hit: boolean }

/** A topic that was found: its title, and the words around what was found in it. */
export type Found = { tag: string; title: Piece[]; excerpt: Piece[] }

/** Characters of a search that count; nobody looks for more. */
const longestSearch = 80
/** Characters that an excerpt shows before and after its first hit. */
const around = { before: 40, after: 130 }

/** The words of a search, in lower case; none for one of blanks, signs or emoji. */
export const searchWords = (search: string): string[] =>
  search
    .slice(0, longestSearch)
    .toLocaleLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * The topics that hold every word of a search, typing errors forgiven: those with one in their title first.
 * All of them for a search without words.
 */
export function searchHelp(topics: readonly Topic[], search: string): Found[] {
  const words = searchWords(search)
  const found = topics.flatMap(({ tag, title, content }) => {
    const text = plainText(content)
    const parts = partsOf(`${title} ${text}`).filter((part) => part.word)
    const isHere = words.every((word) => parts.some((part) => isLike(part.text.toLocaleLowerCase(), word)))
    if (!isHere) return []
    const marked = mark(title, words)
    return [{ tag, title: marked, excerpt: excerptOf(mark(text, words)) }]
  })
  const inTitle = ({ title }: Found) => title.some(({ hit }) => hit)
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))]
}

/** A text as words and what stands between them. */
const partsOf = (text: string) =>
  [...text.matchAll(/([\p{L}\p{M}\p{N}]+)|[^\p{L}\p{M}\p{N}]+/gu)].map(({ 0: part, 1: word, index }) => ({
    at: index,
    text: part,
    word: word !== undefined,
  }))

/** Marks the words that were looked for; neighbours that are alike become one piece. */
function mark(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  for (const part of partsOf(text)) {
    const hit = part.word && words.some((word) => isLike(part.text.toLocaleLowerCase(), word))
    const last = pieces.at(-1)
    if (last && !last.hit && !hit) last.text += part.text
    else pieces.push({ at: part.at, text: part.text, hit })
  }
  return pieces
}

/** The words around the first hit; the beginning where there is none. */
function excerptOf(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(({ hit }) => hit)
  const lead = first > 0 ? (pieces[first - 1]?.text ?? '') : ''
  const cutLead = lead.length > around.before ? `… ${lead.slice(-around.before).replace(/^\S*\s/, '')}` : lead
  const shown: Piece[] = first > 0 && cutLead ? [{ at: 0, text: cutLead, hit: false }] : []
  let room = around.after
  for (const piece of pieces.slice(Math.max(first, 0))) {
    if (room <= 0) break
    const whole = piece.text.length <= room
    shown.push(whole ? piece : { ...piece, text: `${piece.text.slice(0, room).replace(/\s\S*$/, '')} …` })
    room -= piece.text.length
  }
  return shown
}
