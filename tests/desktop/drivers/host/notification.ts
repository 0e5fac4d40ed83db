import type { NotificationConstructorOptions } from 'electron'
import { record } from './records.ts'
import { strict, strictEmitter } from './strict.ts'

/** What a notification may say; anything else (actions, replies, icons) is not played here. */
type Known = Pick<NotificationConstructorOptions, 'title' | 'body' | 'silent'>

/** A notification of the system's, of which the host keeps what it says. Only a spec clicks or closes it. */
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
    // The notification itself comes last, for a spec to click.
    record('notification', { title, body }, this)
    this.emit('show', {})
  }
  close(): void {
    this.emit('close', {})
  }
}

/** Electron's `Notification`. */
export const Notification = strict('Notification', HostNotification)
