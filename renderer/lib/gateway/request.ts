import * as z from 'zod/mini'
import { LostChunk } from '#lib/chunks/load-chunk.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { CallFault } from './call-fault.ts'
import type { MoneyKey } from './money-key.ts'
import type { GatewayOptions } from './options.ts'

const queryValue = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** The address and the fetch options of a call: input checked, encrypted where the contract says so. */
export async function prepareRequest(
  endpoint: AnyEndpoint,
  input: unknown,
  key: MoneyKey | undefined,
  options: GatewayOptions & { now: () => number },
): Promise<{ url: string; init: RequestInit }> {
  const parsed = z.safeParse(endpoint.input, input)
  if (!parsed.success) throw new CallFault({ kind: 'invalidInput', field: pathOf(parsed.error) })
  if (endpoint.auth === 'required' && options.session() === undefined)
    throw new CallFault({ kind: 'unauthorized' })

  const fields = withoutBlanks(parsed.data)
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Language: options.language(),
    Merchant: options.merchant,
    ...(endpoint.auth === 'required' && options.sessionHeaders()),
    ...(key && { 'Idempotency-Key': String(key) }),
  }
  const init: RequestInit = { method: endpoint.method, headers, credentials: 'omit', redirect: 'error' }
  const url = options.baseUrl + endpoint.path

  if (endpoint.carrier === 'query') return { url: url + queryOf(fields), init }
  if (endpoint.carrier === 'file') {
    const { bytes, type } = fields
    if (!(bytes instanceof ArrayBuffer)) throw new CallFault({ kind: 'invalidInput', field: 'bytes' })
    headers['Content-Type'] = String(type)
    return { url, init: { ...init, body: bytes } }
  }
  if (endpoint.carrier === 'form')
    return { url, init: { ...init, body: new URLSearchParams(textOf(fields)) } }
  const body = endpoint.encrypted ? { payload: await encrypted(fields, options) } : fields
  headers['Content-Type'] = 'application/json'
  return { url, init: { ...init, body: JSON.stringify(body) } }
}

async function encrypted(fields: object, options: GatewayOptions & { now: () => number }): Promise<string> {
  try {
    return await options.encrypt(fields, options.now())
  } catch (error) {
    // What encrypts is loaded when it is needed; that it can't be had is the connection's fault.
    if (error instanceof LostChunk) throw new CallFault({ kind: 'offline' })
    throw new CallFault({ kind: 'insecure', detail: error instanceof Error ? error.name : 'unknown' })
  }
}

/** Leaves out what isn't there, so that no "undefined" travels. */
function withoutBlanks(data: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([, value]) => value !== undefined))
}

const textOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(z.parse(queryValue, fields)).map(([name, value]) => [name, String(value)]),
  )

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams(textOf(fields)).toString()
  return query === '' ? '' : `?${query}`
}

/** A dotted path to the first thing that doesn't fit. */
export const pathOf = (error: z.core.$ZodError): string => error.issues[0]?.path.join('.') ?? ''
