import { describe, expect, test } from 'vitest'
import {
  decideDownload,
  decideNavigation,
  decidePermission,
  decideWindowOpen,
  mayOpenExternally,
  type Subject,
} from './policy.ts'

const site: Subject = { kind: 'site', origins: [], frames: ['https://*.chat.example'], permissions: [] }
const game: Subject = {
  kind: 'game',
  origins: ['https://play.example', 'http://127.0.0.1:4100'],
  frames: [],
  permissions: [],
}
const check: Subject = {
  kind: 'check',
  origins: ['https://www.operator.example'],
  frames: [],
  permissions: [],
}
const support: Subject = {
  kind: 'support',
  origins: ['https://help.chat.example'],
  frames: [],
  permissions: [],
}
const subjects = [
  ['site', site],
  ['game', game],
  ['support', support],
  ['check', check],
] as const

/** Addresses that no window of ours is ever led to. */
const hostile = [
  'https://evil.example/',
  'https://play.example.evil.test/',
  'https://evil-play.example/',
  'https://play.example@evil.test/',
  'https://user:pw@play.example/',
  'https://play.example./',
  'https://play.example:8443/',
  'http://play.example/',
  'https://рlay.example/',
  'https://xn--lay-5cd.example/',
  'http://127.0.0.1:4101/',
  'http://127.0.0.1.nip.example:4100/',
  'http://[::1]:4100/',
  'http://localhost:4100/',
  'app://site.evil/',
  'app://evil/',
  'app://site:1/',
  'app://site@evil/',
  'app:site',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://play.example/7d1c',
  'blob:app://site/7d1c',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'file:///etc/passwd',
  'FILE:///C:/Windows/System32/calc.exe',
  'view-source:https://play.example/',
  'filesystem:https://play.example/temporary/x',
  'chrome://settings',
  'devtools://devtools/bundled/inspector.html',
  'ms-settings:network',
  'palaro://open',
  'tel:+63',
  'mailto:a@b.example',
  'about:blank#x',
  '//play.example/',
  '\\\\evil\\share',
  '',
]

describe('[DSK-03] navigation', () => {
  const hostileTable = subjects.flatMap(([name, subject]) =>
    hostile.map((url) => [name, url, subject] as const),
  )
  test.each(hostileTable)('the %s is not led to %s', (_, url, subject) => {
    expect(decideNavigation(subject, { url, isMainFrame: true })).toBe('deny')
  })

  test.each([
    ['site', 'app://site/', site, 'allow'],
    ['site', 'app://site/rng?type=RNG#top', site, 'allow'],
    ['site', 'app://site/wps/session/login', site, 'deny'],
    ['site', 'app://site/lgw', site, 'deny'],
    ['site', 'https://play.example/', site, 'deny'],
    ['game', 'https://play.example/lobby', game, 'allow'],
    ['game', 'HTTPS://PLAY.EXAMPLE:443/lobby', game, 'allow'],
    ['game', 'http://127.0.0.1:4100/g', game, 'allow'],
    ['game', 'app://site/', game, 'deny'],
    ['support', 'https://help.chat.example/c', support, 'allow'],
    ['support', 'app://site/', support, 'deny'],
    ['check', 'https://www.operator.example/check', check, 'allow'],
    ['check', 'https://play.example/', check, 'deny'],
    ['check', 'app://site/', check, 'deny'],
  ] as const)('the %s asked for %s is answered as the table says', (_, url, subject, verdict) => {
    expect(decideNavigation(subject, { url, isMainFrame: true })).toBe(verdict)
  })

  test.each([
    ['site', 'https://room.chat.example/', site, 'allow'],
    ['site', 'about:srcdoc', site, 'allow'],
    ['site', 'https://other.example/', site, 'deny'],
    ['site', 'data:text/html,x', site, 'deny'],
    ['game', 'https://assets.vendor.example/', game, 'allow'],
    ['game', 'about:blank', game, 'allow'],
    ['check', 'https://challenges.cloudflare.com/x', check, 'allow'],
    ['check', 'http://vendor.example/', check, 'deny'],
    ['check', 'app://site/', check, 'deny'],
    ['game', 'http://vendor.example/', game, 'deny'],
    ['game', 'app://site/', game, 'deny'],
    ['game', 'file:///etc/passwd', game, 'deny'],
    ['support', 'https://vendor.example/', support, 'deny'],
  ] as const)('a frame of the %s asked for %s is answered as the table says', (_, url, subject, verdict) => {
    expect(decideNavigation(subject, { url, isMainFrame: false })).toBe(verdict)
  })
})

