import { readLine, searchable } from '#shared/domain/typed-text.ts'

/** How well a name matches a search. */
export type NameMatch = {
  /** 0 for an exact match; higher is worse. */
  distance: number
  /** Whether typing errors were assumed: a typed word doesn't occur in the name. */
  guessed: boolean
  /** The matching parts of the name: [from, to) in UTF-16 units, in order, not overlapping. */
  marks: readonly (readonly [from: number, to: number])[]
}

/** A normalised word of a name. `at` is the index of each of its letters in the name. */
type Word = { text: string; at: readonly number[]; end: number }

const letter = /[\p{L}\p{N}\p{M}]/u
const searchLimit = 60

/** The words of a name, with the indexes of their letters. */
function wordsOf(name: string): Word[] {
  const words: { text: string; at: number[]; end: number }[] = []
  let open = false
  let place = 0
  for (const symbol of name) {
    const next = place + symbol.length
    if (letter.test(symbol)) {
      if (!open) words.push({ text: '', at: [], end: next })
      const word = words.at(-1)
      if (word) {
        for (const unit of searchable(symbol)) {
          word.text += unit
          for (let each = 0; each < unit.length; each += 1) word.at.push(place)
        }
        word.end = next
      }
      open = true
    } else if (symbol !== "'" && symbol !== '’') {
      // An apostrophe doesn't end a word: "Lola's" is one.
      open = false
    }
    place = next
  }
  return words.filter(({ text }) => text !== '')
}

/** Number of typing errors allowed in the name of a game, by the length of the typed word. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Counts the typing errors between a typed word and the beginning (or all) of another: wrong, missing, extra or
 * swapped letters. More than `most` count as infinite.
 */
function errorsBetween(typed: string, word: string, most: number): { errors: number; reached: number } {
  const none = { errors: Number.POSITIVE_INFINITY, reached: 0 }
  if (most === 0 || typed.length > word.length + most) return none
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let last = Array.from({ length: width + 1 }, (_, index) => index)
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= width; column += 1) {
      const same = typed[row - 1] === word[column - 1]
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    if (Math.min(...line) > most) return none
    before = last
    last = line
  }
  // The whole word or any beginning of it may match. Among equal ends, the whole word wins, otherwise the one closest
  // to the typed length.
  const errors = Math.min(...last)
  if (errors > most) return none
  const ends = last.flatMap((count, end) => (count === errors ? [end] : []))
  const reached = ends.reduce((best, end) =>
    end === word.length || Math.abs(end - typed.length) < Math.abs(best - typed.length) ? end : best,
  )
  return { errors, reached }
}

type WordMatch = { cost: number; guessed: boolean; from: number; to: number }

/** How a typed word matches a word of the name; undefined if it doesn't. */
function inWord(typed: string, { text, at, end }: Word, slips: number): WordMatch | undefined {
  const found = text.indexOf(typed)
  const place = (index: number) => at[index] ?? end
  if (found !== -1) {
    const cost = found > 0 ? 2 : typed.length === text.length ? 0 : 1
    return { cost, guessed: false, from: place(found), to: place(found + typed.length) }
  }
  const { errors, reached } = errorsBetween(typed, text, slips)
  // The first letter is seldom mistyped. If it is, the rest must match the whole word.
  if (errors > 2 || (typed[0] !== text[0] && reached !== text.length)) return undefined
  return { cost: 3 + errors * 2, guessed: true, from: place(0), to: place(reached) }
}

/** Matches with all words joined, for "goldencarabao" and "car abao". */
function runTogether(typed: readonly string[], words: readonly Word[]): NameMatch | undefined {
  const text = words.map((word) => word.text).join('')
  const at = words.flatMap((word) => word.at)
  const wanted = typed.join('')
  const found = text.indexOf(wanted)
  if (found === -1 || wanted.length < 3) return undefined
  const from = at[found] ?? 0
  const to = at[found + wanted.length] ?? words.at(-1)?.end ?? from
  return { distance: 4, guessed: false, marks: [[from, to]] }
}

/**
 * How a name matches a search; undefined if it doesn't. Each word of the search must occur in the name: as a word,
 * its beginning, inside it, or with one or two typing errors in longer words. Case and accents are ignored. A search
 * without a letter or digit matches nothing.
 * @param slips number of typing errors allowed in a typed word, by its length.
 */
export function matchName(name: string, search: string, slips = forgiven): NameMatch | undefined {
  const typed = wordsOf(readLine(search).slice(0, searchLimit)).map(({ text }) => text)
  if (typed.length === 0) return undefined
  const words = wordsOf(name)
  const matches = typed.map((word) =>
    words
      .flatMap((of, place) => {
        const match = inWord(word, of, slips(word.length))
        // Earlier words rank slightly before later ones.
        return match ? [{ ...match, cost: match.cost + Math.min(place, 9) / 10 }] : []
      })
      .reduce<WordMatch | undefined>(
        (best, next) => (best && best.cost <= next.cost ? best : next),
        undefined,
      ),
  )
  if (matches.includes(undefined)) return runTogether(typed, words)
  const found = matches.filter((match) => match !== undefined)
  const unasked = Math.max(0, words.length - typed.length)
  return {
    distance: found.reduce((sum, { cost }) => sum + cost, 0) + unasked / 10,
    guessed: found.some(({ guessed }) => guessed),
    marks: joined(found.map(({ from, to }) => [from, to] as const)),
  }
}

/** Sorts the marks and merges those that touch or overlap. */
function joined(marks: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const result: (readonly [number, number])[] = []
  for (const mark of marks.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && mark[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], mark[1])]
    else result.push(mark)
  }
  return result
}

/** An item that matches a search. */
export type Found<T, Match = NameMatch> = { item: T; match: Match }

/**
 * The items that match a search, best first and otherwise in their own order. If any matches as typed, those that
 * assume typing errors are left out.
 */
export function bestMatches<T, Match extends Pick<NameMatch, 'distance' | 'guessed'>>(
  items: readonly T[],
  matchOf: (item: T) => Match | undefined,
  limit = Number.POSITIVE_INFINITY,
): Found<T, Match>[] {
  const found = items.flatMap((item) => {
    const match = matchOf(item)
    return match ? [{ item, match }] : []
  })
  const asTyped = found.filter(({ match }) => !match.guessed)
  return (asTyped.length > 0 ? asTyped : found)
    .toSorted((a, b) => a.match.distance - b.match.distance)
    .slice(0, limit)
}
