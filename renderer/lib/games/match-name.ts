/** How well a name answers a search. */
export type NameMatch = {
  /** 0 for the very name; the less, the better. */
  distance: number
  /** Whether a word was taken for another one: what was typed is nowhere in the name as it stands. */
  guessed: boolean
  /** Where the name answers: [from, to) in UTF-16 units, in order, none over another. */
  marks: readonly (readonly [from: number, to: number])[]
}

/** A word of a name, plain, with where each of its letters stands in the name. */
type Word = { text: string; at: readonly number[]; end: number }

const letter = /[\p{L}\p{N}\p{M}]/u
const searchLimit = 60

/** A letter without case and accents; "" for what only carries an accent. */
const plain = (symbol: string): string =>
  symbol
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()

/** The words of a name, with the places of their letters. */
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
        for (const unit of plain(symbol)) {
          word.text += unit
          for (let each = 0; each < unit.length; each += 1) word.at.push(place)
        }
        word.end = next
      }
      open = true
    } else if (symbol !== "'" && symbol !== '’') {
      // "Lola's" is one word.
      open = false
    }
    place = next
  }
  return words.filter(({ text }) => text !== '')
}

/** How many typing errors a word of so many letters is forgiven. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Typing errors between a word typed and the beginning of another, or all of it: letters wrong, missing, too many,
 * or two changed about; more than `most` count as endless.
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
  // The whole word counts as much as its beginning; of several ends the nearest to what was typed is meant.
  const errors = Math.min(...last)
  if (errors > most) return none
  const ends = last.flatMap((count, end) => (count === errors ? [end] : []))
  const reached = ends.reduce((best, end) =>
    Math.abs(end - typed.length) < Math.abs(best - typed.length) ? end : best,
  )
  return { errors, reached }
}

type WordMatch = { cost: number; guessed: boolean; from: number; to: number }

/** How a typed word is found in a word of the name. */
function inWord(typed: string, { text, at, end }: Word): WordMatch | undefined {
  const found = text.indexOf(typed)
  const place = (index: number) => at[index] ?? end
  if (found !== -1) {
    const cost = found > 0 ? 2 : typed.length === text.length ? 0 : 1
    return { cost, guessed: false, from: place(found), to: place(found + typed.length) }
  }
  const { errors, reached } = errorsBetween(typed, text, forgiven(typed.length))
  // The first letter is seldom mistyped: where it is, the rest must be all of the word.
  if (errors > 2 || (typed[0] !== text[0] && reached !== text.length)) return undefined
  return { cost: 3 + errors * 2, guessed: true, from: place(0), to: place(reached) }
}

/** All words run together, for "goldencarabao" and for "car abao". */
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
 * How a name answers a search, or undefined where it doesn't: each word of the search must be in the name, whole,
 * as a beginning, inside, or with a typing error or two the longer it is. Case and accents don't count. A search
 * without a letter or digit finds nothing.
 */
export function matchName(name: string, search: string): NameMatch | undefined {
  const typed = wordsOf(search.slice(0, searchLimit)).map(({ text }) => text)
  if (typed.length === 0) return undefined
  const words = wordsOf(name)
  const matches = typed.map((word) =>
    words
      .flatMap((of, place) => {
        const match = inWord(word, of)
        // Earlier words a little before later ones.
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

/** Stretches in order; those that touch or overlap as one. */
function joined(marks: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const result: (readonly [number, number])[] = []
  for (const mark of marks.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1)
    if (last && mark[0] <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], mark[1])]
    else result.push(mark)
  }
  return result
}

/** A thing whose name answers a search. */
export type Found<T> = { item: T; match: NameMatch }

/**
 * The things whose names answer a search, the best first, equal ones as they came. As soon as one is found as it was
 * typed, those that were only guessed are left out.
 */
export function bestMatches<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  search: string,
  limit = Number.POSITIVE_INFINITY,
): Found<T>[] {
  const found = items.flatMap((item) => {
    const match = matchName(nameOf(item), search)
    return match ? [{ item, match }] : []
  })
  const asTyped = found.filter(({ match }) => !match.guessed)
  return (asTyped.length > 0 ? asTyped : found)
    .toSorted((a, b) => a.match.distance - b.match.distance)
    .slice(0, limit)
}
