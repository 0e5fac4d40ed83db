import { type App, BrowserWindow, type Session } from 'electron'
import type { KioskNews } from '#shared/bridge/channels/kiosk.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { decideKey } from './lockdown-keys.ts'
import type { Lockdown } from './lockdown-state.ts'

/** Blocks the keys that lead out of the kiosk, in every page that is ever created. */
export function lockDownKeys(
  app: Pick<App, 'on'>,
  {
    lockdown,
    contentsRegistry,
    report,
  }: { lockdown: Lockdown; contentsRegistry: WebContentsRegistry; report: (news: KioskNews) => void },
): void {
  app.on('web-contents-created', (_, contents) => {
    contents.on('before-input-event', (event, input) => {
      if (!lockdown.on) return
      const isSupport = contentsRegistry.get(contents)?.kind === 'support'
      // Escape ends the support window, because the usual keys for that are blocked. Its page isn't asked: it may hang.
      if (isSupport && input.type === 'keyDown' && input.key === 'Escape') {
        event.preventDefault()
        BrowserWindow.fromWebContents(contents)?.destroy()
        return
      }
      const verdict = decideKey(input)
      if (verdict === 'pass') return
      event.preventDefault()
      if (verdict === 'operator' && input.type === 'keyDown' && !input.isAutoRepeat)
        report({ what: 'operator' })
    })
  })
}

/** What a third-party page may do in a kiosk: no system dialogs (printing, alerts), downloads or new windows. */
const sandbox =
  'sandbox allow-scripts allow-same-origin allow-forms allow-pointer-lock allow-orientation-lock'

/**
 * Keeps the pages of a session from opening system dialogs. Only for sessions that never contain a page of the site.
 */
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

/** Keeps the window full-screen, in front and open. */
export function lockDownWindow(window: BrowserWindow, lockdown: Lockdown): void {
  window.on('close', (event) => {
    if (lockdown.on) event.preventDefault()
  })
  // Runs later, because Windows reports this before it leaves, and would undo a call made at once. Both calls are
  // needed, because macOS remembers that the window is a kiosk, and `setKiosk` then does nothing.
  window.on('leave-full-screen', () =>
    setImmediate(() => {
      if (!lockdown.on || window.isDestroyed()) return
      window.setFullScreen(true)
      window.setKiosk(true)
    }),
  )
  window.on('minimize', () => {
    if (lockdown.on) window.restore()
  })
}
