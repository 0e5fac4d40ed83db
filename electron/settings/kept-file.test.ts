import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createLog } from '../log.ts'
import { openKeptFile, type WriteKept } from './kept-file.ts'

let folder: string
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const first = { zoom: 1, name: 'none' }
const file = () => join(folder, 'some.json')
const write: WriteKept = (where, name, content) =>
  writeFile(join(where, `${name}.json`), JSON.stringify(content))
const open = (by: WriteKept = write) =>
  openKeptFile({
    folder,
    name: 'some',
    version: 1,
    fields: { zoom: z.number().check(z.gte(0.5), z.lte(2)), name: z.string() },
    first,
    write: by,
    log: createLog((line) => lines.push(line)),
  })

describe('[DSK-04, DSK-11] the values in a file of the client', () => {
  test.each<[string, string | undefined, object]>([
    ['nothing there', undefined, first],
    ['what was kept', '{"version":1,"zoom":1.5,"name":"ana"}', { zoom: 1.5, name: 'ana' }],
    ['a value out of range', '{"version":1,"zoom":40,"name":"ana"}', { zoom: 1, name: 'ana' }],
    ['a value of another type', '{"version":1,"zoom":"1.5"}', first],
    ['a name nobody knows', '{"version":1,"__proto__":{"zoom":2},"other":1}', first],
    ['half a file', '{"version":1,"zo', first],
    ['no object', '[1,2]', first],
    ['an empty file', '', first],
    ['a newer version', '{"version":7,"zoom":1.5,"name":{"given":"ana"}}', { zoom: 1.5, name: 'none' }],
  ])('%s', (_, content, expected) => {
    if (content !== undefined) writeFileSync(file(), content)
    expect(open().value()).toEqual(expected)
  })

  test('a change takes effect at once, and is there at the next start', async () => {
    const kept = open()
    const written = kept.change({ zoom: 2 })
    expect(kept.value().zoom).toBe(2)
    expect(await written).toBe(true)
    expect(open().value()).toEqual({ zoom: 2, name: 'none' })
  })

  test('changes are written in their order', async () => {
    const pauses = [30, 0]
    const kept = open(async (...args) => {
      await new Promise((resolve) => setTimeout(resolve, pauses.shift()))
      await write(...args)
    })
    await Promise.all([kept.change({ name: 'first' }), kept.change({ name: 'second' })])
    expect(open().value().name).toBe('second')
  })

  test('a broken file is renamed, not overwritten', async () => {
    writeFileSync(file(), '{"version":1,"zo')
    await open().change({ zoom: 2 })
    expect(readFileSync(join(folder, 'some.broken.json'), 'utf8')).toBe('{"version":1,"zo')
    expect(open().value().zoom).toBe(2)
  })

  test('a file of a newer client is never written over', async () => {
    const content = '{"version":7,"zoom":1.5}'
    writeFileSync(file(), content)
    const kept = open()
    expect(kept.kept()).toBe(false)
    expect(await kept.change({ zoom: 2 })).toBe(false)
    expect(kept.value().zoom).toBe(2)
    expect(readFileSync(file(), 'utf8')).toBe(content)
    expect(readdirSync(folder)).toEqual(['some.json'])
  })

  test('a change that can’t be written holds for this run, and is logged once', async () => {
    const kept = open(() => Promise.reject(new Error('EROFS: read-only file system')))
    expect(await kept.change({ zoom: 2 })).toBe(false)
    expect(await kept.change({ zoom: 1.5 })).toBe(false)
    expect(kept.value().zoom).toBe(1.5)
    expect(kept.kept()).toBe(false)
    expect(lines.filter((line) => line.includes('could not be written'))).toHaveLength(1)
  })

  test('a file that can’t be read counts as missing', () => {
    mkdirSync(file())
    expect(open().value()).toEqual(first)
    expect(lines.join()).toContain('could not be read')
  })
})
