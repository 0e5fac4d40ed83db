import * as z from 'zod/mini'
import { type Amount, parseAmount } from '../domain/money.ts'
import type { PaymentPurpose } from './endpoints/second-proof.ts'

/** Milliseconds until a call is abandoned that names no time of its own. */
export const defaultTimeout = 15_000
/** Longest answer that is read, in bytes (characters once decoded). A longer one means that the gateway is broken. */
export const longestAnswer = 5_000_000

/** How an input is sent: in the query, as a JSON body, as a form body, or as a file that is the whole body. */
export type Carrier = 'query' | 'json' | 'form' | 'file'

/** What every call of the gateway declares. */
type Declaration<Input extends z.ZodMiniType = z.ZodMiniType, Value extends z.ZodMiniType = z.ZodMiniType> = {
  /** Unique name, `<domain>.<call>`. */
  readonly id: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/${string}`
  /** Whether the call needs a session. The token is sent only with calls that declare 'required'. */
  readonly auth: 'none' | 'required'
  /** Only for an agent whose agent check passes. The gateway refuses everybody else. */
  readonly agentOnly?: true
  readonly carrier: Carrier
  /** The call only reads, although its method is none that reads. */
  readonly readsOnly?: true
  /** The input is sent as a compact JWE in `{payload}` (see shared/crypto). */
  readonly encrypted?: true
  /** The answer's `value.token` begins a session. On the desktop, main removes it before the page gets the answer. */
  readonly startsSession?: true
  /** The call ends the session, whatever its answer. */
  readonly endsSession?: true
  /** The answer's `value.url` launches a game, once. */
  readonly issuesLaunch?: true
  /** The answer lists the hosts that games may be launched from (`value.info.launchGameCDNs`). */
  readonly namesLaunchHosts?: true
  /** Where the answer's value has the gateway's time, which serves where no Date header can be read. */
  readonly tellsTime?: 'now' | 'serverTime' | 'order.now'
  /** The call sends a file, so its body may be as large as the largest allowed file. */
  readonly upload?: true
  /** The answer has no words, so that it stays as it is when the language changes. */
  readonly wordless?: true
  /** Milliseconds until the call is abandoned, if not after `defaultTimeout`. */
  readonly timeout?: number
  /** `spec`: path and method are from the specification. `assumed`: the specification only names the call. */
  readonly source: 'spec' | 'assumed'
  readonly summary: string
  readonly input: Input
  readonly value: Value
}

/**
 * One call of the gateway. The client, the sandbox, the tests and the printed table read the same declaration. For an
 * operator whose gateway differs, only the declaration has to change.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> = Declaration<Input, Value> & { readonly movesMoney?: undefined }

/**
 * A call that moves money. It carries an Idempotency-Key, is never retried automatically, and only a money operation
 * can make it: see `renderer/lib/money-operation`.
 */
export type MoneyEndpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> = Declaration<Input, Value> & {
  readonly movesMoney: {
    /** The read call that returns the outcome of a request by its key, for when the answer was lost. */
    readonly outcome: OutcomeEndpoint<Value>
    /** Money leaves the account. The input's `checkToken` is the payment password's proof for this purpose. */
    readonly leavesFor?: PaymentPurpose
  }
}

/** Called with the key of a request. `order` is what the request created; null when it never arrived. */
type OutcomeEndpoint<Value extends z.ZodMiniType> = Endpoint<
  z.ZodMiniType<unknown, { idempotencyKey?: string | undefined }>,
  z.ZodMiniType<{ order: z.output<Value> | null }>
>

export type AnyEndpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Value extends z.ZodMiniType = z.ZodMiniType,
> = Endpoint<Input, Value> | MoneyEndpoint<Input, Value>

/** Declares a call and keeps its exact schemas. */
export const endpoint = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  declaration: Endpoint<Input, Value>,
): Endpoint<Input, Value> => declaration

/** Declares a call that moves money. */
export const moneyEndpoint = <Input extends z.ZodMiniType, Value extends z.ZodMiniType>(
  declaration: MoneyEndpoint<Input, Value>,
): MoneyEndpoint<Input, Value> => declaration

/**
 * Whether the answer is private: it belongs to the account that is signed in, and is dropped when the session ends.
 */
export const isPrivate = ({ auth }: Pick<AnyEndpoint, 'auth'>): boolean => auth === 'required'

/** Whether the call changes nothing at the gateway, so that it can be made at any time and any number of times. */
export const isReading = ({ method, readsOnly, issuesLaunch }: AnyEndpoint): boolean =>
  readsOnly === true || (method === 'GET' && issuesLaunch !== true)

export type InputOf<E> = E extends AnyEndpoint<infer Input, z.ZodMiniType> ? z.input<Input> : never
export type ValueOf<E> = E extends AnyEndpoint<z.ZodMiniType, infer Value> ? z.output<Value> : never

/** The envelope of every answer. Refusals also come with HTTP 200; their reason is in `message` and `code`. */
export const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  message: z.optional(z.nullable(z.string())),
  code: z.optional(z.nullable(z.union([z.string(), z.number()]))),
})

/** An amount from the gateway, string or number, parsed as an exact decimal. */
export const amount = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value: string | number, context): Amount => {
    const parsed = parseAmount(value)
    if (parsed !== undefined) return parsed
    context.issues.push({ code: 'custom', input: value, message: 'not an amount' })
    return z.NEVER
  }),
)

// Inputs must use this very schema, because the sandbox's check is derived from it.
/**
 * Id of an account below the calling agent, at any depth. The gateway refuses every other id with NOT_IN_TEAM, whether
 * or not there is such an account.
 */
export const downlineId = z.string()

/** A percentage with at most two decimals, such as "1.2". */
export const percentage = z.string()

/** An empty input. */
export const nothing = z.object({})
/** An answer whose value isn't used. */
export const anything = z.optional(z.unknown())

/** A page request. */
export const paging = {
  /** The first page is 1. */
  pageNo: z.number(),
  pageSize: z.number(),
}

/** Names of the fields that identify an item of a list. */
type Keys<Item> = readonly (keyof Item & string)[]

/** A list without the items that come a second time, as in a list that shifts between two requests for its pages. */
export function withoutDoubles<Item extends object>(
  list: readonly Item[],
  ...keys: readonly [...Keys<Item>]
): Item[] {
  const seen = new Set<string>()
  return list.filter((item) => {
    const parts = keys.map((key) => item[key])
    const key = JSON.stringify(parts)
    return parts.every((part) => part === undefined) || (!seen.has(key) && seen.add(key))
  })
}

/** A list whose items are identified by some of their fields. One that comes twice counts once. */
export const listOf = <Item extends z.ZodMiniType<object>>(item: Item, ...keys: Keys<z.output<Item>>) =>
  z.array(item).check(z.overwrite((list) => withoutDoubles(list, ...keys)))

/** One page of a list, whose items are identified like those of `listOf`. Without fields, no two are the same. */
export const pageOf = <Item extends z.ZodMiniType<object>>(item: Item, ...keys: Keys<z.output<Item>>) =>
  z.object({ list: listOf(item, ...keys), total: z.number(), totalPages: z.number() })
