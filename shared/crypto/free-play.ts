/** Returns the random text for the free-play call, reversed as the gateway expects it (before encryption). */
export function reversedRandomText(random: string = crypto.randomUUID()): string {
  return [...random].toReversed().join('')
}
