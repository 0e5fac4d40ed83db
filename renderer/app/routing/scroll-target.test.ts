import { expect, test } from 'vitest'
import { scrollTarget } from './scroll-target.ts'

const navigation = { type: 'PUSH', samePage: false, hash: '', place: undefined } as const

test.each([
  [{}, { kind: 'top' }],
  [{ samePage: true }, { kind: 'top' }],
  [{ hash: '#term' }, { kind: 'hash', id: 'term' }],
  [{ hash: '#play%20safe' }, { kind: 'hash', id: 'play safe' }],
  [{ hash: '#%' }, { kind: 'hash', id: '%' }],
  [{ hash: '#' }, { kind: 'top' }],
  [
    { type: 'POP', place: 840 },
    { kind: 'restore', place: 840 },
  ],
  [
    { type: 'POP', place: 840, hash: '#term' },
    { kind: 'restore', place: 840 },
  ],
  [{ type: 'POP' }, { kind: 'top' }],
  [
    { type: 'POP', hash: '#term' },
    { kind: 'hash', id: 'term' },
  ],
  [{ type: 'REPLACE', samePage: true }, { kind: 'stay' }],
  [{ type: 'REPLACE' }, { kind: 'top' }],
] as const)('[RT-19] the navigation %j ends at %j', (given, target) => {
  expect(scrollTarget({ ...navigation, ...given })).toEqual(target)
})
