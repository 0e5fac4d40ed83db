/** Whether a file starts with a JPEG's signature. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff

/** Markers of frame headers, which contain the size. C4, C8 and CC have other meanings. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
/** Markers without a length: restarts and TEM. */
const isBare = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01
const endOfImage = 0xd9
const startOfScan = 0xda

/**
 * Returns the size of a JPEG, and whether it is complete, by walking its segments to the end marker. A preview inside
 * a segment doesn't count.
 */
export function inspectJpeg(bytes: Uint8Array): { width: number; height: number; complete: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const facts = { width: 0, height: 0, complete: false }
  let at = 2
  while (at + 1 < bytes.length) {
    // Some cameras leave bytes between two segments. Decoders skip them, too.
    if (bytes[at] !== 0xff) at = nextMarker(bytes, at)
    const marker = bytes[at + 1] ?? 0
    if (marker === endOfImage) return { ...facts, complete: true }
    if (marker === 0xff) at += 1
    else if (isBare(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return facts
      const length = view.getUint16(at + 2)
      const next = at + 2 + length
      if (length < 2 || next > bytes.length) return facts
      if (isFrame(marker) && length >= 7) {
        facts.height = view.getUint16(at + 5)
        facts.width = view.getUint16(at + 7)
      }
      at = marker === startOfScan ? nextMarker(bytes, next) : next
    }
  }
  return facts
}

/** Returns the position of the next marker after a scan's data or other bytes, in which FF is always followed by 00 or a restart. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1 && at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !isBare(next)) return at
    at = bytes.indexOf(0xff, at + 1)
  }
  return bytes.length
}
