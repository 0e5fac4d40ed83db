import { readSearch, searchable } from '#shared/domain/typed-text.ts'
import { isLike } from './likeness.ts'
import { joinBlocks, plainText } from './plain-text.ts'
import type { Topic } from './topics.ts'

/** Part of a text, its offset, and whether it matches the search. */
export type Piece = { at: number; text: string; hit: boolean }

/** A topic that matches: its title and an excerpt. */
export type Found = { tag: string; title: Piece[]; excerpt: Piece[] }

/** Longest search in characters. The rest is ignored. */
const longestSearch = 80
/** Characters an excerpt shows before its first match, and from there on. */
const around = { before: 40, after: 130 }

/** Splits a search into lower case words. Empty if it has no letters or digits. */
export const searchWords = (search: string): string[] =>
  readSearch(search)
    .slice(0, longestSearch)
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * The topics that contain every word of a search, allowing for typing errors. Topics with a match in the title come
 * first. A search without words returns all topics.
 */
export function searchHelp(topics: readonly Topic[], search: string): Found[] {
  const words = searchWords(search)
  const found = topics.flatMap((topic) => {
    const { tag, title } = topic
    const text = textOf(topic)
    const parts = partsOf(`${title} ${text}`).filter((part) => part.word)
    const isHere = words.every((word) => parts.some((part) => isLike(searchable(part.text), word)))
    if (!isHere) return []
    const marked = mark(title, words)
    return [{ tag, title: marked, excerpt: excerptOf(mark(text, words)) }]
  })
  const inTitle = ({ title }: Found) => title.some(({ hit }) => hit)
  return [...found.filter(inTitle), ...found.filter((one) => !inTitle(one))]
}

/** All that a topic says, as plain text. */
const textOf = ({ content, brief, facts, questions }: Topic): string =>
  [
    brief,
    plainText(content),
    ...(facts ?? []).map(({ name, value }) => `${name}: ${value}`),
    ...(questions ?? []).flatMap(({ question, answer }) => [question, answer]),
  ].reduce<string>((text, block) => joinBlocks(text, block ?? ''), '')

/** Splits a text into words and what is between them. */
const partsOf = (text: string) =>
  [...text.matchAll(/([\p{L}\p{M}\p{N}]+)|[^\p{L}\p{M}\p{N}]+/gu)].map(({ 0: part, 1: word, index }) => ({
    at: index,
    text: part,
    word: word !== undefined,
  }))

/** Marks the words that match. Adjacent parts without a match are joined. */
function mark(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  for (const part of partsOf(text)) {
    const hit = part.word && words.some((word) => isLike(searchable(part.text), word))
    const last = pieces.at(-1)
    if (last && !last.hit && !hit) last.text += part.text
    else pieces.push({ at: part.at, text: part.text, hit })
  }
  return pieces
}

/** The text around the first match, or its beginning if nothing matches. */
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
