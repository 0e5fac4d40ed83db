import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import type { CodePurpose } from './code-purpose.ts'

/** A message that the sandbox "sent" by SMS or email. */
export type SentMessage = {
  id: number
  channel: string
  recipient: string
  subject: string
  body: string
  /** A code or new password in the message. */
  code: string | null
  /** What the code is for. */
  purpose: CodePurpose | null
  sent: number
}

/** Stores every message the sandbox sends. Nothing is actually delivered. */
export class Inbox {
  readonly #db: Database
  readonly #clock: Clock

  constructor(db: Database, clock: Clock) {
    this.#db = db
    this.#clock = clock
  }

  send(message: {
    channel: 'sms' | 'email'
    recipient: string
    subject: string
    body: string
    code?: string
    purpose?: CodePurpose
  }): void {
    this.#db.run(
      'INSERT INTO inbox (channel, recipient, subject, body, code, purpose, sent) VALUES (?, ?, ?, ?, ?, ?, ?)',
      message.channel,
      message.recipient,
      message.subject,
      message.body,
      message.code ?? null,
      message.purpose ?? null,
      this.#clock.now(),
    )
  }

  /** The latest messages, newest first, for one recipient or all. */
  list(recipient?: string, limit = 50): SentMessage[] {
    return recipient === undefined
      ? this.#db.all<SentMessage>('SELECT * FROM inbox ORDER BY id DESC LIMIT ?', limit)
      : this.#db.all<SentMessage>(
          'SELECT * FROM inbox WHERE recipient = ? ORDER BY id DESC LIMIT ?',
          recipient,
          limit,
        )
  }

  clear(): void {
    this.#db.run('DELETE FROM inbox')
  }
}