describe('[DSK-03] new windows', () => {
  test.each([...hostile, 'https://play.example/', 'https://facebook.com/palaro'])(
    'a game opens none: %s',
    (url) => {
      expect(decideWindowOpen(game, url, [])).toBe('deny')
    },
  )
  test.each([
    ['https://facebook.com/palaro', 'external'],
    ['https://play.example/', 'external'],
    ['http://facebook.com/', 'deny'],
    ['app://site/rng', 'deny'],
    ['about:blank', 'deny'],
  ])('the site asking for %s is answered as the table says', (url, verdict) => {
    expect(decideWindowOpen(site, url, [])).toBe(verdict)
  })
})

describe('links to outside', () => {
  test.each([
    'https://facebook.com/palaro?x=1',
    'https://WWW.Example.com/',
    'https://sub.domain.example.co/path',
  ])('%s goes to the browser', (url) => {
    expect(mayOpenExternally(url, [])).toBe(true)
  })
  test.each([
    'http://example.com/',
    'https://example.com:8443/',
    'https://user@example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://localhost/',
    'https://router.local/',
    'https://db.internal/',
    'https://example.com./',
    'https://ex.test/',
    'https://аpple.com/',
    'https://xn--pple-43d.com/',
    'https://intranet/',
    'file:///bin/sh',
    'smb://host/share',
    'ms-msdt:/id',
    'javascript:1',
    'tel:911',
    'mailto:a@b.example',
    'https://example.com:443@evil.example/',
    '',
  ])('%s does not', (url) => {
    expect(mayOpenExternally(url, [])).toBe(false)
  })
  test('a source of the brand’s does, so that the sandbox on this machine works', () => {
    expect(mayOpenExternally('http://127.0.0.1:4100/help', ['http://127.0.0.1:*'])).toBe(true)
    expect(mayOpenExternally('http://127.0.0.2:4100/help', ['http://127.0.0.1:*'])).toBe(false)
  })
})

describe('[DSK-03] permissions', () => {
  const every = [
    'media',
    'geolocation',
    'notifications',
    'midi',
    'midiSysex',
    'pointerLock',
    'keyboardLock',
    'openExternal',
    'clipboard-read',
    'display-capture',
    'idle-detection',
    'fileSystem',
    'window-management',
    'storage-access',
    'top-level-storage-access',
    'loopback-network',
    'local-network-access',
    'usb',
    'hid',
    'serial',
    'automatic-fullscreen',
    'unknown',
  ]
  const own = {
    site: 'app://site',
    game: 'https://play.example',
    support: 'https://help.chat.example',
    check: 'https://www.operator.example',
  }
  const table = subjects.flatMap(([name, subject]) =>
    every.map((permission) => [name, permission, subject] as const),
  )
  test.each(table)('the %s is denied %s', (name, permission, subject) => {
    expect(decidePermission(subject, { permission, origin: own[name], isMainFrame: true })).toBe(false)
  })

  test.each([
    ['site', 'fullscreen', 'app://site/', true, true],
    ['site', 'clipboard-sanitized-write', 'app://site', true, true],
    ['site', 'fullscreen', 'app://site', false, false],
    ['site', 'fullscreen', 'https://room.chat.example', true, false],
    ['game', 'fullscreen', 'https://play.example/x', true, true],
    ['game', 'fullscreen', 'https://vendor.example', false, false],
    ['game', 'fullscreen', '', true, false],
    ['game', 'fullscreen', 'null', true, false],
    ['game', 'clipboard-sanitized-write', 'https://play.example', true, false],
  ] as const)(
    '%s asking for %s from %s (main frame: %s): %s',
    (kind, permission, origin, isMainFrame, granted) => {
      const subject = kind === 'site' ? site : game
      expect(decidePermission(subject, { permission, origin, isMainFrame })).toBe(granted)
    },
  )

  test('what a launch brings is granted to its own origins only', () => {
    const withMedia = { ...game, permissions: ['media'] }
    const asked = { permission: 'media', isMainFrame: true }
    expect(decidePermission(withMedia, { ...asked, origin: 'https://play.example' })).toBe(true)
    expect(decidePermission(withMedia, { ...asked, origin: 'https://vendor.example' })).toBe(false)
  })
})

test('[DSK-03] nothing is downloaded', () => {
  expect([site, game, support, check, undefined].map(decideDownload)).toEqual(Array(5).fill('deny'))
})
