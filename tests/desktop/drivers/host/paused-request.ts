import { browser } from './browser-process.ts'
import type { CdpParams, CdpPayload } from './cdp.ts'
import { trace } from './records.ts'
import { toApp } from './schemes.ts'
import { type HostSession, sessionOf } from './session.ts'
import type { HostWebContents } from './web-contents.ts'
import type { RequestDetails } from './web-request.ts'

type Event = CdpPayload<'Fetch.requestPaused'>
type Answer =
  | 'Fetch.failRequest'
  | 'Fetch.continueRequest'
  | 'Fetch.continueResponse'
  | 'Fetch.fulfillRequest'
type FailReason = NonNullable<CdpParams<'Fetch.failRequest'>>['errorReason']

export interface Header {
  readonly name: string
  readonly value: string
}

const resourceTypes: Partial<Record<Event['resourceType'], string>> = {
  Script: 'script',
  Stylesheet: 'stylesheet',
  Image: 'image',
  Font: 'font',
  XHR: 'xhr',
  Fetch: 'xhr',
  Media: 'media',
  Ping: 'ping',
}

/** A request, or its response, that Chromium pauses until it gets exactly one answer. */
export class PausedRequest {
  readonly event: Event
  /** The address in the app's form. */
  readonly url: string
  /** Undefined for a worker, or a page that is gone. */
  readonly contents: HostWebContents | undefined
  readonly session: HostSession

  constructor(event: Event, contents: HostWebContents | undefined) {
    this.event = event
    this.url = toApp(event.request.url)
    this.contents = contents
    this.session = contents?.hostSession ?? sessionOf('')
  }

  get isDocument(): boolean {
    return this.event.resourceType === 'Document'
  }
  get isResponse(): boolean {
    return this.event.responseStatusCode !== undefined || this.event.responseErrorReason !== undefined
  }

  /** The details passed to webRequest hooks. */
  details(): RequestDetails {
    const { request, frameId, resourceType, requestId } = this.event
    const documentType = this.contents?.frames.isMain(frameId) ? 'mainFrame' : 'subFrame'
    return {
      id: Number(/\d+/.exec(requestId)?.[0] ?? 0),
      url: this.url,
      method: request.method,
      resourceType: this.isDocument ? documentType : (resourceTypes[resourceType] ?? 'other'),
      referrer: toApp(request.headers.Referer ?? ''),
      timestamp: Date.now(),
      ...(this.contents && { webContentsId: this.contents.id, webContents: this.contents }),
    }
  }

  /** Converts to a Request for a protocol handler. */
  toRequest(): Request {
    const { method, headers, postDataEntries = [] } = this.event.request
    const body = Buffer.concat(postDataEntries.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64')))
    const appHeaders = Object.entries(headers).map(([name, value]): [string, string] => [name, toApp(value)])
    return new Request(this.url, { method, headers: appHeaders, ...(body.length > 0 && { body }) })
  }

  fail(errorReason: FailReason): Promise<void> {
    return this.#answer('Fetch.failRequest', { requestId: this.event.requestId, errorReason })
  }
  proceed(headers?: Record<string, string>): Promise<void> {
    const list = headers && Object.entries(headers).map(([name, value]) => ({ name, value }))
    return this.#answer('Fetch.continueRequest', {
      requestId: this.event.requestId,
      ...(list && { headers: list }),
    })
  }
  proceedWith(responseHeaders: Header[]): Promise<void> {
    const { requestId, responseStatusCode: responseCode = 200 } = this.event
    return this.#answer('Fetch.continueResponse', { requestId, responseCode, responseHeaders })
  }
  /**
   * Fulfils a document again with other headers, because Chromium has already read the policy from the original ones.
   */
  async proceedAnew(responseHeaders: Header[]): Promise<void> {
    const { requestId, responseStatusCode = 200 } = this.event
    const { body, base64Encoded } = await browser.send('Fetch.getResponseBody', { requestId })
    const decoded = Buffer.from(body, base64Encoded ? 'base64' : 'utf8')
    const kept = responseHeaders.filter(({ name }) => !/^(content|transfer)-encoding$/i.test(name))
    await this.fulfil(responseStatusCode, kept, decoded)
  }
  fulfil(responseCode: number, responseHeaders: Header[], body: Buffer): Promise<void> {
    return this.#answer('Fetch.fulfillRequest', {
      requestId: this.event.requestId,
      responseCode,
      responseHeaders,
      body: body.toString('base64'),
    })
  }

  /** Errors are ignored, because the page may be gone before its request is answered. */
  async #answer<M extends Answer>(method: M, params: CdpParams<M>): Promise<void> {
    await browser.send(method, params).catch(trace)
  }
}
