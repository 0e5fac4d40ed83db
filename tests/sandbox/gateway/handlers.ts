import type * as z from 'zod/mini'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Member } from '../members/member-store.ts'
import type { Session } from '../members/sessions.ts'
import type { ServedLanguage } from './language.ts'
import type { LimitKind } from './limits.ts'

/** A call as a handler gets it: checked, opened, and known to be allowed. */
export type Call<Input> = {
  readonly input: Input
  /** The Language header's. */
  readonly language: ServedLanguage
  /** The address it comes from. */
  readonly visitor: string
  /** The sandbox's origin as the client sees it. */
  readonly origin: string
  /** Who calls; reading it on an endpoint that needs no session throws. */
  readonly member: Member
  readonly session: Session
  /** Of a call that moves money. */
  readonly idempotencyKey: string
}

/**
 * Does a call's work and gives its value, as the endpoint declares it; throws a Refusal for what isn't to be.
 * It runs inside one database transaction and is synchronous for that reason.
 */
export type Handler<E extends AnyEndpoint> = Limited<
  (call: Call<z.output<E['input']>>) => z.input<E['value']>
>

/** `limit` names what an address may do only so often; see limits. */
type Limited<Work> = Work & { readonly limit?: LimitKind }

/** A handler whose calls are counted by address. */
export const limited = <Input, Value>(
  limit: LimitKind,
  work: (call: Call<Input>) => Value,
): Limited<(call: Call<Input>) => Value> => Object.assign(work, { limit })

/** A handler for each endpoint of a domain of the contract: one that's missing is a type error. */
export type Handlers<Domain extends Record<string, AnyEndpoint>> = {
  readonly [Name in keyof Domain]: Handler<Domain[Name]>
}
