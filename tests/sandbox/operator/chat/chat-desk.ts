import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { freshToken, hashToken } from '../security/secret-token.ts'
import { greeting } from './answers.ts'

/** A chat message. Times in ms since 1970. */
export type ChatMessage = {
  readonly id: number
  /** 1 if written by the operator's staff, 0 if by the player. */
  readonly agent: 0 | 1
  readonly text: string
  readonly created: number
  /** When the other side read it. */
  readonly read: number | null
}

export type ChatRoom = { readonly accountId: number; readonly language: ServedLanguage }

/** How long an answer takes to appear, in ms of the sandbox's clock. */
export const answerTakes = 1500

/** Messages that one account may send per minute. */
const mostPerMinute = 20

/**
 * The operator's chat: rooms and their messages. An answer is stored at once with a time slightly in the future, and
 * appears once that time has come. No timer is needed.
 */
export class ChatDesk {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  /** Opens a room that ends with the session, and returns the room's token. */
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

  /** Finds the room of a token. Undefined once the session it was opened for has ended. */
  room(token: string): ChatRoom | undefined {
    return this.#db.get<ChatRoom>(
      `SELECT room.account_id AS accountId, room.language FROM chat_rooms AS room
       JOIN sessions ON sessions.hash = room.session_hash WHERE room.hash = ? AND sessions.expires > ?`,
      hashToken(token),
      this.#clock.now(),
    )
  }

  /** Sends a greeting if the account has no messages yet. */
  greet({ accountId, language }: ChatRoom, name: string): void {
    if (!this.#db.get('SELECT 1 FROM chat_messages WHERE account_id = ?', accountId))
      this.#write(accountId, 1, greeting(name, language), 'greeting', this.#clock.now())
  }

  /** All messages up to now. Answers dated in the future are left out. */
  messages(accountId: number): ChatMessage[] {
    return this.#db.all<ChatMessage>(
      `SELECT id, agent, text, created, read FROM chat_messages WHERE account_id = ? AND created <= ?
       ORDER BY created, id`,
      accountId,
      this.#clock.now(),
    )
  }

  /** Whether an answer is still to come. */
  isTyping(accountId: number): boolean {
    return (
      this.#db.get(
        'SELECT 1 FROM chat_messages WHERE account_id = ? AND created > ?',
        accountId,
        this.#clock.now(),
      ) !== undefined
    )
  }

  /** Marks all of the staff's messages up to now as read. */
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
   * Stores the player's message and its answer. Sending the same `key` again stores nothing new.
   * @returns false when the account has sent too many messages in the last minute.
   */
  personSays(accountId: number, text: string, key: string, answer: string): boolean {
    const now = this.#clock.now()
    const recent = this.#db.get<{ count: number }>(
      'SELECT COUNT(*) AS count FROM chat_messages WHERE account_id = ? AND agent = 0 AND created > ?',
      accountId,
      now - 60_000,
    )
    const known = this.#db.get('SELECT 1 FROM chat_messages WHERE account_id = ? AND key = ?', accountId, key)
    if (!known && (recent?.count ?? 0) >= mostPerMinute) return false
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
