import { describe, expect, test } from 'vitest'
import {
  decideCertificate,
  decideDevice,
  decideDownload,
  decideNavigation,
  decidePermission,
  decideRequest,
  decideWindowOpen,
  outsideForm,
  type Subject,
} from './policy.ts'
import { hostileAddresses, hostileOutside } from './testing/hostile-addresses.ts'

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
const contentsRegistry = [
  ['site', site],
  ['game', game],
  ['support', support],
  ['check', check],
] as const

describe('[DSK-03] navigation', () => {
  const hostileTable = contentsRegistry.flatMap(([name, subject]) =>
    hostileAddresses.map((url) => [name, url, subject] as const),
  )
  test.each(hostileTable)('the %s page may not navigate to %s', (_, url, subject) => {
    expect(decideNavigation(subject, { url, isMainFrame: true })).toBe('deny')
  })

  test.each([
    ['site', 'app://site/', site, 'allow'],
    ['site', 'app://site/rng?type=RNG#top', site, 'allow'],
    ['site', 'app://site/wps/session/login', site, 'deny'],
    ['site', 'app://site/lgw', site, 'deny'],
    ['site', 'https://play.example/', site, 'deny'],
    ['site', 'mailto:help@operator.example', site, 'external'],
    ['site', 'tel:+6328123', site, 'external'],
    ['support', 'mailto:help@operator.example', support, 'external'],
    ['game', 'mailto:help@operator.example', game, 'deny'],
    ['game', 'tel:+6328123', game, 'deny'],
    ['check', 'mailto:help@operator.example', check, 'deny'],
    ['game', 'https://play.example/lobby', game, 'allow'],
    ['game', 'HTTPS://PLAY.EXAMPLE:443/lobby', game, 'allow'],
    ['game', 'http://127.0.0.1:4100/g', game, 'allow'],
    ['game', 'app://site/', game, 'deny'],
    ['support', 'https://help.chat.example/c', support, 'allow'],
    ['support', 'app://site/', support, 'deny'],
    ['check', 'https://www.operator.example/check', check, 'allow'],
    ['check', 'https://play.example/', check, 'deny'],
    ['check', 'app://site/', check, 'deny'],
  ] as const)(
    'when the %s page wants to go to %s, it is allowed, opened outside or denied as the table says',
    (_, url, subject, verdict) => {
      expect(decideNavigation(subject, { url, isMainFrame: true })).toBe(verdict)
    },
  )

  test.each([
    ['site', 'https://room.chat.example/', site, 'allow'],
    ['site', 'about:srcdoc', site, 'allow'],
    ['site', 'https://other.example/', site, 'deny'],
    ['site', 'data:text/html,x', site, 'deny'],
    ['site', 'mailto:help@operator.example', site, 'deny'],
    ['support', 'tel:+6328123', support, 'deny'],
    ['game', 'https://192.168.1.1/', game, 'deny'],
    ['game', 'https://router/', game, 'deny'],
    ['check', 'https://[::1]/', check, 'deny'],
    ['game', 'https://assets.vendor.example/', game, 'allow'],
    ['game', 'about:blank', game, 'allow'],
    ['game', 'data:text/html,x', game, 'allow'],
    ['game', 'DATA:text/html,x', game, 'allow'],
    ['game', 'blob:https://play.example/1', game, 'allow'],
    ['check', 'blob:null/1', check, 'allow'],
    ['support', 'data:text/html,x', support, 'deny'],
    ['support', 'blob:https://help.chat.example/1', support, 'deny'],
    ['site', 'blob:app://site/1', site, 'deny'],
    ['check', 'https://challenges.cloudflare.com/x', check, 'allow'],
    ['check', 'http://vendor.example/', check, 'deny'],
    ['check', 'app://site/', check, 'deny'],
    ['game', 'http://vendor.example/', game, 'deny'],
    ['game', 'app://site/', game, 'deny'],
    ['game', 'file:///etc/passwd', game, 'deny'],
    ['support', 'https://vendor.example/', support, 'deny'],
  ] as const)(
    'when a frame of the %s page wants to go to %s, it is allowed or denied as the table says',
    (_, url, subject, verdict) => {
      expect(decideNavigation(subject, { url, isMainFrame: false })).toBe(verdict)
    },
  )
})

describe('[DSK-03] new windows', () => {
  test.each([
    ...hostileAddresses,
    'mailto:a@b.example',
    'tel:117',
    'https://play.example/',
    'https://facebook.com/palaro',
  ])('a game opens no new window: %s', (url) => {
    expect(decideWindowOpen(game, url, [])).toBe('deny')
  })
  test.each([
    ['https://facebook.com/palaro', 'external'],
    ['https://play.example/', 'external'],
    ['http://facebook.com/', 'deny'],
    ['app://site/rng', 'deny'],
    ['about:blank', 'deny'],
    ['mailto:help@operator.example', 'external'],
    ['tel:+6328123', 'external'],
  ])(
    'when the site opens %s, the system’s browser gets it or it is denied as the table says',
    (url, verdict) => {
      expect(decideWindowOpen(site, url, [])).toBe(verdict)
    },
  )
})

