import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { askRegistry, type RegistryAnswer } from './ask-registry.ts'
import { findPolicy } from './find-policy.ts'
import { readPolicy } from './policy.ts'

let folder: string
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'policy.json')
const find = (where = file(), mustBeAdministrators = false) =>
  findPolicy({
    place: { file: where, mustBeAdministrators },
    runner: { uid: 1000, groups: [1000] },
    log: createLog((line) => lines.push(line)),
  })

test('[DSK-08] a policy file is read, with a warning if the user who runs the client could change it', async () => {
  writeFileSync(file(), '{}', { mode: 0o644 })
  chmodSync(folder, 0o755)
  expect(await find()).toEqual({ found: 'text', text: '{}' })
  chmodSync(file(), 0o666)
  expect(await find()).toEqual({ found: 'text', text: '{}' })
  expect(lines.join()).toContain('who runs the client can change its policy')
})

test('[DSK-08] an installed client ignores a policy file that the user who runs it could have written', async () => {
  writeFileSync(file(), '{"kiosk":false}', { mode: 0o644 })
  chmodSync(folder, 0o755)
  expect(await find(file(), true)).toEqual({ found: 'text', text: '{"kiosk":false}' })
  chmodSync(folder, 0o777)
  expect(await find(file(), true)).toMatchObject({ found: 'unreadable' })
})

test('[DSK-08] a missing policy file means no policy, and one that can’t be read is reported as unreadable', async () => {
  expect(await find()).toEqual({ found: 'none' })
  expect(await find(join(folder, 'no-folder', 'policy.json'))).toEqual({ found: 'none' })
  writeFileSync(file(), 'x'.repeat(100_001))
  expect(await find()).toMatchObject({ found: 'unreadable' })
  mkdirSync(join(folder, 'as-folder'))
  expect(await find(join(folder, 'as-folder'))).toMatchObject({ found: 'unreadable' })
})

describe('[DSK-08] the registry', () => {
  const key = 'HKLM\\Software\\Policies\\Palaro'
  const policy = `\r\n${key}\r\n    kiosk    REG_DWORD    0x1\r\n`
  const policies = (...names: string[]) =>
    names.map((name) => `HKEY_LOCAL_MACHINE\\Software\\Policies\\${name}`).join('\r\n')
  const missing = {
    code: 1,
    output: 'ERROR: The system was unable to find the specified registry key or value.',
  }
  const inRegistry = (own: RegistryAnswer, above: RegistryAnswer) =>
    findPolicy({
      place: { registryKey: key },
      runner: undefined,
      log: createLog((line) => lines.push(line)),
      ask: async (asked) => (asked === key ? own : above),
    })

  test.each<[string, RegistryAnswer, RegistryAnswer, object]>([
    ['values', { code: 0, output: policy }, missing, { found: 'values', values: { kiosk: true } }],
    ['a key without any', { code: 0, output: `\r\n${key}\r\n` }, missing, { found: 'none' }],
    ['no key, and a list without it', missing, { code: 0, output: policies('Microsoft') }, { found: 'none' }],
  ])('%s', async (_, own, above, found) => {
    expect(await inRegistry(own, above)).toEqual(found)
  })

  test.each<[string, RegistryAnswer, RegistryAnswer]>([
    ['is too slow', { code: undefined, output: 'timed out' }, { code: 0, output: policies('Microsoft') }],
    ['is forbidden', { code: undefined, output: 'EACCES' }, { code: 0, output: policies('Microsoft') }],
    ['has the key, and won’t show it', missing, { code: 0, output: policies('Microsoft', 'PALARO') }],
    ['shows nothing at all', missing, missing],
    ['fails otherwise', { code: 5, output: 'ERROR' }, { code: 0, output: policies('Microsoft') }],
    ['stops answering in between', missing, { code: undefined, output: 'timed out' }],
  ])('that %s leaves the last policy in force', async (_, own, above) => {
    const source = await inRegistry(own, above)
    expect(source).toMatchObject({ found: 'unreadable' })
    expect(readPolicy(source, { kiosk: true, pin: '' }).policy).toMatchObject({
      kiosk: true,
      forgetful: true,
    })
  })

  test('is unreadable where there is no `reg` command', async () => {
    expect(await askRegistry(key)).toMatchObject({ code: undefined })
  })
})
