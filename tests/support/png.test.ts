import { expect, test } from 'vitest'
import { cut, decodePng, encodePng, type Pixels, paste, pixelAt, scale } from './png.ts'

/** A picture in which the colour of every pixel encodes its position. */
const chart = (width: number, height: number): Pixels => ({
  width,
  height,
  rgba: Buffer.from(
    Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width), 7, 255]).flat(),
  ),
})

test('a picture written as PNG is read back the same', () => {
  const picture = chart(5, 3)
  expect(decodePng(encodePng(picture))).toEqual(picture)
})

test('data that is no PNG is refused', () => {
  expect(() => decodePng(Buffer.from('GIF89a'))).toThrow('no PNG')
})

test('a layer is cut off at the edges of what it is laid on', () => {
  const base = chart(4, 4)
  paste(base, chart(4, 4), 3, 2)
  expect([pixelAt(base, 3, 2), pixelAt(base, 2, 2)]).toEqual([
    [0, 0, 7],
    [2, 2, 7],
  ])
  paste(base, chart(4, 4), -1, -1)
  expect(pixelAt(base, 2, 2)).toEqual([3, 3, 7])
})

test('a part and a smaller size keep the pixels they come from', () => {
  expect(pixelAt(cut(chart(6, 6), 2, 3, 2, 2), 1, 1)).toEqual([3, 4, 7])
  expect(pixelAt(scale(chart(6, 6), 3, 3), 2, 1)).toEqual([4, 2, 7])
})
