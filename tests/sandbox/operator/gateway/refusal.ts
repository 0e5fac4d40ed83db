import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import { messages, type RefusalCode } from './messages.ts'

/**
 * A business refusal. The answer is HTTP 200 with `success: false`, the code, and a message in the request's
 * language. Earlier writes of the call are kept, so that a failure that must be counted is counted.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly value: unknown
  readonly #fill: Record<string, string | number>

  constructor(code: RefusalCode, fill: Record<string, string | number> = {}, value?: unknown) {
    super(code)
    this.code = code
    this.value = value
    this.#fill = fill
  }

  /** Returns a copy with more fields in its value. */
  with(value: object): Refusal {
    return new Refusal(this.code, this.#fill, { ...(typeof this.value === 'object' && this.value), ...value })
  }

  messageIn(language: ServedLanguage): string {
    return messages[this.code][language].replace(/\{(\w+)\}/g, (_, name: string) =>
      String(this.#fill[name] ?? ''),
    )
  }
}

/** Thrown when there is no valid session (401). */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}
