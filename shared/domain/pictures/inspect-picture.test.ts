import { describe, expect, test } from 'vitest'
import { inspectPicture, pictureFault } from './inspect-picture.ts'
import { jpegOf, pngOf } from './testing/picture-files.ts'

const text = (words: string) => new TextEncoder().encode(words)
const filled = (file: Uint8Array, length: number) => {
  const bytes = new Uint8Array(length)
  bytes.set(file)
  return bytes
}
const cut = (file: Uint8Array) => file.subarray(0, file.length - 3)

describe('[MBR-13] a picture is known by its content', () => {
  test.each([
    ['PNG', pngOf(640, 480), { type: 'image/png', width: 640, height: 480, complete: true }],
    ['JPEG', jpegOf(640, 480), { type: 'image/jpeg', width: 640, height: 480, complete: true }],
    ['a PNG cut off', cut(pngOf(640, 480)), { type: 'image/png', width: 640, height: 480, complete: false }],
    [
      'a JPEG cut off',
      cut(jpegOf(640, 480)),
      { type: 'image/jpeg', width: 640, height: 480, complete: false },
    ],
    [
      'nine bytes of a PNG',
      pngOf(1, 1).subarray(0, 9),
      { type: 'image/png', width: 0, height: 0, complete: false },
    ],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
    ['a GIF', text('GIF89a'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('%s', (_, bytes, facts) => expect(inspectPicture(bytes)).toEqual(facts))

  test('bytes between two segments of a JPEG are skipped, as decoders do', () => {
    const file = jpegOf(640, 480)
    const end = 4 + ((file[4] ?? 0) << 8) + (file[5] ?? 0)
    const stray = new Uint8Array([
      ...file.subarray(0, end),
      ...text('stray'),
      0xff,
      0x00,
      ...file.subarray(end),
    ])
    expect(inspectPicture(stray)).toMatchObject({ width: 640, height: 480, complete: true })
  })

  test('a whole preview inside a JPEG that was cut off does not make it complete', () => {
    const withPreview = jpegOf(640, 480, jpegOf(16, 16))
    expect(inspectPicture(withPreview)).toMatchObject({ width: 640, complete: true })
    expect(inspectPicture(cut(withPreview))).toMatchObject({ width: 640, complete: false })
  })
})

describe('[MBR-13] each fault of a picture has its own name', () => {
  test.each([
    ['an SVG', text('<svg/>'), 'kind'],
    ['5 MB', filled(pngOf(640, 480), 5_242_880), undefined],
    ['5 MB and a byte', filled(pngOf(640, 480), 5_242_881), 'bytes'],
    ['a cut PNG', cut(pngOf(640, 480)), 'damaged'],
    ['a PNG without a size', pngOf(0, 480), 'damaged'],
    ['20,000 pixels wide', pngOf(20_000, 10), 'pixels'],
    ['a decompression bomb', pngOf(15_000, 15_000), 'pixels'],
    ['a wide JPEG', jpegOf(20_000, 10), 'pixels'],
    ['a phone’s largest picture', jpegOf(8160, 6120), undefined],
  ] as const)('%s: %s', (_, bytes, fault) => expect(pictureFault(bytes)).toBe(fault))

  test('no cut of a file is taken for a whole one, and none throws', () => {
    for (const file of [pngOf(64, 64), jpegOf(64, 64)])
      for (let length = 3; length < file.length; length++)
        expect(['damaged', 'kind']).toContain(pictureFault(file.subarray(0, length)))
  })
})
