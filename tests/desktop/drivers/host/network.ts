import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { browser } from './browser-process.ts'
import type { CdpPayload } from './cdp.ts'
import { netError } from './net-errors.ts'
import { PausedRequest } from './paused-request.ts'
import { record, trace } from './records.ts'
import { customScheme, headerToReal, toReal } from './schemes.ts'
import { allSessions, sessionEvents } from './session.ts'
import { HostWebContents } from './web-contents.ts'

const windowQuestion = z.object({
  url: z.string(),
  name: z._default(z.nullish(z.string()), ''),
  features: z._default(z.nullish(z.string()), ''),
})

/** Maximum milliseconds by which a document request may precede the event that announces its frame. */
const frameGraceMs = 1000

async function ownerOfDocument(frameId: string): Promise<HostWebContents | undefined> {
  const deadline = Date.now() + frameGraceMs
  while (!HostWebContents.ofFrame(frameId) && Date.now() < deadline) await wait(10)
  return HostWebContents.ofFrame(frameId)
}

/**
 * Answers the page script when it asks whether it may open a window. Returns whether the request is such a question.
 */
async function answersWindowQuestion(paused: PausedRequest): Promise<boolean> {
  const { contents, event } = paused
  const { pathname, search } = URL.parse(event.request.url) ?? { pathname: '', search: '' }
  if (!contents || pathname !== contents.scripts.windowOpenPath) return false
  const { url, name, features } = windowQuestion.parse(JSON.parse(decodeURIComponent(search.slice(1))))
  const mayOpen = contents.windowOpenings.ask(url, name ?? '', features ?? '')
  await paused.fulfil(200, [], Buffer.from(mayOpen ? 'allow' : 'deny'))
  return true
}

/** Asks a document's page whether it may navigate. ERR_ABORTED keeps the old document, as preventDefault does. */
async function refusesDocument(paused: PausedRequest): Promise<boolean> {
  if (!paused.isDocument) return false
  if (paused.contents?.navigation.allows(paused.event, paused.url)) return false
  if (!paused.contents) record('navigation-without-page', paused.url)
  await paused.fail('Aborted')
  return true
}

/** Runs the app's hooks on a request. Returns whether one of them has completed it. */
async function settledByHooks(paused: PausedRequest): Promise<boolean> {
  const { webRequest } = paused.session
  const { cancel, redirectURL } = await webRequest.run('onBeforeRequest', paused.details())
  if (cancel) {
    await paused.fail('BlockedByClient')
    return true
  }
  if (!redirectURL) return false
  const location = { name: 'Location', value: toReal(redirectURL) }
  await paused.fulfil(307, [location, { name: 'Access-Control-Allow-Origin', value: '*' }], Buffer.alloc(0))
  return true
}

async function serveScheme(paused: PausedRequest, scheme: string): Promise<void> {
  const handler = paused.session.schemeHandlers.get(scheme)
  if (!handler) return paused.fail('AddressUnreachable')
  const response = await handler(paused.toRequest())
  if (response.type === 'error') return paused.fail('Failed')
  // In Electron, a custom scheme has no cookies, even if the handler sends some.
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  if (paused.isDocument) paused.contents?.loads.answered(paused.event.frameId, { status: response.status })
  const body = Buffer.from(await response.arrayBuffer())
  await paused.fulfil(
    response.status,
    headers.map(([name, value]) => headerToReal(name, value)),
    body,
  )
}

/** Chromium requests an icon by itself, but Electron doesn't. */
const isIconSearch = ({ event }: PausedRequest): boolean =>
  event.resourceType === 'Other' && URL.parse(event.request.url)?.pathname === '/favicon.ico'

async function onRequest(paused: PausedRequest): Promise<void> {
  if (isIconSearch(paused)) return paused.fail('BlockedByClient')
  if (await answersWindowQuestion(paused)) return
  if (await refusesDocument(paused)) return
  if (await settledByHooks(paused)) return
  const scheme = customScheme(paused.url)
  if (scheme) return serveScheme(paused, scheme)
  const { headers: requestHeaders } = paused.event.request
  const answer = await paused.session.webRequest.run('onBeforeSendHeaders', {
    ...paused.details(),
    requestHeaders,
  })
  if (answer.cancel) await paused.fail('BlockedByClient')
  else await paused.proceed(answer.requestHeaders)
}

async function onResponse(paused: PausedRequest): Promise<void> {
  const {
    responseErrorReason,
    responseStatusCode: statusCode = 0,
    responseHeaders = [],
    frameId,
  } = paused.event
  if (paused.isDocument) {
    const error = responseErrorReason && { error: netError(responseErrorReason) }
    paused.contents?.loads.answered(frameId, error ?? { status: statusCode })
  }
  if (responseErrorReason) return paused.proceed()
  const received: Record<string, string[]> = {}
  for (const { name, value } of responseHeaders) received[name] = [...(received[name] ?? []), value]
  const details = {
    ...paused.details(),
    statusCode,
    statusLine: `HTTP/1.1 ${statusCode}`,
    responseHeaders: received,
  }
  const answer = await paused.session.webRequest.run('onHeadersReceived', details)
  if (answer.cancel) return paused.fail('BlockedByClient')
  if (!answer.responseHeaders) return paused.proceed()
  const headers = Object.entries(answer.responseHeaders).flatMap(([name, values]) =>
    [values].flat().map((value) => headerToReal(name, value)),
  )
  await (paused.isDocument ? paused.proceedAnew(headers) : paused.proceedWith(headers))
}

/** A document's response shows how its load ended. Other responses are only paused if a hook reads their headers. */
async function intercept(): Promise<void> {
  const readsHeaders = [...allSessions()].some((session) => session.webRequest.readsHeaders)
  await browser.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*', requestStage: 'Request' },
      { urlPattern: '*', requestStage: 'Response', ...(!readsHeaders && { resourceType: 'Document' }) },
    ],
  })
}

async function settle(event: CdpPayload<'Fetch.requestPaused'>): Promise<void> {
  const { frameId, resourceType } = event
  const owner = resourceType === 'Document' ? ownerOfDocument(frameId) : HostWebContents.ofFrame(frameId)
  const paused = new PausedRequest(event, await owner)
  try {
    await (paused.isResponse ? onResponse(paused) : onRequest(paused))
  } catch (error) {
    console.error(`The stand-in host could not serve ${paused.url}:`, error)
    await paused.fail('Failed')
  }
}

/** Intercepts requests for the whole browser, which covers every page, frame and popup from its first request on. */
export function serveRequests(): void {
  browser.on('Fetch.requestPaused', (event) => void settle(event))
  browser.on('Browser.downloadWillBegin', ({ frameId, url, suggestedFilename }) => {
    const contents = HostWebContents.ofFrame(frameId)
    contents?.hostSession.downloadRefused(url, suggestedFilename, contents)
  })
  sessionEvents.on('hooksChanged', () => void intercept().catch(trace))
  void intercept().catch(trace)
}
