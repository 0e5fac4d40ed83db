/**
 * The provider's side of the wallet API: signs, sends, retries, and distinguishes a refusal from a missing answer.
 */
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import {
  type LimitNote,
  type RefusalCode,
  refusalSchema,
  signatureHeader,
  signBody,
  walletCalls,
} from './wire/wallet-api.ts'

/** One of {@link walletCalls}. */
interface WalletCall<Body, Value> {
  readonly path: string
  readonly body: z.core.$ZodType<Body>
  readonly value: z.core.$ZodType<Value>
}

type WalletAnswer<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly code: RefusalCode; readonly limit?: LimitNote | undefined }
  /** No usable answer. The call may or may not have been booked. */
  | { readonly kind: 'unknown' }

export interface Wallet {
  call<Body, Value>(call: WalletCall<Body, Value>, body: Body): Promise<WalletAnswer<Value>>
}

export interface WalletOptions {
  readonly walletUrl: string
  readonly secret: string
  /** Pauses before each further attempt, in milliseconds. */
  readonly retryDelays: readonly number[]
}

/** Timeout of a call, in ms. A later answer counts as lost. */
const timeout = 5_000

/**
 * A wallet at this URL. Calls are repeated until answered or out of delays; they are safe to repeat because they
 * carry a txId or only read.
 */
export function createWallet({ walletUrl, secret, retryDelays }: WalletOptions): Wallet {
  async function attempt(path: string, body: string): Promise<unknown> {
    const response = await fetch(new URL(path, walletUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [signatureHeader]: signBody(secret, body) },
      body,
      signal: AbortSignal.timeout(timeout),
    })
    // A server error is not an answer, even if its body looks like one.
    return response.status >= 500 ? undefined : response.json()
  }

  return {
    async call({ path, value }, body) {
      const success = z.object({ success: z.literal(true), value })
      const text = JSON.stringify(body)
      // The first attempt uses up a launch token, so a second could only be refused.
      const delays = path === walletCalls.session.path ? [] : retryDelays
      for (const delay of [0, ...delays]) {
        if (delay > 0) await pause(delay)
        const answer = await attempt(path, text).catch(() => undefined)
        const done = success.safeParse(answer)
        if (done.success) return { kind: 'done', value: done.data.value }
        const refused = refusalSchema.safeParse(answer)
        if (refused.success) return { kind: 'refused', code: refused.data.code, limit: refused.data.limit }
      }
      return { kind: 'unknown' }
    },
  }
}
