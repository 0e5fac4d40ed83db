/** How many typing errors are allowed for a text of this length. */
const allowance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Whether `word` contains what was typed, or starts with something within a few typing errors of it. Both must be in
 * lower case.
 */
export function isLike(word: string, typed: string): boolean {
  if (word.includes(typed)) return true
  const most = allowance(typed.length)
  return most > 0 && distanceToStart(word, typed, most) <= most
}

/** Fewest edits (insert, delete, replace or swap a letter) that turn `typed` into a prefix of `word`. */
function distanceToStart(word: string, typed: string, most: number): number {
  // Longer prefixes are more than `most` edits away in any case.
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
