import * as z from 'zod/mini'
import { type Amount, parseAmount } from '../domain/money.ts'

/** How an input goes out: in the query, as a JSON body, as a form body, or as a file that is the whole body. */
export type Carrier = 'query' | 'json' | 'form' | 'file'

/** What every call of the gateway declares. */
type Declaration<Input extends z.ZodMiniType = z.ZodMiniType, Value extends z.ZodMiniType = z.ZodMiniType> = {
  /** Unique name, `<domain>.<call>`; the file endpoints/<domain>.ts declares it. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** Whether the session's token goes with the call; it never goes with a call that says 'none'. */
  readonly auth: 'none' | 'required'
  readonly carrier: Carrier
  /** The input travels as a compact JWE in `{payload}` (see shared/crypto). */
  readonly encrypted?: true
  /** The answer's `value.token` begins a session. On the desktop main takes it out before the page sees the answer. */
  readonly startsSession?: true
  /** The call ends the session, whatever its answer. */
  readonly endsSession?: true
  /** The answer's `value.url` launches a game, once. */
  readonly issuesLaunch?: true
  /** The answer names the hosts that games may be launched from (`value.info.launchGameCDNs`). */
  readonly namesLaunchHosts?: true
  /** The call sends a file: its body may be as large as one file may be. */
  readonly upload?: true
  /** Milliseconds until the call is given up; 15 s unless told. */
  readonly timeout?: number
  /** `spec`: path and method are the specification's. `assumed`: the specification names the call only. */
  readonly source: 'spec' | 'assumed'
  readonly summary: string
  readonly input: Input
  readonly value: Value
}

/**
 * One call of the gateway. The client, the sandbox, the tests and the printed table read the same
 * declaration; an operator whose gateway differs changes it here and nowhere else.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> = Declaration<Input, Value> & { readonly movesMoney?: undefined }

/**
 * A call that moves money. It carries an Idempotency-Key, is never repeated by itself, and only a money operation
 * can make it: see `renderer/lib/money-operation`.
 */
export type MoneyEndpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> = Declaration<Input, Value> & {
  readonly movesMoney: {
    /** The read call that tells by the key what became of the request, for when the answer was lost. */
    readonly fate: FateEndpoint<Value>
  }
}

/** Asked with the key of a request. `order` is what the request made; null when it never arrived. */
type FateEndpoint<Value extends z.ZodMiniType> = Endpoint<
  z.ZodMiniType<unknown, { idempotencyKey?: string | undefined }>,
  z.ZodMiniType<{ order: z.output<Value> | null }>
>

export type AnyEndpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> = Endpoint<Input, Value> | MoneyEndpoint<Input, Value>

/** Declares a call, keeping its exact schemas. */
export const endpoint = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  declaration: Endpoint<Input, Value>,
): Endpoint<Input, Value> => declaration

/** Declares a call that moves money. */
export const moneyEndpoint = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  declaration: MoneyEndpoint<Input, Value>,
): MoneyEndpoint<Input, Value> => declaration

/** Whether the answer belongs to the account that asked. What is private is forgotten when the session ends. */
export const isPrivate = ({ auth }: Pick<AnyEndpoint, 'auth'>): boolean => auth === 'required'

export type InputOf<E> = E extends AnyEndpoint<infer Input, z.ZodMiniType> ? z.input<Input> : never
export type ValueOf<E> = E extends AnyEndpoint<z.ZodMiniType, infer Value> ? z.output<Value> : never

/** The envelope of every answer: HTTP 200 also for refusals, whose reason is in `message` and `code`. */
export const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  code: z.optional(z.union([z.string(), z.number()])),
})

/** A wire amount, string or number, read as an exact decimal. */
export const amount = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number, context): Amount => {
    const parsed = parseAmount(value)
    if (parsed !== undefined) return parsed
    context.issues.push({ code: 'custom', input: value, message: 'not an amount' })
    return z.NEVER
  }),
)

/** No input at all. */
export const nothing = z.object({})
/** An answer whose value means nothing to us. */
export const anything = z.optional(z.unknown())

/** A page request: 1-based, 15 a page by default. */
export const paging = { pageNo: z.number(), pageSize: z.number() }

/** One page of a list. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ list: z.array(item), total: z.number(), totalPages: z.number() })