describe('[DSK-05] links to outside', () => {
  test.each([
    ['https://facebook.com/palaro?x=1', 'https://facebook.com/palaro?x=1'],
    ['https://WWW.Example.com/', 'https://www.example.com/'],
    ['https://sub.domain.example.co/path', 'https://sub.domain.example.co/path'],
    ['https:\\\\facebook.com\\palaro', 'https://facebook.com/palaro'],
    ['\thttps://face\nbook.com/', 'https://facebook.com/'],
    ['mailto:help@operator.example?subject=Hi', 'mailto:help@operator.example?subject=Hi'],
    ['tel:+63-2-8123', 'tel:+6328123'],
  ])('%j is opened outside as %s', (url, form) => {
    expect(outsideForm(url, [])).toBe(form)
  })
  test.each([...hostileOutside])('%j is not opened outside', (url) => {
    expect(outsideForm(url, [])).toBeUndefined()
  })
  test('a host of the brand is opened outside, so that the sandbox on this computer works', () => {
    expect(outsideForm('http://127.0.0.1:4100/help', ['http://127.0.0.1:*'])).toBe(
      'http://127.0.0.1:4100/help',
    )
    expect(outsideForm('http://127.0.0.2:4100/help', ['http://127.0.0.1:*'])).toBeUndefined()
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
  const table = contentsRegistry.flatMap(([name, subject]) =>
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
    ['game', 'fullscreen', 'https://vendor.example', false, true],
    ['game', 'fullscreen', 'http://vendor.example', false, false],
    ['game', 'fullscreen', 'https://192.168.1.1', false, false],
    ['game', 'fullscreen', 'null', false, false],
    ['game', 'fullscreen', 'https://vendor.example', true, false],
    ['game', 'clipboard-sanitized-write', 'https://vendor.example', false, false],
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

  test('the permissions of a launch are granted to the game’s own origins only', () => {
    const withMedia = { ...game, permissions: ['media'] }
    const asked = { permission: 'media', isMainFrame: true }
    expect(decidePermission(withMedia, { ...asked, origin: 'https://play.example' })).toBe(true)
    expect(decidePermission(withMedia, { ...asked, origin: 'https://vendor.example' })).toBe(false)
  })
})

describe('[DSK-03][DSK-08] what is saved as a file', () => {
  const own = 'blob:app://site/0b9e'
  test('nothing is saved for any page but the site', () => {
    const others = [game, support, check, undefined]
    expect(others.map((subject) => decideDownload(subject, own, false))).toEqual(Array(4).fill('deny'))
  })
  test('files that the site has made are saved, but not in a kiosk', () => {
    expect([false, true].map((kiosk) => decideDownload(site, own, kiosk))).toEqual(['allow', 'deny'])
  })
  test.each([
    'https://cdn.operator.example/x.exe',
    'app://site/assets/x.js',
    'blob:https://chat.example/0b9e',
    'blob:app://sites/0b9e',
    'blob:app://site.evil.example/0b9e',
    'data:text/html,x',
    'file:///etc/passwd',
    '',
  ])('nothing is saved from %s', (url) => {
    expect(decideDownload(site, url, false)).toBe('deny')
  })
})

test('[DSK-03] no page has a device, and no certificate is accepted that Chromium refuses', () => {
  expect([decideDevice(), decideCertificate()]).toEqual([false, false])
})

describe('[DSK-03] requests of pages other than the site', () => {
  const sandbox = ['http://127.0.0.1:*', 'https://*.cdn.operator.example']
  test.each([
    'https://assets.vendor.example/a.js',
    'http://assets.vendor.example/a.png',
    'wss://live.vendor.example/socket',
    'https://1.1.1.1/',
    'data:image/png;base64,AAAA',
    'blob:https://play.example/7d1c',
    'about:blank',
    'http://127.0.0.1:4100/game',
    'ws://127.0.0.1:4100/socket',
  ])('%s is allowed', (url) => {
    expect(decideRequest(url, sandbox)).toBe(true)
  })
  test.each([
    'http://127.0.0.2:4100/',
    'https://127.0.0.1:4100/',
    'wss://127.0.0.1:4100/',
    'ws://localhost:9222/devtools',
    'http://localhost./',
    'http://2130706434/',
    'http://0x7f.2/',
    'http://0177.0.0.2/',
    'http://[::1]:8080/',
    'http://[::ffff:192.168.0.1]/',
    'http://10.1.2.3/',
    'http://172.20.0.1/',
    'http://192.168.0.1/cgi-bin/reboot',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://printer.local/',
    'http://router/',
    'file:///etc/passwd',
    'ftp://example.com/',
    'app://site/wps/member/info',
    'chrome://settings/',
    'chrome-extension://abcdefghijklmnopabcdefghijklmnop/x.js',
    'filesystem:https://play.example/temporary/x',
    'palaro://open',
    'nonsense',
    '',
  ])('%s is not', (url) => {
    expect(decideRequest(url, sandbox)).toBe(false)
  })
})
