import * as z from 'zod/mini'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import { gatewayNow } from '#lib/clock/gateway-clock.ts'
import { callRules } from '#shared/contract/call-rules.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { WireCall } from '#shared/contract/wire-mapping.ts'
import { CallFault } from './call-fault.ts'
import type { MoneyKey } from './money-key.ts'
import type { GatewayOptions } from './options.ts'

const queryValue = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/**
 * The URL and fetch options of a call. The input is checked, and encrypted where the contract says so.
 * @throws CallFault when the input is invalid, a session is missing or the encryption fails.
 */
export async function prepareRequest(
  endpoint: AnyEndpoint,
  input: unknown,
  key: MoneyKey | undefined,
  options: GatewayOptions,
): Promise<{ url: string; init: RequestInit }> {
  const parsed = z.safeParse(endpoint.input, input)
  if (!parsed.success) throw new CallFault({ kind: 'invalidInput', field: pathOf(parsed.error) })
  if (endpoint.auth === 'required' && options.session() === undefined)
    throw new CallFault({ kind: 'unauthorized' })

  let fields: Readonly<Record<string, unknown>> = withoutBlanks(parsed.data)
  let call: Omit<WireCall, 'headers'> = endpoint
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Language: options.language(),
    Merchant: options.merchant,
    ...(endpoint.auth === 'required' && options.sessionHeaders()),
    ...(key && { 'Idempotency-Key': String(key) }),
  }
  if (import.meta.env?.GATEWAY_MAPPED !== false && options.mapping) {
    const wire = options.mapping.call(endpoint)
    call = wire
    fields = options.mapping.fields(endpoint, fields)
    Object.assign(headers, wire.headers)
  }
  // A redirect isn't followed here either; `manual` distinguishes it from a broken connection.
  const init: RequestInit = { ...callRules, redirect: 'manual', method: call.method, headers }
  const url = options.baseUrl + call.path

  if (call.carrier === 'query') return { url: url + queryOf(fields), init }
  if (call.carrier === 'file') {
    const { bytes, type } = fields
    if (!(bytes instanceof ArrayBuffer)) throw new CallFault({ kind: 'invalidInput', field: 'bytes' })
    headers['Content-Type'] = String(type)
    return { url, init: { ...init, body: bytes } }
  }
  if (call.carrier === 'form') return { url, init: { ...init, body: new URLSearchParams(textOf(fields)) } }
  const body = endpoint.encrypted ? { payload: await encrypted(fields, options) } : fields
  headers['Content-Type'] = 'application/json'
  return { url, init: { ...init, body: JSON.stringify(body) } }
}

async function encrypted(fields: object, options: GatewayOptions): Promise<string> {
  try {
    return await options.encrypt(fields, gatewayNow())
  } catch (error) {
    // The encryption code is loaded on demand. If that fails, the connection is to blame.
    if (error instanceof LostChunk) throw new CallFault({ kind: 'offline' })
    throw new CallFault({ kind: 'insecure', detail: error instanceof Error ? error.name : 'unknown' })
  }
}

/** Drops undefined values, so that they aren't sent as "undefined". */
function withoutBlanks(data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined))
}

const textOf = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(z.parse(queryValue, fields)).map(([name, value]) => [name, String(value)]),
  )

function queryOf(fields: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams(textOf(fields)).toString()
  return query === '' ? '' : `?${query}`
}

/** Dotted path of the first value that doesn't match. */
const pathOf = (error: z.core.$ZodError): string => error.issues[0]?.path.join('.') ?? ''
