const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/** Whether a file starts with a PNG's signature. */
export const isPng = (bytes: Uint8Array): boolean => signature.every((byte, index) => bytes[index] === byte)

/** Returns the size of a PNG, and whether it is complete: its first chunk must be IHDR, and it must contain IEND. */
export function inspectPng(bytes: Uint8Array): { width: number; height: number; complete: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const facts = { width: 0, height: 0, complete: false }
  let at = signature.length
  // A chunk: four bytes of length, four of name, the data, four of checksum.
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) return facts
    if (at === signature.length) {
      if (name !== 'IHDR' || length !== 13) return facts
      facts.width = view.getUint32(at + 8)
      facts.height = view.getUint32(at + 12)
    }
    if (name === 'IEND') return { ...facts, complete: true }
    at += 12 + length
  }
  return facts
}
