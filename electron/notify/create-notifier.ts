import { BaseWindow, Notification } from 'electron'
import type { NewsKind } from '#shared/domain/client-news.ts'
import type { Settings } from '../settings/settings.ts'
import type { ClientTexts } from '../texts/client-texts.ts'
import { mayNotify, type Shown } from './notify-limit.ts'

export type NotifierOptions = {
  title: string
  settings: Settings
  texts: () => ClientTexts | undefined
  /** Opens what a notification was about. */
  open: (kind: NewsKind) => void
}

export type Notifier = {
  /**
   * Shows a notification when no window is focused, the setting allows it and the limit isn't reached. Returns
   * whether it was shown.
   */
  notify(kind: NewsKind): boolean
  /** Shows a sentence of the client's own, without checking the setting or the limit. */
  say(body: string): void
}

/**
 * The system's notifications. Their texts come from main and contain no amounts or account names, because a lock
 * screen shows them.
 */
export function createNotifier({ title, settings, texts, open }: NotifierOptions): Notifier {
  let shown: Shown[] = []
  /** Keeps notifications from being garbage-collected, which would also lose their click handlers. */
  const held = new Set<Notification>()

  function show(body: string, handleClick: () => void): void {
    const notification = new Notification({ title, body })
    const drop = () => void held.delete(notification)
    held.add(notification)
    notification.on('click', () => {
      drop()
      handleClick()
    })
    notification.on('close', drop)
    notification.show()
  }

  return {
    notify(kind) {
      const text = texts()
      const now = Date.now()
      const wanted = settings.value().notifications && BaseWindow.getFocusedWindow() === null
      if (!wanted || !text || !Notification.isSupported() || !mayNotify(shown, kind, now)) return false
      // Ten are enough: the limit allows fewer within its time.
      shown = [...shown.slice(-9), { kind, at: now }]
      show(text(`notify.${kind}`), () => open(kind))
      return true
    },
    say(body) {
      if (Notification.isSupported()) show(body, () => {})
    },
  }
}
