import type { MakeEndpoint } from './endpoint.ts'

/**
 * The page's main world: exposes the preload script's API here, and asks the host first about what Chromium reports
 * to nobody (permissions, new windows). Runs in the page as text.
 */
export function mainWorld(
  endpoint: MakeEndpoint,
  mine: string,
  theirs: string,
  windowOpenPath: string,
  hostSuffixes: Record<string, string>,
): void {
  type Method = (...args: unknown[]) => unknown
  type Ask = (permission: string, mode: string, mediaTypes: string[]) => Promise<boolean>
  const { apply } = Reflect
  const bridge = endpoint(mine, theirs)
  const isMethod = (value: unknown): value is Method => typeof value === 'function'

  const freeze = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    for (const item of Object.values(value)) freeze(item)
    return Object.freeze(value)
  }
  bridge.operations.set('expose', (key, api) => {
    Object.defineProperty(window, String(key), { value: freeze(api), enumerable: true })
  })

  /** Wraps a method to ask the host before the call continues. `refuse` rejects what Chromium can't. */
  const askFirst = (
    owner: object | undefined,
    name: string,
    question: (args: unknown[]) => Parameters<Ask>,
    ask: Ask,
    refuse?: () => unknown,
  ) => {
    const original: unknown = owner && Reflect.get(owner, name)
    if (!owner || !isMethod(original)) return
    const asking = async function (this: unknown, ...args: unknown[]) {
      const isGranted = await ask(...question(args))
      if (!isGranted && refuse) return refuse()
      return apply(original, this, args)
    }
    Object.defineProperty(owner, name, {
      value: asking,
      writable: true,
      configurable: true,
      enumerable: true,
    })
  }

  const mediaTypes = (constraints: unknown) =>
    ['audio', 'video'].filter(
      (type) => typeof constraints === 'object' && constraints && Reflect.get(constraints, type),
    )
  const queried: Record<string, [string, string[]]> = {
    camera: ['media', ['video']],
    microphone: ['media', ['audio']],
    'clipboard-write': ['clipboard-sanitized-write', []],
  }
  const queryOf = (descriptor: unknown): Parameters<Ask> => {
    const name = String(Object(descriptor).name)
    const [permission, types] = queried[name] ?? [name, []]
    return [permission, 'check', types]
  }

  bridge.operations.set('permissions', (askHost) => {
    if (!isMethod(askHost)) return
    const ask: Ask = async (...question) => Boolean(await askHost(...question))
    const request = (permission: string) => (): Parameters<Ask> => [permission, 'request', []]
    const notAllowed = () => {
      throw new DOMException('Permission denied', 'NotAllowedError')
    }
    askFirst(window.Notification, 'requestPermission', request('notifications'), ask)
    askFirst(
      window.MediaDevices?.prototype,
      'getUserMedia',
      ([want]) => ['media', 'request', mediaTypes(want)],
      ask,
      notAllowed,
    )
    askFirst(window.MediaDevices?.prototype, 'getDisplayMedia', request('display-capture'), ask, notAllowed)
    askFirst(window.Geolocation?.prototype, 'getCurrentPosition', request('geolocation'), ask)
    askFirst(window.Geolocation?.prototype, 'watchPosition', request('geolocation'), ask)
    askFirst(window.Navigator?.prototype, 'requestMIDIAccess', request('midi'), ask)
    askFirst(window.Clipboard?.prototype, 'readText', request('clipboard-read'), ask)
    askFirst(window.Clipboard?.prototype, 'writeText', request('clipboard-sanitized-write'), ask)
    askFirst(window.Element?.prototype, 'requestPointerLock', request('pointerLock'), ask)
    askFirst(window.Element?.prototype, 'requestFullscreen', request('fullscreen'), ask, () => {
      throw new TypeError('Permissions check failed')
    })
    askFirst(window.Permissions?.prototype, 'query', ([descriptor]) => queryOf(descriptor), ask)
  })

  // In Electron, every page may close itself; Chromium keeps one with a history from it.
  bridge.operations.set('closing', (close) => {
    if (isMethod(close) && window === window.top) window.close = () => void close()
  })

  // The app's schemes are there for every page's fetch, also for a frame of another origin.
  const { fetch } = window
  window.fetch = (input, init) => {
    const [, scheme = '', host = '', rest = ''] =
      typeof input === 'string' ? (/^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(input) ?? []) : []
    const suffix = hostSuffixes[scheme.toLowerCase()]
    return apply(fetch, window, [suffix === undefined ? input : `https://${host}${suffix}${rest}`, init])
  }

  // window.open returns synchronously, so the host's decision needs a synchronous request.
  const [open, Request] = [window.open, XMLHttpRequest]
  const mayOpen = (url: string | URL | undefined, name: unknown, features: unknown): boolean => {
    try {
      const request = new Request()
      const question = { url: new URL(url ?? '', location.href).href, name, features }
      request.open('GET', `${windowOpenPath}?${encodeURIComponent(JSON.stringify(question))}`, false)
      request.send()
      return request.responseText === 'allow'
    } catch {
      return false
    }
  }
  window.open = (url, name, features) => {
    const isNavigation = /^_(self|parent|top)$/i.test(name ?? '')
    return isNavigation || mayOpen(url, name, features) ? apply(open, window, [url, name, features]) : null
  }
}
