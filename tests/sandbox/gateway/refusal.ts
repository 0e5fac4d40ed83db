import type { ServedLanguage } from './language.ts'
import { messages, type RefusalCode } from './messages.ts'

/**
 * A call that the sandbox refuses for a reason of its trade. The answer is HTTP 200 with success false, the
 * code, and the message in the request's language. What was written before it stays written: a counted
 * failure must count.
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

  /** The same with more in its value. */
  with(value: object): Refusal {
    return new Refusal(this.code, this.#fill, { ...(typeof this.value === 'object' && this.value), ...value })
  }

  messageIn(language: ServedLanguage): string {
    return messages[this.code][language].replace(/\{(\w+)\}/g, (_, name: string) =>
      String(this.#fill[name] ?? ''),
    )
  }
}

/** 401: there is no live session. */
export class Unauthorized extends Error {
  override readonly name = 'Unauthorized'
}
