/** Typing errors allowed in a word of this length. None in short words, because an error makes them another word. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Edit distance between what was typed and the beginning of a word, because names are searched while they are typed.
 * Counts changed, added, missing and swapped letters. Half a step is added if the word continues.
 * @returns undefined if it takes more than `most` steps.
 */
export function nearness(typed: string, word: string, most = slipsAllowed(typed.length)): number | undefined {
  if (typed.length > word.length + most) return undefined
  const width = Math.min(word.length, typed.length + most)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const line = [row]
    let nearest = row
    for (let column = 1; column <= width; column++) {
      const same = typed[row - 1] === word[column - 1]
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      let steps = at(above, column - 1) + (same ? 0 : 1)
      steps = Math.min(steps, at(above, column) + 1, at(line, column - 1) + 1)
      if (swapped) steps = Math.min(steps, at(before, column - 2) + 1)
      nearest = Math.min(nearest, steps)
      line.push(steps)
    }
    if (nearest > most) return undefined
    before = above
    above = line
  }
  const least = Math.min(...above)
  if (least > most) return undefined
  return width === word.length && at(above, width) === least ? least : least + 0.5
}

const at = (line: readonly number[], column: number): number => line[column] ?? Number.POSITIVE_INFINITY
