import { EventEmitter } from 'node:events'
import type { App, Session, WebContents } from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createRefusals } from './refusals.ts'
import { createWebContentsRegistry } from './web-contents-registry.ts'
import { type Wiring, wireContents, wireGuestSession, wireSession } from './wire.ts'

class Page extends EventEmitter {
  open: (details: { url: string }) => { action: string } = () => ({ action: 'allow' })
  setWindowOpenHandler(handler: Page['open']) {
    this.open = handler
  }
  webRtcPolicy = 'default'
  setWebRTCIPHandlingPolicy(policy: string) {
    this.webRtcPolicy = policy
  }
}

/** A session that records the handlers it is given. */
class Handlers extends EventEmitter {
  readonly given: Record<string, unknown> = {}
  readonly webRequest = {
    onBeforeRequest: (listener: unknown) => {
      this.given.onBeforeRequest = listener
    },
  }
  readonly setPermissionRequestHandler = this.#keep('request')
  readonly setPermissionCheckHandler = this.#keep('check')
  readonly setDevicePermissionHandler = this.#keep('device')
  readonly setDisplayMediaRequestHandler = this.#keep('display')

  #keep(name: string) {
    return (handler: unknown) => {
      this.given[name] = handler
    }
  }
  ask(name: string, ...args: unknown[]): unknown {
    return (this.given[name] as (...given: unknown[]) => unknown)(...args)
  }
}

const preventable = (details: object = {}) => {
  let prevented = false
  return {
    ...details,
    preventDefault: () => {
      prevented = true
    },
    get isPrevented() {
      return prevented
    },
  }
}

let app: EventEmitter
let outside: string[]
let lines: string[]
let wiring: Wiring
let site: Page
let game: Page

beforeEach(() => {
  app = new EventEmitter()
  outside = []
  lines = []
  wiring = {
    contentsRegistry: createWebContentsRegistry(),
    openExternal: async (url) => {
      outside.push(url)
      return true
    },
    sources: ['http://127.0.0.1:*'],
    kiosk: false,
    refused: createRefusals(createLog((line) => lines.push(line))),
  }
  wireContents(app as unknown as App, wiring)
  site = page('site')
  game = page('game')
})

function page(kind?: 'site' | 'game' | 'check'): Page {
  const made = new Page()
  app.emit('web-contents-created', {}, made)
  if (kind !== undefined)
    wiring.contentsRegistry.set(made as unknown as WebContents, {
      kind,
      origins: ['https://play.example'],
      frames: [],
      permissions: [],
    })
  return made
}

function go(from: Page, url: string, event = 'will-frame-navigate', isMainFrame = true): boolean {
  const navigation = preventable({ url, isMainFrame })
  from.emit(event, navigation)
  return !navigation.isPrevented
}

describe('[SEC-02] a page', () => {
  test.each(['will-frame-navigate', 'will-redirect'])('can’t leave its own addresses by %s', (event) => {
    expect(go(site, 'app://site/rng', event)).toBe(true)
    expect(go(site, 'https://evil.example/', event)).toBe(false)
    expect(go(game, 'https://play.example/lobby', event)).toBe(true)
    expect(go(game, 'app://site/', event)).toBe(false)
    expect(go(page(), 'app://site/', event)).toBe(false)
    expect(outside).toEqual([])
  })

  test('[DSK-05] of the site hands a link that writes or calls to the system, and stays; a redirect does not', () => {
    expect(go(site, 'mailto:help@operator.example')).toBe(false)
    expect(go(site, 'tel:+6328123')).toBe(false)
    expect(site.open({ url: 'mailto:more@operator.example' })).toEqual({ action: 'deny' })
    expect(outside).toEqual(['mailto:help@operator.example', 'tel:+6328123', 'mailto:more@operator.example'])
    expect(go(site, 'mailto:help@operator.example', 'will-redirect')).toBe(false)
    expect(go(game, 'mailto:help@operator.example')).toBe(false)
    expect(game.open({ url: 'tel:+6328123' })).toEqual({ action: 'deny' })
    expect(outside).toHaveLength(3)
  })

  test('opens no window, and can’t contain a webview', () => {
    expect(game.open({ url: 'https://play.example/' })).toEqual({ action: 'deny' })
    expect(page().open({ url: 'https://play.example/' })).toEqual({ action: 'deny' })
    const attaching = preventable()
    site.emit('will-attach-webview', attaching)
    expect(attaching.isPrevented).toBe(true)
  })

  test('[DSK-03] can’t prevent that it is left or closed', () => {
    const staying = preventable()
    game.emit('will-prevent-unload', staying)
    expect(staying.isPrevented).toBe(true)
  })

  test('[DSK-03] learns no address of this machine’s network by WebRTC', () => {
    expect([site, game, page()].map(({ webRtcPolicy }) => webRtcPolicy)).toEqual(
      Array(3).fill('default_public_interface_only'),
    )
  })

  test('[DSK-03] that is not the site has two pages shown by the system’s browser in ten seconds', () => {
    const check = page('check')
    for (let count = 0; count < 6; count++) check.open({ url: 'https://play.example/more' })
    expect(outside).toHaveLength(2)
    for (let count = 0; count < 6; count++) site.open({ url: 'https://play.example/more' })
    expect(outside).toHaveLength(8)
  })
})

