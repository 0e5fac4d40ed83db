import { expect, test } from 'vitest'
import {
  type DeviationKind,
  deviationKinds,
  deviationsOf,
  inOtherNotations,
  withNulls,
  withSecondItems,
} from './deviations.ts'

const answer = { total: 12, list: [{ name: '7', hot: true }], note: null }
const of = (kind: DeviationKind) =>
  deviationsOf(answer)
    .filter((one) => one.kind === kind)
    .map(({ place, answer: deviating }) => [place.join('.'), deviating])

test('[NET-05] each kind of deviation changes one place of an answer and leaves the rest', () => {
  const [item] = answer.list
  expect(of('a number as text')).toEqual([['total', { ...answer, total: '12' }]])
  expect(of('digits as a number')).toEqual([['list.0.name', { ...answer, list: [{ ...item, name: 7 }] }]])
  expect(of('a flag as a digit')).toEqual([['list.0.hot', { ...answer, list: [{ ...item, hot: '1' }] }]])
  expect(of('null in a list')).toEqual([['list', { ...answer, list: [item, null] }]])
  expect(of('no field')).toContainEqual(['list.0.name', { ...answer, list: [{ hot: true }] }])
  expect(of('null in a field').map(([place]) => place)).toEqual([
    'total',
    'list',
    'list.0.name',
    'list.0.hot',
    'note',
  ])
  expect(of('nothing in an object')).toEqual([['', {}]])
})

test('[NET-05] every kind of deviation occurs among the answers', () => {
  const found = new Set(deviationsOf({ ...answer, totalPages: 1 }).map(({ kind }) => kind))
  expect([...found].toSorted()).toEqual(Object.keys(deviationKinds).toSorted())
})

test('a second item is as good as the first', () => {
  expect(withSecondItems({ list: [{ ids: ['a'] }] })).toEqual({
    list: [{ ids: ['a', 'a'] }, { ids: ['a', 'a'] }],
  })
})

test('a whole answer deviates at once: in its notations and lists, or by null in all that may be without', () => {
  expect(inOtherNotations(answer)).toEqual({
    total: '12',
    list: [{ __unknown: true }, { name: '7', hot: 'true' }, null],
    note: null,
  })
  const hasTotal = (one: unknown) => JSON.stringify(one).includes('"total":12')
  expect(withNulls(answer, hasTotal)).toEqual({ total: 12, list: [{ name: null, hot: null }], note: null })
})
