import { describe, expect, test } from 'vitest'
import { type Policy, readPolicy } from './policy.ts'

const pin = 'scrypt:32768:8:1:c2FsdHNhbHRzYWx0c2FsdA:a2V5a2V5a2V5a2V5a2V5a2V5a2V5a2V5'
const none: Policy = {
  kiosk: false,
  pin: undefined,
  idleMinutes: 5,
  forgetful: false,
  startRoute: '/',
  language: '',
  proxy: undefined,
  fixed: {},
}
const kioskFixed = { staySignedIn: false, notifications: false, tray: false, gamesIn: 'tab' }
const ofText = (content: unknown) =>
  readPolicy({ found: 'text', text: typeof content === 'string' ? content : JSON.stringify(content) })

describe('[DSK-08] the administrator’s policy', () => {
  test('a missing policy leaves everything to the person', () => {
    expect(readPolicy({ found: 'none' })).toEqual({ policy: none, faults: [], notes: [] })
  })

  test.each<[string, object, Partial<Policy>]>([
    ['an empty one', {}, {}],
    ['the settings that it fixes', { zoom: 1.25, tray: false }, { fixed: { zoom: 1.25, tray: false } }],
    ['staying signed in forbidden', { staySignedIn: false }, { fixed: { staySignedIn: false } }],
    ['updates off', { automaticUpdates: false }, { fixed: { automaticUpdates: false } }],
    ['nothing remembered', { rememberNothing: true }, { forgetful: true, fixed: { staySignedIn: false } }],
    [
      'a route and a language',
      { startRoute: '/slots/all', language: 'TH' },
      { startRoute: '/slots/all', language: 'TH' },
    ],
    ['a proxy', { proxy: 'http://proxy.lan:3128' }, { proxy: 'http://proxy.lan:3128' }],
    ['a proxy by number', { proxy: 'socks4://[fd00::1]:1080/' }, { proxy: 'socks4://[fd00::1]:1080/' }],
    [
      'a kiosk, which overrules what would lead out of it',
      {
        kiosk: true,
        kioskPin: pin,
        idleMinutes: 2,
        gamesIn: 'window',
        tray: true,
        notifications: true,
        zoom: 1.5,
      },
      {
        kiosk: true,
        pin,
        idleMinutes: 2,
        forgetful: true,
        fixed: { ...kioskFixed, zoom: 1.5 } as Policy['fixed'],
      },
    ],
  ])('%s', (_, content, expected) => {
    const read = ofText({ version: 1, ...content })
    expect(read).toEqual({ policy: { ...none, ...expected }, faults: [], notes: [] })
  })

  test.each<[string, object]>([
    ['a text for a switch', { tray: 'no' }],
    ['a zoom out of range', { zoom: 9 }],
    ['minutes in parts', { idleMinutes: 2.5 }],
    ['no minutes', { idleMinutes: 0 }],
    ['staying signed in forced', { staySignedIn: true }],
    ['a route to elsewhere', { startRoute: '//evil.example' }],
    ['a route with a query', { startRoute: '/slots?x=1' }],
    ['a PIN that is no hash', { kioskPin: '4711' }],
    ['a proxy at a port that can’t be', { proxy: 'http://proxy.lan:70000' }],
    ['a proxy with a script', { proxy: 'javascript:alert(1)' }],
    ['a proxy with a password', { proxy: 'http://user:pw@proxy.lan:3128' }],
  ])('%s is reported as a fault, and the client remembers nothing', (_, content) => {
    const { policy, faults } = ofText({ ...content, automaticUpdates: false })
    expect(policy).toMatchObject({ forgetful: true, fixed: { staySignedIn: false, automaticUpdates: false } })
    expect(faults).toEqual([`"${Object.keys(content)[0]}" does not fit`])
  })

  test.each(['{"kiosk":tr', '', '[]', 'null', '"kiosk"', '\u0000'])(
    'the content %j can’t be read, and the client remembers nothing',
    (text) => {
      const { policy, faults } = ofText(text)
      expect(policy).toMatchObject({ kiosk: false, forgetful: true, fixed: { staySignedIn: false } })
      expect(faults).toHaveLength(1)
    },
  )

  test('a kiosk whose policy can’t be read stays a kiosk, with its PIN', () => {
    const { policy, faults } = readPolicy({ found: 'unreadable', reason: 'EACCES' }, { kiosk: true, pin })
    expect(policy).toMatchObject({ kiosk: true, pin, forgetful: true, fixed: kioskFixed })
    expect(faults).toEqual(['EACCES'])
  })

  test('a kiosk setting that is spelled differently still makes a kiosk', () => {
    expect(ofText({ kiosk: 'yes', kioskPin: pin }).policy).toMatchObject({ kiosk: true, pin })
  })

  test('an unknown name, a newer version and a kiosk without a PIN are noted, and change nothing', () => {
    const { policy, faults, notes } = ofText({ version: 7, kiosk: true, kiosc: true, zoom: 2 })
    expect(policy).toMatchObject({ kiosk: true, fixed: { zoom: 2 } })
    expect(faults).toEqual([])
    expect(notes).toEqual([
      'it is of version 7, newer than 1',
      'nothing is known of "kiosc"',
      'the kiosk has no PIN: nobody is let out of it',
    ])
  })

  test('a byte order mark, as Notepad writes it, is ignored', () => {
    expect(ofText('\uFEFF{"version":1,"tray":true}').policy.fixed).toEqual({ tray: true })
  })

  test('values from the registry are read like those from a file', () => {
    const values = { kiosk: true, kioskPin: pin, zoom: 'large' }
    const { policy, faults } = readPolicy({ found: 'values', values })
    expect(policy).toMatchObject({ kiosk: true, pin })
    expect(faults).toEqual(['"zoom" does not fit'])
  })
})
