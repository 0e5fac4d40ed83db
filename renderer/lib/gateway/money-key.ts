/**
 * The Idempotency-Key of one request that moves money. Only `lib/money-operation` may create one (a rule of
 * `.dependency-cruiser.mjs`), so that no such call is made without a money operation.
 */
export class MoneyKey {
  readonly #value: string

  constructor(value: string) {
    this.#value = value
  }

  toString(): string {
    return this.#value
  }
}
