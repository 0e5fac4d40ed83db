/** The random text of the free-play call: made here, sent reversed (and then encrypted with the rest). */
export function reversedRandomText(random: string = crypto.randomUUID()): string {
  return [...random].toReversed().join('')
}
