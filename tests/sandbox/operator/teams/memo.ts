/** Keeps the latest few results of an expensive pure computation, by key. */
export class Memo<Value> {
  readonly #kept = new Map<string, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(key: string, compute: () => Value): Value {
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const value = compute()
    const [oldest] = this.#kept.keys()
    if (this.#kept.size >= this.#most && oldest !== undefined) this.#kept.delete(oldest)
    this.#kept.set(key, value)
    return value
  }

  clear(): void {
    this.#kept.clear()
  }
}
