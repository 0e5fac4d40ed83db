import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstClientSettings } from '#shared/domain/client-settings.ts'
import { createLog } from '../log.ts'
import { createSupportBundle, type SupportBundleOptions, type SupportFacts } from './support-bundle.ts'

const facts: SupportFacts = {
  client: { name: 'Palaro', version: '1.0.0', packaged: true },
  system: { platform: 'linux', release: '6.1', arch: 'x64', locale: 'en-US' },
  versions: { electron: '45', chrome: '150', node: '24', electronDays: 12 },
  crashes: [{ at: '2026-11-05T00:00:00.000Z', bytes: 10 }],
  storage: 'vault',
  settings: { settings: firstClientSettings, fixed: ['tray'], kept: true },
  updates: { at: 'none' },
}
let folder: string
let lines: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = () => join(folder, 'bundle.json')
const bundleWith = (options: Partial<SupportBundleOptions> = {}) =>
  createSupportBundle({
    logs: folder,
    flush: () => {},
    facts: async () => facts,
    choosePath: async () => path(),
    name: 'palaro',
    log: createLog((line) => lines.push(line)),
    now: () => new Date(0),
    ...options,
  })

test('[DSK-12] a bundle holds facts and the whole log, the oldest line first', async () => {
  writeFileSync(join(folder, 'client.1.log'), '{"message":"first","status":401}\n')
  const flush = () => writeFileSync(join(folder, 'client.log'), '{"message":"second"}\n{"message":"cut o')
  expect(await bundleWith({ flush })()).toBe('saved')
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual({
    format: 1,
    made: '1970-01-01T00:00:00.000Z',
    ...facts,
    log: [{ message: 'first', status: 401 }, { message: 'second' }, '{"message":"cut o'],
  })
})

test('[DSK-12, SEC-04] what an older client has written is redacted once more', async () => {
  const old = { message: 'login of ana@mail.example', token: 's3cr3t', url: 'https://a.example/?sid=s3cr3t' }
  writeFileSync(join(folder, 'client.log'), `${JSON.stringify(old)}\npassword=s3cr3t\n`)
  expect(await bundleWith()()).toBe('saved')
  expect(readFileSync(path(), 'utf8')).not.toMatch(/s3cr3t|ana@/)
})

test('[DSK-12] a support file is offered under the brand’s name and the day, and saving it can be cancelled', async () => {
  const proposed: string[] = []
  const choosePath = async (name: string) => void proposed.push(name)
  expect(await bundleWith({ choosePath })()).toBe('cancelled')
  expect(proposed).toEqual(['palaro-support-1970-01-01.json'])
})

test('[DSK-12] a support file that can’t be written reports it, and the next try may succeed', async () => {
  let to = join(folder, 'missing', 'bundle.json')
  const save = bundleWith({ choosePath: async () => to })
  expect(await save()).toBe('failed')
  expect(lines.join()).toContain('a bundle could not be saved')
  to = path()
  expect(await save()).toBe('saved')
})

test('[DSK-12] a second press while the save dialog is open opens no second dialog', async () => {
  let dialogs = 0
  const chosen = Promise.withResolvers<undefined>()
  const save = bundleWith({
    choosePath: () => {
      dialogs += 1
      return chosen.promise
    },
  })
  const answers = [save(), save()]
  chosen.resolve(undefined)
  expect(await Promise.all(answers)).toEqual(['cancelled', 'cancelled'])
  expect(dialogs).toBe(1)
})
