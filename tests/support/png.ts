import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Pixels of four bytes each (red, green, blue, alpha), row by row from the top left. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgba: Buffer
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const trueColour = 2
const trueColourWithAlpha = 6

export const isPng = (buffer: Buffer): boolean => buffer.subarray(0, signature.length).equals(signature)

function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer }> {
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at)
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) }
    at += length + 12
  }
}

/** The Paeth predictor of the PNG specification: the neighbour closest to left + up - upLeft. */
function paeth(left: number, up: number, upLeft: number): number {
  const estimate = left + up - upLeft
  const [toLeft, toUp, toUpLeft] = [
    Math.abs(estimate - left),
    Math.abs(estimate - up),
    Math.abs(estimate - upLeft),
  ]
  if (toLeft <= toUp && toLeft <= toUpLeft) return left
  return toUp <= toUpLeft ? up : upLeft
}

function predict(filter: number, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4:
      return paeth(left, up, upLeft)
    default:
      return 0
  }
}

/** Undoes each row's filter in place. Every row starts with a byte that names its filter. */
function unfilter(raw: Buffer, height: number, rowLength: number, channels: number): void {
  for (let row = 0; row < height; row++) {
    const start = row * (rowLength + 1) + 1
    const above = start - rowLength - 1
    const filter = raw[start - 1] ?? 0
    for (let at = 0; at < rowLength; at++) {
      const left = at < channels ? 0 : (raw[start + at - channels] ?? 0)
      const up = row === 0 ? 0 : (raw[above + at] ?? 0)
      const upLeft = row === 0 || at < channels ? 0 : (raw[above + at - channels] ?? 0)
      raw[start + at] = (raw[start + at] ?? 0) + predict(filter, left, up, upLeft)
    }
  }
}

/** Decodes PNGs as browsers write them: 8 bits per channel, optional alpha, not interlaced. Throws on others. */
export function decodePng(png: Buffer): Pixels {
  if (!isPng(png)) throw new Error('This is no PNG.')
  const chunks = [...chunksOf(png)]
  const header = chunks.find(({ type }) => type === 'IHDR')?.data
  if (!header) throw new Error('This PNG has no header.')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, colour, interlace] = [header[8], header[9], header[12]]
  if (depth !== 8 || (colour !== trueColour && colour !== trueColourWithAlpha) || interlace !== 0) {
    throw new Error(`Only 8-bit true-colour PNGs are read here (depth ${depth}, colour ${colour}).`)
  }
  const channels = colour === trueColourWithAlpha ? 4 : 3
  const rowLength = width * channels
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)))
  unfilter(raw, height, rowLength, channels)
  const rgba = Buffer.alloc(width * height * 4, 0xff)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = row * (rowLength + 1) + 1 + column * channels
      raw.copy(rgba, (row * width + column) * 4, from, from + channels)
    }
  }
  return { width, height, rgba }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

export function encodePng({ width, height, rgba }: Pixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, trueColourWithAlpha], 8)
  const rows = Buffer.alloc(height * (width * 4 + 1))
  for (let row = 0; row < height; row++) {
    rgba.copy(rows, row * (width * 4 + 1) + 1, row * width * 4, (row + 1) * width * 4)
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns one pixel as [red, green, blue]. Throws outside the picture. */
export function pixelAt({ width, height, rgba }: Pixels, x: number, y: number): [number, number, number] {
  if (x < 0 || y < 0 || x >= width || y >= height)
    throw new Error(`No pixel ${x},${y} in ${width} × ${height}.`)
  const at = (y * width + x) * 4
  return [rgba.readUInt8(at), rgba.readUInt8(at + 1), rgba.readUInt8(at + 2)]
}

/** Draws `layer` onto `base` with its top left corner at (x, y). Parts outside are cropped. */
export function paste(base: Pixels, layer: Pixels, x: number, y: number): void {
  const [left, right] = [Math.max(0, x), Math.min(base.width, x + layer.width)]
  if (left >= right) return
  for (let row = Math.max(0, y); row < Math.min(base.height, y + layer.height); row++) {
    const from = ((row - y) * layer.width + (left - x)) * 4
    layer.rgba.copy(base.rgba, (row * base.width + left) * 4, from, from + (right - left) * 4)
  }
}

/** Returns the part of a picture within the rectangle. */
export function cut(source: Pixels, x: number, y: number, width: number, height: number): Pixels {
  const part = { width, height, rgba: Buffer.alloc(width * height * 4) }
  paste(part, source, -x, -y)
  return part
}

/** Resizes a picture with nearest-neighbour sampling. */
export function scale(source: Pixels, width: number, height: number): Pixels {
  const rgba = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y++) {
    const row = Math.floor((y * source.height) / height) * source.width
    for (let x = 0; x < width; x++) {
      const from = (row + Math.floor((x * source.width) / width)) * 4
      source.rgba.copy(rgba, (y * width + x) * 4, from, from + 4)
    }
  }
  return { width, height, rgba }
}
