import { afterEach, expect, test } from 'vitest'
import { flipFavourite, readFavourites } from './lottery-favourites.ts'

afterEach(() => localStorage.clear())

test('[LOT-01] favourites are kept by player, latest first', () => {
  flipFavourite('juan', 'VN-1')
  flipFavourite('juan', 'VN-2')
  flipFavourite('ana', 'VN-3')
  expect(readFavourites('juan')).toEqual(['VN-2', 'VN-1'])
  expect(flipFavourite('juan', 'VN-2')).toEqual(['VN-1'])
  expect(readFavourites('ana')).toEqual(['VN-3'])
})

test.each([
  ['no JSON', '{{{', []],
  ['something else', '{"a":1}', []],
  ['numbers', '[1,2]', []],
  ['null', 'null', []],
  ['repeats and nothing', '["a","a",""]', ['a']],
  ['markup stays text', '["<img src=x onerror=alert(1)>"]', ['<img src=x onerror=alert(1)>']],
  ['far too long a code', JSON.stringify(['x'.repeat(5_000), 'b']), ['b']],
])('[LOT-01] stored favourites that are %s do no harm', (_, text, read) => {
  localStorage.setItem('lotteryFavourites:juan', text)
  expect(readFavourites('juan')).toEqual(read)
})

test('[LOT-01] the list of favourites has a maximum length', () => {
  localStorage.setItem(
    'lotteryFavourites:juan',
    JSON.stringify(Array.from({ length: 5_000 }, (_, index) => `game-${index}`)),
  )
  expect(readFavourites('juan')).toHaveLength(100)
})
