import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { findPolicy } from './find-policy.ts'

let folder: string
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const file = () => join(folder, 'policy.json')
const find = (where = file()) =>
  findPolicy({
    place: { file: where, registry: false },
    title: 'Palaro',
    runner: { uid: 1000, groups: [1000] },
    log: createLog((line) => lines.push(line)),
  })

test('[DSK-08] a file is read, and one that the runner could change is warned of', async () => {
  writeFileSync(file(), '{}', { mode: 0o644 })
  chmodSync(folder, 0o755)
  expect(await find()).toEqual({ found: 'text', text: '{}' })
  chmodSync(file(), 0o666)
  expect(await find()).toEqual({ found: 'text', text: '{}' })
  expect(lines.join()).toContain('who runs the client can change its policy')
})

test('[DSK-08] no file is none; what is there and can’t be read is unreadable, which is not the same', async () => {
  expect(await find()).toEqual({ found: 'none' })
  expect(await find(join(folder, 'no-folder', 'policy.json'))).toEqual({ found: 'none' })
  writeFileSync(file(), 'x'.repeat(100_001))
  expect(await find()).toMatchObject({ found: 'unreadable' })
  mkdirSync(join(folder, 'as-folder'))
  expect(await find(join(folder, 'as-folder'))).toMatchObject({ found: 'unreadable' })
})

test('[DSK-08] a registry that does not answer leaves the file', async () => {
  writeFileSync(file(), '{"tray":true}')
  const found = await findPolicy({
    place: { file: file(), registry: true },
    title: 'Palaro',
    runner: undefined,
    log: createLog((line) => lines.push(line)),
  })
  expect(found).toEqual({ found: 'text', text: '{"tray":true}' })
  expect(lines.join()).toContain('the registry did not answer')
})
