import { NavigationType } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isCurrent, renderedIndex } from './history-entry.ts'

let before: unknown
beforeEach(() => {
  before = history.state
})
afterEach(() => history.replaceState(before, ''))

test.each([
  ['as the browser counts, where it still is', 'here', NavigationType.Replace, 3, 5],
  ['the one before’s, replaced and left since', 'left', NavigationType.Replace, 3, 3],
  ['one more than the one before’s, added and left since', 'left', NavigationType.Push, 3, 4],
  ['unknown without one before', 'left', NavigationType.Push, undefined, undefined],
])('[LAY-01] the index of a rendered history entry is %s', (_, key, type, last, index) => {
  history.replaceState({ key: 'here', idx: 5 }, '')
  expect(renderedIndex({ key }, type, last)).toBe(index)
})

test.each([[null], [{ idx: 0 }], ['text']])('an entry with the state %j is the router’s first', (state) => {
  history.replaceState(state, '')
  expect(isCurrent({ key: 'default' })).toBe(true)
  expect(isCurrent({ key: 'other' })).toBe(false)
})
