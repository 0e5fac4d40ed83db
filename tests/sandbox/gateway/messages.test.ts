import { expect, test } from 'vitest'
import { messages } from './messages.ts'

const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).toSorted()

test.each(Object.entries(messages))('%s is said in both languages, with the same blanks', (_, { EN, TY }) => {
  expect(EN).toMatch(/[.!?]$/)
  expect(TY).toMatch(/[.!?]$/)
  expect(TY).not.toBe(EN)
  expect(blanks(TY)).toEqual(blanks(EN))
})
