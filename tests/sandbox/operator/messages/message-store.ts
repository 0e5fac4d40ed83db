import type { SQLInputValue } from 'node:sqlite'
import type { Text } from '#sandbox/world/texts/language.ts'
import type { MessageFilter } from '#shared/contract/endpoints/messages.ts'
import { pageOf } from '../records/filter.ts'
import type { Sandbox } from '../sandbox.ts'
import { kindsAbout, type MessageKind } from './kinds.ts'

/** What fills a message's placeholders: words as they are, words by language, or money in minor units. */
export type MessageFill = Readonly<Record<string, string | number | Text | { readonly money: number }>>

/** A message as stored. `fill` is JSON. */
export type MessageRow = { id: number; kind: string; fill: string; created: number; read: number | null }

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Days for which a message is kept. */
export const keptDays = 90
const kept = keptDays * 24 * 3_600_000

/** Sends a message to a member. Call it in the transaction of what it reports. */
export function sendMessage(
  { db, clock }: Parts,
  accountId: number,
  kind: MessageKind,
  fill: MessageFill = {},
): void {
  db.run(
    'INSERT INTO messages (account_id, kind, fill, created) VALUES (?, ?, ?, ?)',
    accountId,
    kind,
    JSON.stringify(fill),
    clock.now(),
  )
}

/** Sends the same message to many members at once. Call it in the transaction of what it reports. */
export function sendMessageToAll(
  { db, clock }: Parts,
  accountIds: readonly number[],
  kind: MessageKind,
  fill: MessageFill,
): void {
  db.run(
    'INSERT INTO messages (account_id, kind, fill, created) SELECT value, ?, ?, ? FROM json_each(?)',
    kind,
    JSON.stringify(fill),
    clock.now(),
    JSON.stringify(accountIds),
  )
}

/** The messages of an account that still exist. */
const existing = 'account_id = ? AND created > ? AND removed IS NULL'

/** How many messages of an account are unread. */
export function countUnread({ db, clock }: Parts, accountId: number): number {
  const row = db.get<{ count: number }>(
    `SELECT COUNT(*) AS count FROM messages WHERE ${existing} AND read IS NULL`,
    accountId,
    clock.now() - kept,
  )
  return row?.count ?? 0
}

/**
 * One page of an account's messages, latest first.
 * @throws Refusal PAGE_INVALID
 */
export function listMessages(
  { db, clock }: Parts,
  accountId: number,
  { filter, ...page }: { filter?: MessageFilter | undefined; pageNo: number; pageSize: number },
) {
  const { limit, offset } = pageOf(page)
  const [where, values] = narrowed(filter)
  const parameters: SQLInputValue[] = [accountId, clock.now() - kept, ...values]
  const from = `FROM messages WHERE ${existing}${where}`
  const total = db.get<{ count: number }>(`SELECT COUNT(*) AS count ${from}`, ...parameters)?.count ?? 0
  const list = db.all<MessageRow>(
    `SELECT id, kind, fill, created, read ${from} ORDER BY created DESC, id DESC LIMIT ? OFFSET ?`,
    ...parameters,
    limit,
    offset,
  )
  return { list, total, totalPages: Math.ceil(total / limit) }
}

function narrowed(filter: MessageFilter | undefined): readonly [string, SQLInputValue[]] {
  if (filter === undefined) return ['', []]
  if (filter === 'unread') return [' AND read IS NULL', []]
  const kinds = kindsAbout(filter)
  return [` AND kind IN (${kinds.map(() => '?').join(', ')})`, [...kinds]]
}

/** Marks messages of an account as read; all of them without ids. */
export function markRead({ db, clock }: Parts, accountId: number, ids?: readonly string[]): void {
  for (const id of ids ?? [undefined])
    db.run(
      `UPDATE messages SET read = ? WHERE account_id = ? AND read IS NULL${id === undefined ? '' : ' AND id = ?'}`,
      clock.now(),
      accountId,
      ...(id === undefined ? [] : [id]),
    )
}

/** Deletes messages of an account, or undoes that. */
export function setRemoved(
  { db, clock }: Parts,
  accountId: number,
  ids: readonly string[],
  removed: boolean,
): void {
  for (const id of ids)
    db.run(
      'UPDATE messages SET removed = ? WHERE account_id = ? AND id = ?',
      removed ? clock.now() : null,
      accountId,
      id,
    )
}
