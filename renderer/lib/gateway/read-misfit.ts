import * as z from 'zod/mini'
import { type AnyEndpoint, envelope, paging } from '#shared/contract/endpoint.ts'
import { faultCode } from '#shared/contract/fault-code.ts'
import { type Misfit, type Repaired, repair } from '#shared/contract/repair.ts'
import { CallFault } from './call-fault.ts'
import type { GatewayOptions } from './options.ts'

type OnMisfit = GatewayOptions['onMisfit']

/** What has been reported to each gateway's listener, by endpoint and path. Polls meet the same misfits every time. */
const reported = new WeakMap<OnMisfit, Set<string>>()

/**
 * Reads an envelope that doesn't fit the contract.
 * @throws CallFault when it can't be understood.
 */
export function readEnvelope(
  endpoint: AnyEndpoint,
  body: unknown,
  { response, text, onMisfit }: { response: Response; text: string; onMisfit: OnMisfit },
): z.output<typeof envelope> {
  if (body === undefined) throw malformed(endpoint, '', describeBody(response, text))
  return settle(endpoint, repair(envelope, body), '', onMisfit)
}

const askedPage = z.object(paging)

/**
 * Reads a value that doesn't fit the contract, as far as that needs no guess.
 * @param input what the call asked for.
 * @throws CallFault when a part that is required can't be understood.
 */
export function readValue<Value extends z.ZodMiniType>(
  endpoint: AnyEndpoint<z.ZodMiniType, Value>,
  value: unknown,
  onMisfit: OnMisfit,
  input?: unknown,
): z.output<Value> {
  const asked = z.safeParse(askedPage, input)
  return settle(endpoint, repair(endpoint.value, value, asked.data), 'value', onMisfit)
}

/** The fault of an answer of which nothing is used. `field` is a dotted path, "" for the whole answer. */
export const malformed = ({ id }: Pick<AnyEndpoint, 'id'>, field: string, detail: string): CallFault =>
  new CallFault({ kind: 'malformed', code: faultCode(id), field, detail })

function settle<Value>(
  { id }: Pick<AnyEndpoint, 'id'>,
  repaired: Repaired<Value>,
  top: string,
  onMisfit: OnMisfit,
): Value {
  const placeOf = (path: string) => [top, path].filter(Boolean).join('.')
  if (!repaired.ok) {
    const { path, expected, seen } = repaired.failure
    throw malformed({ id }, placeOf(path), `expected ${expected}, got ${seen}`)
  }
  const known = reported.get(onMisfit) ?? new Set()
  reported.set(onMisfit, known)
  for (const misfit of repaired.misfits) {
    const place = `${id}: ${placeOf(misfit.path)}`
    const key = `${place} ${misfit.outcome}`
    if (known.has(key)) continue
    known.add(key)
    onMisfit(isLoss(misfit) ? 'warn' : 'info', `${place} ${describeMisfit(misfit)}`, undefined, {
      endpoint: id,
      kind: 'misfit',
      field: placeOf(misfit.path),
      detail: misfit.outcome.replace(' ', '_'),
      ...(misfit.items && { count: misfit.items[0] }),
    })
  }
  return repaired.value
}

/** Null in place of nothing, and another notation of the same value, lose nothing. */
const isLoss = ({ outcome, seen }: Misfit): boolean =>
  outcome !== 'read' && !(seen === 'null' && (outcome === 'left out' || outcome === 'empty'))

const describeMisfit = ({ outcome, expected, seen, items }: Misfit): string =>
  `${items ? `${items[0]} of ${items[1]} items ` : ''}${outcome} (expected ${expected}, got ${seen})`

const describeBody = (response: Response, text: string): string =>
  text === ''
    ? 'empty answer'
    : `not the expected JSON (${response.headers.get('content-type') ?? 'no type'})`
