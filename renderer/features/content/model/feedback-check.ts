import { countWords } from '#shared/domain/words.ts'

/** How many words the gateway takes; undefined until it said so. */
export type WordRange = { minWords: number; maxWords: number } | undefined

/** What is wrong with the words of some feedback. */
export type WordFault = 'empty' | 'tooFew' | 'tooMany'

/** Checks the words against the gateway's range; without one only that there are any. */
export function wordFault(content: string, range: WordRange): WordFault | undefined {
  const words = countWords(content)
  if (words === 0) return 'empty'
  if (range && words < range.minWords) return 'tooFew'
  return range && words > range.maxWords ? 'tooMany' : undefined
}
