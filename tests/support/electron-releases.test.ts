import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { nextElectron } from '../../resources/build/electron-releases.ts'

const times = {
  created: '2013-05-01T00:00:00.000Z',
  '44.9.2': '2026-11-20T00:00:00.000Z',
  '45.4.1': '2026-11-19T00:00:00.000Z',
  '45.10.0': '2026-11-24T20:36:15.000Z',
  '45.9.3': '2026-11-23T00:00:00.000Z',
  '46.0.0-beta.3': '2026-11-25T00:00:00.000Z',
}
const withMajors = (...majors: number[]) => ({
  ...times,
  ...Object.fromEntries(majors.map((major) => [`${major}.1.0`, `2027-0${major - 45}-01T00:00:00.000Z`])),
})

test.each<[string, string, Record<string, string>, string | undefined]>([
  ['the latest of its own major version', '45.4.1', times, '45.10.0'],
  ['none, when it is the latest', '45.10.0', times, undefined],
  ['still its own, while that is supported', '45.4.1', withMajors(46, 47), '45.10.0'],
  ['the oldest that is supported, once its own is not', '45.10.0', withMajors(46, 47, 48), '46.1.0'],
])('[DSK-13] the Electron to move to: %s', (_, current, published, version) => {
  expect(nextElectron(current, published)?.version).toBe(version)
})

const read = (name: string) => JSON.parse(readFileSync(resolve(import.meta.dirname, '../..', name), 'utf8'))

test('[DSK-12] the release that the support file counts its days from is the one in use', () => {
  expect(read('electron/electron-release.json')).toEqual({
    version: read('package.json').devDependencies.electron,
    date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
})
