import { describe, expect, test } from 'vitest'
import { isLoose, policyLocation } from './policy-locations.ts'
import { lists, readRegistryAnswer, registryKey } from './registry.ts'

const brand = { name: 'palaro', title: 'Palaro' }
const place = (platform: NodeJS.Platform, argv: string[] = [], packaged = true) =>
  policyLocation({ platform, brand, argv, packaged })

describe('[DSK-08] where the policy is looked for', () => {
  test.each<[NodeJS.Platform, object]>([
    ['linux', { file: '/etc/palaro/policy.json', mustBeAdministrators: true }],
    ['darwin', { file: '/Library/Application Support/Palaro/policy.json', mustBeAdministrators: true }],
    ['win32', { registryKey: 'HKLM\\Software\\Policies\\Palaro' }],
  ])('%s', (platform, expected) => {
    expect(place(platform)).toEqual(expected)
  })

  test('an argument may name another location in development, and a shipped client ignores it', () => {
    const given = { file: '/tmp/p.json', mustBeAdministrators: false }
    expect(place('linux', ['--policy=/tmp/p.json'], false)).toEqual(given)
    expect(place('win32', ['--policy=/tmp/p.json'], false)).toEqual(given)
    expect(place('linux', ['--policy=/tmp/p.json'])).toMatchObject({ file: '/etc/palaro/policy.json' })
  })
})

const me = { uid: 1000, groups: [1000, 27] }
test.each<[string, boolean, { mode: number; uid: number; gid: number }, typeof me | undefined]>([
  ['the administrator’s own', false, { mode: 0o100644, uid: 0, gid: 0 }, me],
  ['one that everybody may write', true, { mode: 0o100666, uid: 0, gid: 0 }, me],
  ['one that my group may write', true, { mode: 0o100664, uid: 0, gid: 27 }, me],
  ['one that another group may write', false, { mode: 0o100664, uid: 0, gid: 4 }, me],
  ['my own', true, { mode: 0o100644, uid: 1000, gid: 1000 }, me],
  ['my own, locked, which I could unlock', true, { mode: 0o100444, uid: 1000, gid: 1000 }, me],
  ['any, to the administrator', false, { mode: 0o100644, uid: 0, gid: 0 }, { uid: 0, groups: [0] }],
  ['any, where there are no such numbers', false, { mode: 0o100666, uid: 0, gid: 0 }, undefined],
])('[DSK-08] %s is loose: %s', (_, loose, stat, runner) => {
  expect(isLoose(stat, runner)).toBe(loose)
})

describe('[DSK-08] the registry', () => {
  test('the policy’s key is named after the brand’s title', () => {
    expect(registryKey('Palaro')).toBe('HKLM\\Software\\Policies\\Palaro')
    expect(registryKey('A\\B "C"')).toBe('HKLM\\Software\\Policies\\A B  C')
  })

  test('values are read by their names and types', () => {
    const answer = [
      '',
      'HKEY_LOCAL_MACHINE\\Software\\Policies\\Palaro',
      '    (Default)    REG_SZ    ',
      '    Kiosk    REG_DWORD    0x1',
      '    kioskPin    REG_SZ    scrypt:1:2:3:salt:key',
      '    idleMinutes    REG_DWORD    0xa',
      '    zoom    REG_DWORD    0x7d',
      '    automaticUpdates    REG_DWORD    0x0',
      '    tray    REG_SZ    perhaps',
      '    language    REG_SZ    TH',
      '    startRoute    REG_SZ    /slots',
      '    other    REG_SZ    one  two',
      '',
    ].join('\r\n')
    expect(readRegistryAnswer(answer)).toEqual({
      kiosk: true,
      kioskPin: 'scrypt:1:2:3:salt:key',
      idleMinutes: 10,
      zoom: 1.25,
      automaticUpdates: false,
      tray: 'perhaps',
      language: 'TH',
      startRoute: '/slots',
      other: 'one  two',
    })
  })

  test('a listing is searched for the whole key, in upper or lower case', () => {
    const listing = (...names: string[]) =>
      names.map((name) => `HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\${name}`).join('\r\n')
    const key = registryKey('Palaro')
    expect(lists(listing('Microsoft', 'PALARO'), key)).toBe(true)
    expect(lists(listing('Microsoft', 'Palaro Two', 'My Palaro'), key)).toBe(false)
    expect(lists('', key)).toBe(false)
  })

  test.each(['', '\r\nHKEY_LOCAL_MACHINE\\Software\\Policies\\Palaro\r\n', 'ERROR: nothing'])(
    'the answer %j has no values',
    (answer) => {
      expect(readRegistryAnswer(answer)).toBeUndefined()
    },
  )
})
