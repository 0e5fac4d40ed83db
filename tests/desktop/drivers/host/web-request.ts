import type { WebRequest } from 'electron'
import { isDropped } from './drops.ts'
import { strictBase, unimplemented } from './strict.ts'

type Hook = 'onBeforeRequest' | 'onBeforeSendHeaders' | 'onHeadersReceived'

/** The details that every hook gets about a request. */
export interface RequestDetails {
  readonly id: number
  readonly url: string
  readonly method: string
  readonly resourceType: string
  readonly referrer: string
  readonly timestamp: number
  readonly webContentsId?: number
  readonly webContents?: object
  readonly requestHeaders?: Record<string, string>
  readonly responseHeaders?: Record<string, string[]>
  readonly statusCode?: number
  readonly statusLine?: string
}

/** What a hook may return. */
export interface HookAnswer {
  readonly cancel?: boolean
  readonly redirectURL?: string
  readonly requestHeaders?: Record<string, string>
  readonly responseHeaders?: Record<string, string | string[]>
}

type Listener = (details: RequestDetails, callback: (answer: HookAnswer) => void) => void

interface Registration {
  readonly matches: (url: string) => boolean
  readonly listener: Listener
}

/** Compiles patterns such as `https://*.example.com/*`, Chromium's match patterns, in which `*` matches anything. */
function matcher(patterns: readonly string[]): (url: string) => boolean {
  const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  const expressions = patterns.map((pattern) =>
    pattern === '<all_urls>' ? /^/ : new RegExp(`^${pattern.split('*').map(escape).join('.*')}$`),
  )
  return (url) => expressions.some((expression) => expression.test(url))
}

const isListener = (value: unknown): value is Listener => typeof value === 'function'

const urlsOf = (filter: unknown): readonly string[] => {
  if (typeof filter !== 'object' || filter === null || !('urls' in filter)) return ['<all_urls>']
  if ('types' in filter || 'excludeUrls' in filter) unimplemented('webRequest filter other than urls')
  return Array.isArray(filter.urls) ? filter.urls.map(String) : ['<all_urls>']
}

/** `session.webRequest`: at most one listener per hook, the last one set. */
export class HostWebRequest extends strictBase('webRequest') implements Pick<WebRequest, Hook> {
  readonly #hooks = new Map<Hook, Registration>()
  readonly #changed: () => void

  constructor(changed: () => void) {
    super()
    this.#changed = changed
  }

  onBeforeRequest(...args: readonly unknown[]): void {
    this.#register('onBeforeRequest', args)
  }
  onBeforeSendHeaders(...args: readonly unknown[]): void {
    this.#register('onBeforeSendHeaders', args)
  }
  onHeadersReceived(...args: readonly unknown[]): void {
    this.#register('onHeadersReceived', args)
  }

  get readsHeaders(): boolean {
    return this.#hooks.has('onHeadersReceived')
  }

  /** Returns the app's answer; empty if no listener matches this address. */
  run(hook: Hook, details: RequestDetails): Promise<HookAnswer> {
    const registration = isDropped('web-request') ? undefined : this.#hooks.get(hook)
    if (!registration?.matches(details.url)) return Promise.resolve({})
    return new Promise((resolve) => registration.listener(details, (answer) => resolve(answer ?? {})))
  }

  #register(hook: Hook, args: readonly unknown[]): void {
    const listener = args.at(-1)
    this.#hooks.delete(hook)
    if (isListener(listener)) {
      this.#hooks.set(hook, { listener, matches: matcher(urlsOf(args[0])) })
    }
    this.#changed()
  }
}
