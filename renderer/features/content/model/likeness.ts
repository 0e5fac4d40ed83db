/** How many letters a word may differ by and still be meant. */
const allowance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Whether `word` is what somebody meant who typed `typed`: it begins with it, holds it, or begins with something
 * that is a typing error or two away. Both in lower case.
 */
export function isLike(word: string, typed: string): boolean {
  if (word.includes(typed)) return true
  const most = allowance(typed.length)
  return most > 0 && distanceToStart(word, typed, most) <= most
}

/** The least edits (a letter more, less, other, or two swapped) that make `typed` a beginning of `word`. */
function distanceToStart(word: string, typed: string, most: number): number {
  // Longer beginnings than this are further away than allowed in any case.
  const start = word.slice(0, typed.length + most)
  let before: number[] = []
  let row = Array.from({ length: start.length + 1 }, (_, index) => index)
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= start.length; j += 1) {
      const same = typed[i - 1] === start[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      const swapped = typed[i - 1] === start[j - 2] && typed[i - 2] === start[j - 1]
      if (i > 1 && j > 1 && swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return Math.min(...row)
}
