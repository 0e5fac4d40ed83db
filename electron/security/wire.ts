import type { App, Event, Session } from 'electron'
import type { Log } from '../log.ts'
import type { OpenExternal } from './external.ts'
import { decideDownload, decideNavigation, decidePermission, decideWindowOpen } from './policy.ts'
import type { Subjects } from './subjects.ts'

export type Wiring = {
  subjects: Subjects
  openExternal: OpenExternal
  /** The brand's hosts, that a link may lead to besides public ones. */
  sources: readonly string[]
  log: Log
}

/** Puts the policy before every page that will ever be made; a page nobody knows may do nothing. */
export function wireContents(app: App, { subjects, openExternal, sources, log }: Wiring): void {
  app.on('web-contents-created', (_, contents) => {
    const guard = (event: Event<{ url: string; isMainFrame: boolean }>) => {
      const subject = subjects.get(contents)
      if (subject && decideNavigation(subject, event) === 'allow') return
      event.preventDefault()
      log.warn('security', 'a navigation was refused', { kind: subject?.kind, url: event.url })
    }
    contents.on('will-frame-navigate', guard)
    contents.on('will-redirect', guard)
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.setWindowOpenHandler(({ url }) => {
      const subject = subjects.get(contents)
      const verdict = subject ? decideWindowOpen(subject, url, sources) : 'deny'
      if (verdict === 'external') void openExternal(url)
      else log.warn('security', 'a new window was refused', { kind: subject?.kind, url })
      return { action: 'deny' }
    })
  })
}

/** Puts the policy before a session: permissions, asked and looked up, and downloads. Once for each session. */
export function wireSession(session: Session, { subjects, log }: Wiring): void {
  session.setPermissionRequestHandler((contents, permission, answer, details) => {
    const subject = subjects.get(contents)
    const { requestingUrl: origin, isMainFrame } = details
    const granted = subject !== undefined && decidePermission(subject, { permission, origin, isMainFrame })
    if (!granted) log.warn('security', 'a permission was denied', { kind: subject?.kind, permission })
    answer(granted)
  })
  session.setPermissionCheckHandler((contents, permission, origin, { isMainFrame }) => {
    const subject = subjects.get(contents)
    return subject !== undefined && decidePermission(subject, { permission, origin, isMainFrame })
  })
  session.on('will-download', (event, item, contents) => {
    const subject = subjects.get(contents)
    if (decideDownload(subject) === 'allow') return
    event.preventDefault()
    log.warn('security', 'a download was refused', { kind: subject?.kind, url: item.getURL() })
  })
}
