import { expect, test } from 'vitest'
import { checkField, patternIds } from '#shared/domain/patterns.ts'

const accepts = (value: string, patternId: number): boolean =>
  checkField(value, { enabled: true, required: true, maxLength: 200_000, patternId }) === undefined

/** Ids of the patterns that accept each text; the rest of the nineteen reject it. */
const texts: [what: string, text: string, accepting: number[]][] = [
  ['full-width digits', '０９１７', [0, 9]],
  ['Arabic digits', '٠٩١٧', [0, 9]],
  ['Thai digits', '๐๙', [0, 9, 14, 15]],
  ['full-width letters', 'Ａbc', [0, 9]],
  ['Cyrillic letters that look Latin', 'Аnа', [0, 9]],
  ['an accented letter', 'Peña', [0, 9]],
  ['a letter with a loose accent', 'Pen\u0303a', [0, 9]],
  ['the long s, which is an S without its case', 'ſ', [0, 9]],
  ['the Kelvin sign', '\u212a', [0, 9]],
  ['an emoji of several parts', '👩‍👩‍👧', [0, 9]],
  ['half an emoji', '\ud83d', [0, 9]],
  ['a character beyond the first plane', '𠮷', [0, 2, 9, 10]],
  ['a no-break space', 'Ana\u00a0Reyes', [0]],
  ['an ideographic space', '龍\u3000八', [0]],
  ['a line end', 'Ana\nReyes', [0]],
  ['a line end at the end', 'Ana\n', [0]],
  ['a zero', 'Ana\0', [0, 9]],
  ['a writing direction', '\u202eana', [0, 9]],
  ['a space of no width', 'ana\u200b', [0, 9]],
]

test.each(texts)('[REG-09, SEC-05] %s', (_, text, accepting) => {
  expect(patternIds.filter((id) => accepts(text, id))).toEqual(accepting)
})

/** Repeated text that could cause backtracking: long runs that fail at their very end. */
const runs = ['a', 'A', '1', 'aA1!', 'a.', '@', 'a@', 'a@a.', ' ', 'a ', '龍', '한', 'ก', '.', '\ud83d']

test.each(patternIds.map((id) => [id]))(
  '[REG-09, SEC-05] pattern %i takes no long time with any run',
  (id) => {
    for (const run of runs)
      for (const end of ['', '\u0000', '!', '@', ' ']) {
        const text = run.repeat(100_000 / run.length) + end
        // Processor time of this thread, so that a busy machine is no fault of the pattern. Linear time takes
        // milliseconds, quadratic time minutes.
        const began = process.threadCpuUsage()
        accepts(text, id)
        const { user } = process.threadCpuUsage(began)
        expect(user / 1000, `${run}… ${end}`).toBeLessThan(500)
      }
  },
)
