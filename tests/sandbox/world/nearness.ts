/** Letters that may be wrong in a word of so many: a short word with a slip in it is another word. */
export const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * How far what was typed is from a word: the letters to change, add, leave out or swap until it is the word's
 * beginning (names are searched while they are typed). Half a step more where the word goes on.
 * @returns undefined for more than `most` steps.
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
