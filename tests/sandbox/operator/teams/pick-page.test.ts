import { expect, test } from 'vitest'
import { mix } from './mix.ts'
import { pickPage } from './pick-page.ts'

const keys = [5, 1, 5, 5, 0, 9, 5, 1]
const positions = Int32Array.from(keys.keys())
const keyOf = (position: number) => keys[position] ?? 0
const sorted = [...keys.keys()].toSorted((a, b) => keyOf(a) - keyOf(b))

test.each([1, 2, 3, 5, 8, 20])(
  '[AGT-04] pages of %i positions are those of the whole list in order',
  (size) => {
    const pages = Array.from({ length: Math.ceil(keys.length / size) }, (_, page) =>
      pickPage(positions, keyOf, page * size, size),
    )
    expect(pages.flat()).toEqual(sorted)
    expect(pickPage(positions, keyOf, pages.length * size, size)).toEqual([])
  },
)

test('[AGT-04] a page in the middle of many is the same as after sorting them all', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => Math.floor(1_000 * mix(index, 1, 2)) - 500)
  const all = [...many.keys()].toSorted((a, b) => (many[a] ?? 0) - (many[b] ?? 0))
  for (const offset of [0, 10, 2_345, 4_990, 4_999])
    expect(pickPage(Int32Array.from(many.keys()), (position) => many[position] ?? 0, offset, 10)).toEqual(
      all.slice(offset, offset + 10),
    )
})

test('[AGT-04] whatever share the same key, every page is the one after sorting them all', () => {
  for (const different of [1, 2, 7, 40]) {
    const many = Array.from({ length: 200 }, (_, index) => Math.floor(different * mix(index, 3, 4)))
    const all = [...many.keys()].toSorted((a, b) => (many[a] ?? 0) - (many[b] ?? 0))
    const pages = Array.from({ length: 29 }, (_, page) =>
      pickPage(Int32Array.from(many.keys()), (position) => many[position] ?? 0, page * 7, 7),
    )
    expect(pages.flat()).toEqual(all)
  }
})
