/**
 * Returns a function that gives the format of a language, and of a variant if there are several. Each is made once,
 * because making one takes up to some milliseconds, and using it next to nothing.
 */
export function formatsOf<Variant extends (string | number)[], Format>(
  make: (tag: string, ...variant: Variant) => Format,
): (tag: string, ...variant: Variant) => Format {
  const made = new Map<string, Format>()
  return (...asked) => {
    const key = asked.join(' ')
    const known = made.get(key)
    if (known) return known
    const format = make(...asked)
    made.set(key, format)
    return format
  }
}
