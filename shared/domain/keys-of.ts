/** Like `Object.keys`, but keeps the type of the keys. For objects whose type names all of them. */
export const keysOf = <Value extends object>(value: Value): (keyof Value & string)[] =>
  Object.keys(value).filter((key): key is keyof Value & string => key in value)

/** Like `Object.fromEntries`, but keeps the type of the keys: returns a record with a value made for each. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value>
export function recordOf<Value>(keys: readonly string[], make: (key: string) => Value): object {
  return Object.fromEntries(keys.map((key) => [key, make(key)]))
}
