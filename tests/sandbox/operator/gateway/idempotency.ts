import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Call } from './handlers.ts'
import { Refusal } from './refusal.ts'

/** Whether a request may be named so: 1 to 200 printable characters of ASCII. */
export const isMoneyKey = (key: string | undefined): key is string => /^[\x20-\x7e]{1,200}$/.test(key ?? '')

/**
 * Does the work of an idempotency key once. The same key and input returns the stored value; another input throws
 * IDEMPOTENCY_CONFLICT. Refusals aren't stored, so the key can be tried again. Must run inside the work's
 * transaction.
 */
export function answerOnce<Value>(
  { db, clock }: Sandbox,
  endpoint: AnyEndpoint,
  call: Call<unknown>,
  work: () => Value,
): Value {
  const request = createHash('sha256').update(JSON.stringify(call.input)).digest('base64url')
  const earlier = db.get<{ request: string; answer: string }>(
    'SELECT request, answer FROM answers WHERE account_id = ? AND endpoint = ? AND key = ?',
    call.member.id,
    endpoint.id,
    call.idempotencyKey,
  )
  if (earlier) {
    if (earlier.request !== request) throw new Refusal('IDEMPOTENCY_CONFLICT')
    return JSON.parse(earlier.answer)
  }
  const value = work()
  db.run(
    'INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?)',
    call.member.id,
    endpoint.id,
    call.idempotencyKey,
    request,
    JSON.stringify(value),
    clock.now(),
  )
  return value
}

/** The stored value of the caller's request with this key; null if none was carried out. */
export function storedAnswer<Value extends z.ZodMiniType>(
  { db }: Sandbox,
  endpoint: AnyEndpoint<z.ZodMiniType, Value>,
  { member, input }: Call<{ idempotencyKey?: string | undefined }>,
): { order: z.input<Value> | null } {
  const row = db.get<{ answer: string }>(
    'SELECT answer FROM answers WHERE account_id = ? AND endpoint = ? AND key = ?',
    member.id,
    endpoint.id,
    input.idempotencyKey ?? '',
  )
  return { order: row ? JSON.parse(row.answer) : null }
}
