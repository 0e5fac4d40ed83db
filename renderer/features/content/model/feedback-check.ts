import { countWords } from '#shared/domain/words.ts'

/** How many words the gateway accepts. Undefined until known. */
export type WordRange = { minWords: number; maxWords: number } | undefined

/** What is wrong with the length of the feedback. */
export type WordFault = 'empty' | 'tooFew' | 'tooMany'

/** Checks the number of words. Without a range, it only requires one. */
export function wordFault(content: string, range: WordRange): WordFault | undefined {
  const words = countWords(content)
  if (words === 0) return 'empty'
  if (range && words < range.minWords) return 'tooFew'
  return range && words > range.maxWords ? 'tooMany' : undefined
}
