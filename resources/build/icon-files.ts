/** A picture of one size, as a PNG. */
export type Drawn = { size: number; png: Buffer }

/**
 * Makes a Windows icon with several sizes, each stored as a PNG (readable since Windows Vista). Layout: the header, a
 * 16-byte entry per picture, the pictures.
 */
export function icoOf(pictures: readonly Drawn[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length + 16 * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    // 256 is stored as 0, because the field is one byte.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}

/** Types of PNG entries in a macOS icon, by size in pixels. A Retina entry shares the size of a larger normal one. */
const icnsTypes: Record<number, readonly string[]> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic13', 'ic08'],
  512: ['ic14', 'ic09'],
  1024: ['ic10'],
}

/** Makes a macOS icon with those sizes for which there is a type. */
export function icnsOf(pictures: readonly Drawn[]): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(8)
    head.write(type, 'latin1')
    head.writeUInt32BE(body.length + 8, 4)
    return Buffer.concat([head, body])
  }
  const chunks = pictures.flatMap(({ size, png }) => (icnsTypes[size] ?? []).map((type) => chunk(type, png)))
  return chunk('icns', Buffer.concat(chunks))
}
