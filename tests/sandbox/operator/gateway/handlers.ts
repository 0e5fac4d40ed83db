import type * as z from 'zod/mini'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Member } from '../members/member-store.ts'
import type { Session } from '../members/sessions.ts'
import type { LimitKind } from './limits.ts'

/** A validated call, as its handler receives it. Payloads are decrypted and the session is checked. */
export type Call<Input> = {
  readonly input: Input
  /** From the Language header. */
  readonly language: ServedLanguage
  /** The address the call comes from. */
  readonly visitor: string
  /** The user agent of the call. */
  readonly agent: string
  /** The sandbox's origin as the client sees it. */
  readonly origin: string
  /** Who calls. Throws on an endpoint that needs no session. */
  readonly member: Member
  readonly session: Session
  /** The Idempotency-Key header; "" if missing. Always set on calls that move money. */
  readonly idempotencyKey: string
}

/**
 * Does the work of a call and returns its value, as the endpoint declares it. Throws a Refusal if the call can't be
 * granted. Synchronous, because it runs inside one database transaction.
 */
export type Handler<E extends AnyEndpoint> = Limited<
  (call: Call<z.output<E['input']>>) => z.input<E['value']>
>

/** `limit` is the rate limit that this handler's calls count towards; see `limits`. */
type Limited<Work> = Work & { readonly limit?: LimitKind }

/** Marks a handler as rate-limited by address. */
export const limited = <Input, Value>(
  limit: LimitKind,
  work: (call: Call<Input>) => Value,
): Limited<(call: Call<Input>) => Value> => Object.assign(work, { limit })

/** One handler for each endpoint of a contract domain. A missing one is a type error. */
export type Handlers<Domain extends Record<string, AnyEndpoint>> = {
  readonly [Name in keyof Domain]: Handler<Domain[Name]>
}
