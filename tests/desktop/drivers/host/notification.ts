import type { NotificationConstructorOptions } from 'electron'
import { record } from './records.ts'
import { strict, strictEmitter } from './strict.ts'

/** The supported options of a notification; others (actions, replies, icons) are ignored. */
type Known = Pick<NotificationConstructorOptions, 'title' | 'body' | 'silent'>

/** A system notification, which the host only records. Specs click or close it. */
class HostNotification extends strictEmitter('Notification', ['show', 'click', 'close', 'failed']) {
  readonly title: string
  readonly body: string
  readonly silent: boolean

  constructor({ title = '', body = '', silent = false }: Known = {}) {
    super()
    this.title = title
    this.body = body
    this.silent = silent
  }

  static isSupported(): boolean {
    return true
  }

  show(): void {
    const { title, body } = this
    // The last argument is the notification itself, so that specs can click it.
    record('notification', { title, body }, this)
    this.emit('show', {})
  }
  close(): void {
    this.emit('close', {})
  }
}

/** Electron's `Notification`. */
export const Notification = strict('Notification', HostNotification)
