import { describe, expect, test } from 'vitest'
import { addressStep, isEcho } from './address-step.ts'
import { markOf, pageOf } from './history-entry.ts'

describe('[LAY-01] opening makes an entry of the history, closing rewrites it', () => {
  test.each<[string, Parameters<typeof addressStep>, ReturnType<typeof addressStep>]>([
    ['opening', [0, 1, undefined], { replace: false, mark: 'opened' }],
    ['opening another above it', [1, 2, 'opened'], { replace: false, mark: 'opened' }],
    ['moving within what is open', [1, 1, 'opened'], { replace: true, mark: 'opened' }],
    ['going from one centre to another', [1, 1, 'opened', true], { replace: false, mark: 'opened' }],
    ['closing what was opened here', [1, 0, 'opened'], { replace: true, mark: 'closed' }],
    ['closing what the address came with', [1, 0, undefined], { replace: true, mark: undefined }],
    ['opening again after closing', [0, 1, 'closed'], { replace: true, mark: 'opened' }],
  ])('%s', (_, given, step) => {
    expect(addressStep(...given)).toEqual(step)
  })
})

const at = (search: string, entry: { state?: unknown } = {}) => ({
  pathname: '/rng',
  search,
  hash: '',
  key: 'k',
  state: null,
  ...entry,
})

test('Back skips the entry of a closed overlay that has the same address', () => {
  const left = (mark?: 'opened' | 'closed') => ({ pathname: '/rng', search: '', mark })
  expect(isEcho(left('closed'), at(''))).toBe(true)
  expect(isEcho(left('closed'), at('?type=hot'))).toBe(false)
  expect(isEcho(left('opened'), at(''))).toBe(false)
  expect(isEcho(left(), at(''))).toBe(false)
})

test.each([
  null,
  undefined,
  'text',
  7,
  [],
  { overlay: 'x' },
  { page: {} },
  { overlay: 'opened', page: { key: 1 } },
])('a history state of %j counts as an entry of the page', (state) => {
  expect(markOf(at('', { state }))).toBeUndefined()
  expect(pageOf(at('', { state }))).toEqual({ key: 'k', state })
})
