/** Bytes of a number, big-endian. */
const bytesOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * (count - 1 - index))) & 0xff)
const hex = (digits: string) => Array.from(digits.matchAll(/../g), ([pair]) => Number.parseInt(pair, 16))
const ascii = (words: string) => [...words].map((letter) => letter.charCodeAt(0))

/** Makes a PNG with valid chunks. Its pixels can't be decoded, but code that reads headers ignores them. */
export function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: number[]) => [
    ...bytesOf(data.length, 4),
    ...ascii(name),
    ...data,
    ...bytesOf(0, 4),
  ]
  return Uint8Array.from([
    ...hex('89504e470d0a1a0a'),
    ...chunk('IHDR', [...bytesOf(width, 4), ...bytesOf(height, 4), 8, 6, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
  ])
}

/** Makes a JPEG with valid segments, with a preview inside if one is given. */
export function jpegOf(width: number, height: number, preview?: Uint8Array): Uint8Array<ArrayBuffer> {
  const segment = (marker: number, data: number[]) => [0xff, marker, ...bytesOf(data.length + 2, 2), ...data]
  return Uint8Array.from([
    ...hex('ffd8'),
    ...segment(0xe1, [...ascii('Exif\0\0'), ...(preview ?? [])]),
    ...segment(0xc0, [8, ...bytesOf(height, 2), ...bytesOf(width, 2), 1, 1, 0x11, 0]),
    ...segment(0xda, [1, 1, 0, 0, 63, 0]),
    ...hex('12ff0034ffd056ffd9'),
  ])
}
