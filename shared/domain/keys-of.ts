/** The keys of a record whose type names them all; `Object.keys` forgets the type. */
export const keysOf = <Value extends object>(value: Value): (keyof Value & string)[] =>
  Object.keys(value).filter((key): key is keyof Value & string => key in value)

/** Returns a record of these keys, each with what is made of it; `Object.fromEntries` forgets the keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value>
export function recordOf<Value>(keys: readonly string[], make: (key: string) => Value): object {
  return Object.fromEntries(keys.map((key) => [key, make(key)]))
}
