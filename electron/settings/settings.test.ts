import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ClientSettings, firstClientSettings } from '#shared/domain/client-settings.ts'
import { createLog } from '../log.ts'
import { createSettings } from './settings.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (fixed: Partial<ClientSettings> = {}) =>
  createSettings({
    folder,
    fixed,
    log: createLog(() => {}),
    write: (where, name, content) => writeFile(join(where, `${name}.json`), JSON.stringify(content)),
  })
const written = () => JSON.parse(readFileSync(join(folder, 'settings.json'), 'utf8'))

describe('[DSK-11] the client’s settings', () => {
  test('a change reaches every listener, and is there at the next start', async () => {
    const settings = open()
    const heard: number[] = []
    const stop = settings.listen(({ zoom }) => heard.push(zoom))
    const state = await settings.change({ zoom: 1.5 })
    stop()
    await settings.change({ zoom: 2 })
    expect(state).toEqual({ settings: { ...firstClientSettings, zoom: 1.5 }, fixed: [], kept: true })
    expect(heard).toEqual([1.5])
    expect(open().value().zoom).toBe(2)
  })

  test('a value that the administrator fixed wins, and the person’s own choice stays stored', async () => {
    await open().change({ staySignedIn: true })
    const settings = open({ staySignedIn: false })
    const state = await settings.change({ staySignedIn: true, zoom: 1.5 })
    expect(state).toMatchObject({ settings: { staySignedIn: false, zoom: 1.5 }, fixed: ['staySignedIn'] })
    expect(written().staySignedIn).toBe(true)
    expect(open().value().staySignedIn).toBe(true)
  })

  test('an undefined field is no change', async () => {
    const { settings } = await open().change({ zoom: undefined, tray: true })
    expect(settings).toEqual({ ...firstClientSettings, tray: true })
  })

  test('the site’s theme and language are known at the next start before the site has loaded', async () => {
    const settings = open()
    settings.changeLooks({ language: 'TH', theme: 'dark' })
    await settings.change({})
    expect(open().looks()).toEqual({ language: 'TH', theme: 'dark' })
    expect(settings.state().settings).not.toHaveProperty('language')
  })
})
