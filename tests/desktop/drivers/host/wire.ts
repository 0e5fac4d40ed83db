/**
 * Converts IPC arguments to JSON and back, with the kinds of values that structured cloning supports but JSON
 * doesn't. Both functions are also run in the page as text, so they must not refer to anything outside themselves.
 */

/** Throws for what can't be cloned (functions, symbols). Each special value becomes `{ $t: kind, v: payload }`. */
export function pack(value: unknown): unknown {
  switch (typeof value) {
    case 'undefined':
      return { $t: 'undefined' }
    case 'bigint':
      return { $t: 'bigint', v: String(value) }
    case 'number':
      return Number.isFinite(value) ? value : { $t: 'number', v: String(value) }
    case 'function':
    case 'symbol':
      throw new Error('An object could not be cloned.')
    case 'object':
      break
    default:
      return value
  }
  const entries = (object: object) => Object.entries(object).map(([key, item]) => [key, pack(item)])
  if (value === null) return null
  if (Array.isArray(value)) return value.map((item) => pack(item))
  if (value instanceof Promise || value instanceof WeakMap) throw new Error('An object could not be cloned.')
  if (value instanceof Date) return { $t: 'date', v: value.getTime() }
  if (value instanceof Map) return { $t: 'map', v: [...value].map((pair) => pack(pair)) }
  if (value instanceof Set) return { $t: 'set', v: [...value].map((item) => pack(item)) }
  if (value instanceof Error) return { $t: 'error', v: [value.name, value.message] }
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const isView = ArrayBuffer.isView(value)
    const bytes = isView
      ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      : new Uint8Array(value)
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
    return { $t: isView ? 'bytes' : 'buffer', v: btoa(binary) }
  }
  if ('$t' in value) return { $t: 'object', v: entries(value) }
  return Object.fromEntries(entries(value))
}

export function unpack(packed: unknown): unknown {
  if (packed === null || typeof packed !== 'object') return packed
  if (Array.isArray(packed)) return packed.map((item) => unpack(item))
  const list = (items: unknown): unknown[] => (Array.isArray(items) ? items : [])
  const pair = (item: unknown): [string, unknown] => [String(list(item)[0]), unpack(list(item)[1])]
  if (!('$t' in packed)) return Object.fromEntries(Object.entries(packed).map(pair))
  const payload = 'v' in packed ? packed.v : undefined
  switch (packed.$t) {
    case 'bigint':
      return BigInt(String(payload))
    case 'number':
      return Number(payload)
    case 'date':
      return new Date(Number(payload))
    case 'map':
      return new Map(list(payload).map((item) => [unpack(list(item)[0]), unpack(list(item)[1])]))
    case 'set':
      return new Set(list(payload).map((item) => unpack(item)))
    case 'error':
      return Object.assign(new Error(String(list(payload)[1])), { name: String(list(payload)[0]) })
    case 'bytes':
      return Uint8Array.from(atob(String(payload)), (letter) => letter.charCodeAt(0))
    case 'buffer':
      return Uint8Array.from(atob(String(payload)), (letter) => letter.charCodeAt(0)).buffer
    case 'object':
      return Object.fromEntries(list(payload).map(pair))
    default:
      return undefined
  }
}
