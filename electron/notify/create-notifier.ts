import { BaseWindow, Notification } from 'electron'
import type { NewsKind } from '#shared/domain/client-news.ts'
import type { Settings } from '../settings/settings.ts'
import type { ClientTexts } from '../texts/client-texts.ts'
import { mayNotify, type Shown } from './notify-limit.ts'

export type NotifierOptions = {
  title: string
  settings: Settings
  texts: () => ClientTexts | undefined
  /** Brings up what a notification was of. */
  open: (kind: NewsKind) => void
}

export type Notifier = {
  /** Tells news while nobody looks, if that is wished and not too much; whether it was shown. */
  notify(kind: NewsKind): boolean
  /** Shows a sentence of the client's own, which was not asked for and is said once. */
  say(body: string): void
}

/** The system's notifications. Their words are main's own and name neither sums nor accounts: a lock screen shows them. */
export function createNotifier({ title, settings, texts, open }: NotifierOptions): Notifier {
  let shown: Shown[] = []
  /** What nobody holds is collected, and its click with it. */
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
      // More than the limit looks at is never kept.
      shown = [...shown.slice(-9), { kind, at: now }]
      show(text(`notify.${kind}`), () => open(kind))
      return true
    },
    say(body) {
      if (Notification.isSupported()) show(body, () => {})
    },
  }
}