test('[DSK-03] a certificate that Chromium refuses stays refused, and none of the person’s is shown', () => {
  const answers: unknown[] = []
  const event = preventable()
  const answer = (...given: unknown[]) => answers.push(given)
  app.emit(
    'certificate-error',
    event,
    site,
    'https://play.example/',
    'net::ERR_CERT_AUTHORITY_INVALID',
    {},
    answer,
  )
  const asked = preventable()
  app.emit(
    'select-client-certificate',
    asked,
    game,
    'https://play.example/',
    [{ subjectName: 'Ana' }],
    answer,
  )
  expect(answers).toEqual([[false], []])
  expect([event.isPrevented, asked.isPrevented]).toEqual([true, true])
  expect(lines.join()).not.toContain('Ana')
})

describe('[SEC-02] a session', () => {
  let session: Handlers
  beforeEach(() => {
    session = new Handlers()
    wireSession(session as unknown as Session, wiring)
  })
  const details = { requestingUrl: 'https://play.example/', isMainFrame: true }

  test('denies permissions that are requested or queried, except those that the policy grants', () => {
    const answers: unknown[] = []
    const answer = (granted: unknown) => answers.push(granted)
    session.ask('request', game, 'media', answer, details)
    session.ask('request', game, 'fullscreen', answer, details)
    session.ask('request', page(), 'fullscreen', answer, details)
    expect(answers).toEqual([false, true, false])
    expect(session.ask('check', game, 'media', 'https://play.example', details)).toBe(false)
    expect(session.ask('check', game, 'fullscreen', 'https://play.example', details)).toBe(true)
    expect(session.ask('check', null, 'fullscreen', 'https://play.example', details)).toBe(false)
  })

  test('gives no access to devices or the screen', () => {
    expect(session.ask('device', { deviceType: 'hid', origin: 'https://play.example' })).toBe(false)
    expect(session.given).toHaveProperty('display', null)
  })

  test('[DSK-08] downloads nothing; the site saves what it has made, but not in a kiosk', () => {
    const saves = (saving: Page, url: string, from = session) => {
      const event = preventable()
      from.emit('will-download', event, { getURL: () => url }, saving)
      return !event.isPrevented
    }
    expect(saves(game, 'https://play.example/x.exe')).toBe(false)
    expect(saves(site, 'https://play.example/x.exe')).toBe(false)
    expect(saves(site, 'blob:app://site/0b9e')).toBe(true)
    expect(lines.join()).not.toContain('blob:')
    const kiosks = new Handlers()
    wireSession(kiosks as unknown as Session, { ...wiring, kiosk: true })
    expect(saves(site, 'blob:app://site/0b9e', kiosks)).toBe(false)
  })

  test('[DSK-03] filters the requests of guest pages, once their proxy is set, and none of the site', async () => {
    expect(session.given).not.toHaveProperty('onBeforeRequest')
    const guests = new Handlers()
    const proxied = Promise.withResolvers<void>()
    wireGuestSession(guests as unknown as Session, wiring, proxied.promise)
    const answers: unknown[] = []
    for (const url of ['http://192.168.1.1/', 'http://127.0.0.1:4100/', 'https://vendor.example/'])
      guests.ask('onBeforeRequest', { url, webContents: game }, (answer: unknown) => answers.push(answer))
    await Promise.resolve()
    expect(answers).toEqual([])
    proxied.resolve()
    await proxied.promise
    expect(answers).toEqual([{ cancel: true }, { cancel: false }, { cancel: false }])
    expect(lines.join()).toContain('http://192.168.1.1/')
  })
})
