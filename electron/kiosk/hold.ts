import { type App, BrowserWindow, type Session } from 'electron'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { Subjects } from '../security/subjects.ts'
import type { Held } from './held.ts'
import { decideKey } from './held-keys.ts'

/** Holds the keys that lead out, in every page that will ever be made. */
export function holdKeys(
  app: Pick<App, 'on'>,
  { held, subjects, tell }: { held: Held; subjects: Subjects; tell: (news: KioskNews) => void },
): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('before-input-event', (event, input) => {
      if (!held.on) return
      const isSupport = subjects.get(contents)?.kind === 'support'
      // The way back from a small window by keyboard: its own keys for that are held.
      if (isSupport && input.type === 'keyDown' && input.key === 'Escape') {
        event.preventDefault()
        BrowserWindow.fromWebContents(contents)?.close()
        return
      }
      const verdict = decideKey(input)
      if (verdict === 'pass') return
      event.preventDefault()
      if (verdict === 'operator' && input.type === 'keyDown' && !input.isAutoRepeat)
        tell({ what: 'operator' })
    })
  })
}

/** All that a foreign page may do in a kiosk; not among it: the system's dialogs (printing, alerts), downloads, windows. */
const sandbox =
  'sandbox allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock'

/** Keeps the pages of a session from the system's dialogs. Only for sessions that no page of the site is in. */
export function forbidDialogs(session: Session): void {
  session.webRequest.onHeadersReceived(({ responseHeaders, resourceType }, answer) => {
    if (resourceType !== 'mainFrame') return answer({})
    answer({
      responseHeaders: {
        ...responseHeaders,
        'Content-Security-Policy': [...policies(responseHeaders), sandbox],
      },
    })
  })
}

const policies = (headers: Record<string, string[]> = {}): string[] =>
  Object.entries(headers)
    .filter(([name]) => name.toLowerCase() === 'content-security-policy')
    .flatMap(([, values]) => values)

/** Keeps the window where it is: full, in front, and open. */
export function holdWindow(window: BrowserWindow, held: Held): void {
  window.on('close', (event) => {
    if (held.on) event.preventDefault()
  })
  window.on('leave-full-screen', () => {
    if (held.on) window.setKiosk(true)
  })
  window.on('minimize', () => {
    if (held.on) window.restore()
  })
}
