import { expect, test } from 'vitest'
import { messages } from './messages.ts'

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()
// Thai ends a sentence with a space.
const endings = /[.!?。]$/

test.each(Object.entries(messages))('%s is said in every language, with the same blanks', (_, texts) => {
  const { EN, TH, ...others } = texts
  for (const text of [EN, ...Object.values(others)]) expect(text).toMatch(endings)
  expect(TH).not.toMatch(endings)
  for (const text of [TH, ...Object.values(others)]) {
    expect(text).not.toBe(EN)
    expect(blanks(text)).toEqual(blanks(EN))
  }
})
