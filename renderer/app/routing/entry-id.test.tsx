import { afterEach, beforeEach, expect, test } from 'vitest'
import { entryId } from './entry-id.ts'

let before: unknown
beforeEach(() => {
  before = history.state
})
afterEach(() => history.replaceState(before, ''))

test('[RT-19] an entry that the router made is known by its key', () => {
  history.replaceState({ key: 'abc', idx: 3 }, '')
  expect(entryId('abc')).toBe('abc')
  expect(history.state).toEqual({ key: 'abc', idx: 3 })
})

test('[RT-19] two pages loaded one after the other are two entries, and a reload is the same one', () => {
  history.replaceState({ idx: 0 }, '')
  const first = entryId('default')
  expect(entryId('default')).toBe(first)
  expect(history.state).toEqual({ idx: 0, load: first })
  history.replaceState(null, '')
  expect(entryId('default')).not.toBe(first)
})
