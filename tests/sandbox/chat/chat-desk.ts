import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { ServedLanguage } from '../gateway/language.ts'
import { freshToken, hashToken } from '../security/secret-token.ts'
import { greeting } from './answers.ts'

/** A message of a chat. */
export type ChatMessage = {
  readonly id: number
  /** 1: written by the operator's people. */
  readonly agent: 0 | 1
  readonly text: string
  readonly created: number
  /** When the other side saw it. */
  readonly read: number | null
}

export type ChatRoom = { readonly accountId: number; readonly language: ServedLanguage }

/** How long an answer is being typed, in ms of the sandbox's clock. */
export const answerTakes = 1500

/** Messages that one account may write in a minute. */
const mostPerMinute = 20

/**
 * The operator's chat: rooms and what is said in them. An answer is written at once and dated a moment ahead:
 * whoever looks once that moment has come finds it, and no timer is needed.
 */
export class ChatDesk {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Opens a room for a session, which ends with it; gives the room's token. */
  openRoom(session: { hash: string; accountId: number }, language: ServedLanguage): string {
    const token = freshToken('room')
    this.#db.run(
      'INSERT INTO chat_rooms VALUES (?, ?, ?, ?, ?)',
      hashToken(token),
      session.hash,
      session.accountId,
      language,
      this.#clock.now(),
    )
    return token
  }

  /** The room of a token, as long as the session lives that it was opened for. */
  room(token: string): ChatRoom | undefined {
    return this.#db.get<ChatRoom>(
      `SELECT room.account_id AS accountId, room.language FROM chat_rooms AS room
       JOIN sessions ON sessions.hash = room.session_hash WHERE room.hash = ? AND sessions.expires > ?`,
      hashToken(token),
      this.#clock.now(),
    )
  }

  /** Greets whoever has never talked to us. */
  greet({ accountId, language }: ChatRoom, name: string): void {
    if (!this.#db.get('SELECT 1 FROM chat_messages WHERE account_id = ?', accountId))
      this.#write(accountId, 1, greeting(name, language), 'greeting', this.#clock.now())
  }

  /** What was said and may be seen by now. */
  messages(accountId: number): ChatMessage[] {
    return this.#db.all<ChatMessage>(
      `SELECT id, agent, text, created, read FROM chat_messages WHERE account_id = ? AND created <= ?
       ORDER BY created, id`,
      accountId,
      this.#clock.now(),
    )
  }

  /** Whether an answer is on its way. */
  isTyping(accountId: number): boolean {
    return (
      this.#db.get(
        'SELECT 1 FROM chat_messages WHERE account_id = ? AND created > ?',
        accountId,
        this.#clock.now(),
      ) !== undefined
    )
  }

  /** The person has all before his eyes that may be seen by now. */
  markRead(accountId: number): void {
    const now = this.#clock.now()
    this.#db.run(
      'UPDATE chat_messages SET read = ? WHERE account_id = ? AND agent = 1 AND read IS NULL AND created <= ?',
      now,
      accountId,
      now,
    )
  }

  unread(accountId: number): number {
    const row = this.#db.get<{ count: number }>(
      `SELECT COUNT(*) AS count FROM chat_messages
       WHERE account_id = ? AND agent = 1 AND read IS NULL AND created <= ?`,
      accountId,
      this.#clock.now(),
    )
    return row?.count ?? 0
  }

  /**
   * The person writes, and the answer sets out. The same key again is the same message.
   * @returns false when it is more than one person writes.
   */
  personSays(accountId: number, text: string, key: string, answer: string): boolean {
    const now = this.#clock.now()
    const recent = this.#db.get<{ count: number }>(
      'SELECT COUNT(*) AS count FROM chat_messages WHERE account_id = ? AND agent = 0 AND created > ?',
      accountId,
      now - 60_000,
    )
    if ((recent?.count ?? 0) >= mostPerMinute) return false
    this.#db.transaction(() => {
      if (!this.#write(accountId, 0, text, key, now)) return
      this.#db.run(
        'UPDATE chat_messages SET read = ? WHERE account_id = ? AND agent = 0 AND read IS NULL',
        now,
        accountId,
      )
      this.#write(accountId, 1, answer, `answer:${key}`, now + answerTakes)
    })
    return true
  }

  agentSays(accountId: number, text: string): void {
    this.#write(accountId, 1, text, crypto.randomUUID(), this.#clock.now())
  }

  #write(accountId: number, agent: 0 | 1, text: string, key: string, created: number): boolean {
    const { changes } = this.#db.run(
      'INSERT OR IGNORE INTO chat_messages (account_id, agent, text, key, created) VALUES (?, ?, ?, ?, ?)',
      accountId,
      agent,
      text,
      key,
      created,
    )
    return changes > 0
  }
}
