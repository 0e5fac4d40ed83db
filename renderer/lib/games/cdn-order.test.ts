import { expect, test } from 'vitest'
import { addressAt, cdnOrder, nextCdn, pathBelow } from './cdn-order.ts'

const [a, b, c] = ['https://a.cdn', 'https://b.cdn', 'https://c.cdn'] as const
const cdns = [a, b, c]

test.each([
  [0, [a, b, c]],
  [0.34, [b, c, a]],
  [0.999, [c, a, b]],
])('[BOOT-08] the draw %d leads, the others follow', (draw, order) => {
  expect(cdnOrder(cdns, draw, [])).toEqual(order)
  expect(cdnOrder(cdns, draw, [])[0]).toBe(cdnOrder(cdns, draw, [])[0])
})

test('[BOOT-08] a CDN that failed gives way to the next, and is the last resort', () => {
  expect(cdnOrder(cdns, 0.34, ['https://b.cdn'])).toEqual([c, a, b])
  expect(cdnOrder(cdns, 0, cdns)).toEqual([a, b, c])
  expect(cdnOrder([], 0.5, [])).toEqual([])
})

test.each([
  [[], a],
  [[a], b],
  [[a, b], c],
  [[a, b, c], a],
])('[LST-10] having tried %j, the next is %s', (tried, expected) => {
  expect(nextCdn(cdns, tried)).toBe(expected)
})

test('[LST-10] a single CDN is tried again, and without CDNs there is no address', () => {
  expect(nextCdn(['https://a.cdn'], ['https://a.cdn', 'https://a.cdn'])).toBe(a)
  expect(nextCdn([], [])).toBeUndefined()
})

test.each([
  ['https://a.cdn', '/g/1.svg', 'https://a.cdn/g/1.svg'],
  ['https://a.cdn/', 'g/1.svg', 'https://a.cdn/g/1.svg'],
  ['https://a.cdn/x', 'https://own.example/1.png', 'https://own.example/1.png'],
])('the CDN %s and the path %s make the address %s', (cdn, path, address) => {
  expect(addressAt(cdn, path)).toBe(address)
})

test.each([
  ['https://b.cdn/games/7.svg', '/games/7.svg'],
  ['https://b.cdn.evil/games/7.svg', 'https://b.cdn.evil/games/7.svg'],
  ['https://other.example/7.svg', 'https://other.example/7.svg'],
  ['/games/7.svg', '/games/7.svg'],
])('[BOOT-08] the picture %s is asked for as %s', (picture, path) => {
  expect(pathBelow(cdns, picture)).toBe(path)
  expect(pathBelow(['https://b.cdn/'], picture)).toBe(path)
})
