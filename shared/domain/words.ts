/**
 * How many words a text has, in any language: those that write without spaces are cut as their readers would.
 * Punctuation and emoji are no words.
 */
export function countWords(text: string): number {
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1
  return words
}
