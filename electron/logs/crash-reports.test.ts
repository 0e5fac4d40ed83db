import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { crashReporting, crashReports, pruneCrashReports } from './crash-reports.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crashes-'))
  mkdirSync(join(folder, 'pending'))
  mkdirSync(join(folder, 'completed'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a report as Crashpad does, written on this day of November 2026. */
function report(place: string, day: number, bytes = 10): void {
  const file = join(folder, place, `${day}.dmp`)
  writeFileSync(file, 'x'.repeat(bytes))
  const at = new Date(Date.UTC(2026, 10, day))
  utimesSync(file, at, at)
}

test('[DSK-12] the support file lists when the client crashed, the latest first, and nothing of the reports', () => {
  report('pending', 3, 20)
  report('completed', 5)
  writeFileSync(join(folder, 'settings.dat'), 'x')
  expect(crashReports(folder)).toEqual([
    { at: '2026-11-05T00:00:00.000Z', bytes: 10 },
    { at: '2026-11-03T00:00:00.000Z', bytes: 20 },
  ])
  expect(crashReports(join(folder, 'gone'))).toEqual([])
})

test('[DSK-12] five reports stay on this computer, and none where nothing may be remembered', () => {
  for (let day = 1; day <= 7; day++) report('pending', day)
  pruneCrashReports(folder)
  expect(crashReports(folder).map(({ at }) => at.slice(8, 10))).toEqual(['07', '06', '05', '04', '03'])
  pruneCrashReports(folder, 0)
  expect(crashReports(folder)).toEqual([])
})

test('[DSK-13] a report that can’t be deleted is no reason not to start', () => {
  report('pending', 1)
  // Can't be deleted as a file, as one that another program has open on Windows.
  mkdirSync(join(folder, 'pending', '2.dmp'))
  pruneCrashReports(folder, 0)
  expect(crashReports(folder)).toHaveLength(1)
})

test('[DSK-12, DSK-08] reports stay on this computer, unless the brand names an address and the machine may remember', () => {
  const uploads = (address: string | undefined, forgetful: boolean) =>
    crashReporting({ title: 'Palaro', address, forgetful }).uploadToServer
  expect(uploads(undefined, false)).toBe(false)
  expect(uploads('https://crashes.example/', true)).toBe(false)
  expect(crashReporting({ title: 'Palaro', address: 'https://crashes.example/', forgetful: false })).toEqual({
    submitURL: 'https://crashes.example/',
    uploadToServer: true,
    productName: 'Palaro',
  })
})
