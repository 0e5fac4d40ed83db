import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { icnsOf, icoOf } from '../../resources/build/icon-files.ts'
import { isPng } from './png.ts'

const brands = resolve('resources/brand')

/** Returns the sizes of a Windows icon's pictures, and checks that each is a PNG. */
function sizesOfIco(ico: Buffer): number[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = ico.subarray(6 + 16 * index)
    const from = entry.readUInt32LE(12)
    expect(isPng(ico.subarray(from, from + entry.readUInt32LE(8)))).toBe(true)
    return entry.readUInt8(0) || 256
  })
}

/** Returns the types of a macOS icon's pictures, and checks that each is a PNG. */
function typesOfIcns(icns: Buffer): string[] {
  expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
  const types: string[] = []
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    types.push(icns.toString('latin1', at, at + 4))
    expect(isPng(icns.subarray(at + 8))).toBe(true)
  }
  return types
}

describe.each(readdirSync(brands))('[DSK-10] the icons of %s', (name) => {
  const read = (file: string) => readFileSync(join(brands, name, 'icons', file))

  test('are there for every system, in every size', () => {
    expect(sizesOfIco(read('icon.ico'))).toEqual([16, 32, 48, 64, 128, 256])
    expect(typesOfIcns(read('icon.icns')).toSorted()).toEqual([
      'ic07',
      'ic08',
      'ic09',
      'ic10',
      'ic11',
      'ic12',
      'ic13',
      'ic14',
    ])
    for (const size of [16, 32, 48, 64, 128, 256, 512]) {
      const png = read(`${size}.png`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size])
    }
  })

  test('are drawn from the mark as it is; after a change: npm run icons', () => {
    const { logo } = JSON.parse(readFileSync(join(brands, name, 'brand.json'), 'utf8'))
    const mark = createHash('sha256')
      .update(readFileSync(join(brands, name, logo.mark)))
      .digest('hex')
    expect(read('mark.sha256').toString().trim()).toBe(mark)
  })
})

test('[DSK-10] an icon without pictures is still one', () => {
  expect([icoOf([]).length, icnsOf([]).length]).toEqual([6, 8])
})
