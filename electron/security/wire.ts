import type { App, Event, Session, WebContents } from 'electron'
import type { Log } from '../log.ts'
import type { OpenExternal } from './external.ts'
import {
  decideCertificate,
  decideDevice,
  decideDownload,
  decideNavigation,
  decidePermission,
  decideRequest,
  decideWindowOpen,
} from './policy.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRefusals, type Refusals } from './refusals.ts'
import type { WebContentsRegistry } from './web-contents-registry.ts'

export type Wiring = {
  contentsRegistry: WebContentsRegistry
  openExternal: OpenExternal
  /** The brand's hosts, to which links may lead besides public ones. */
  sources: readonly string[]
  /** The client runs as a kiosk. */
  kiosk: boolean
  refused: Refusals
}

/** Creates what the wiring needs, including the log of refusals. */
export const createWiring = ({ log, ...rest }: Omit<Wiring, 'refused'> & { log: Log }): Wiring => ({
  ...rest,
  refused: createRefusals(log),
})

/** Applies the security policy to every page that is created from now on. An unregistered page may do nothing. */
export function wireContents(app: App, wiring: Wiring): void {
  app.on('web-contents-created', (_, contents) => guardPage(contents, wiring))
  wireCertificates(app, wiring)
}

/** How many windows a page other than the site may have the system's browser open, per this many milliseconds. */
const openings = { most: 2, within: 10_000 }

function guardPage(
  contents: WebContents,
  { contentsRegistry, openExternal, sources, refused }: Wiring,
): void {
  const guard = (isOwnStep: boolean) => (event: Event<{ url: string; isMainFrame: boolean }>) => {
    const subject = contentsRegistry.get(contents)
    const verdict = subject ? decideNavigation(subject, event) : 'deny'
    if (verdict === 'allow') return
    event.preventDefault()
    if (verdict === 'external' && isOwnStep) void openExternal(event.url)
    else refused('a navigation was refused', { kind: subject?.kind, url: event.url })
  }
  contents.on('will-frame-navigate', guard(true))
  contents.on('will-redirect', guard(false))
  contents.on('will-attach-webview', (event) => event.preventDefault())
  // A page's `beforeunload` can't keep it from being reloaded, left or closed. Electron would drop the new address.
  contents.on('will-prevent-unload', (event) => event.preventDefault())
  // WebRTC passes no request filter, so it gets no addresses of this machine's network.
  contents.setWebRTCIPHandlingPolicy('default_public_interface_only')
  const mayOpen = createRateLimit(openings)
  contents.setWindowOpenHandler(({ url }) => {
    const subject = contentsRegistry.get(contents)
    const verdict =
      subject && (subject.kind === 'site' || mayOpen()) ? decideWindowOpen(subject, url, sources) : 'deny'
    if (verdict === 'external') void openExternal(url)
    else refused('a new window was refused', { kind: subject?.kind, url })
    return { action: 'deny' }
  })
}

/** Chromium alone judges certificates. */
function wireCertificates(app: App, { contentsRegistry, refused }: Wiring): void {
  app.on('certificate-error', (event, contents, url, error, _certificate, answer) => {
    event.preventDefault()
    refused('a certificate was refused', { kind: contentsRegistry.get(contents)?.kind, url, error })
    answer(decideCertificate())
  })
  app.on('select-client-certificate', (event, contents, url, _certificates, answer) => {
    event.preventDefault()
    refused('a certificate of the person’s was not shown', {
      kind: contentsRegistry.get(contents)?.kind,
      url,
    })
    // Answers that there is no certificate.
    answer()
  })
}

/**
 * Applies the security policy to a session: permission requests and checks, devices, screen capture and downloads.
 * Call once per session.
 */
export function wireSession(session: Session, { contentsRegistry, kiosk, refused }: Wiring): void {
  session.setPermissionRequestHandler((contents, permission, answer, details) => {
    const subject = contentsRegistry.get(contents)
    const { requestingUrl: origin, isMainFrame } = details
    const granted = subject !== undefined && decidePermission(subject, { permission, origin, isMainFrame })
    if (!granted) refused('a permission was denied', { kind: subject?.kind, permission })
    answer(granted)
  })
  session.setPermissionCheckHandler((contents, permission, origin, { isMainFrame }) => {
    const subject = contentsRegistry.get(contents)
    return subject !== undefined && decidePermission(subject, { permission, origin, isMainFrame })
  })
  session.setDevicePermissionHandler(() => decideDevice())
  // Without a handler, screen capture is refused.
  session.setDisplayMediaRequestHandler(null)
  session.on('will-download', (event, item, contents) => {
    const subject = contentsRegistry.get(contents)
    const url = item.getURL()
    if (decideDownload(subject, url, kiosk) === 'allow') return
    event.preventDefault()
    refused('a download was refused', { kind: subject?.kind, url })
  })
}

/** Like `wireSession`, for pages other than the site: also filters what they load. */
export function wireGuestSession(session: Session, wiring: Wiring, ready: Promise<void>): void {
  const { contentsRegistry, sources, refused } = wiring
  wireSession(session, wiring)
  session.webRequest.onBeforeRequest(({ url, webContents }, answer) => {
    const cancel = !decideRequest(url, sources)
    if (cancel) refused('a request was refused', { kind: contentsRegistry.get(webContents)?.kind, url })
    void ready.then(() => answer({ cancel }))
  })
}
