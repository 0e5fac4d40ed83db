import { beforeEach, expect, test } from 'vitest'
import { createLog } from './log.ts'
import { createSiteLog, type SiteLog } from './site-log.ts'

let lines: Record<string, unknown>[]
let time: number
let siteLog: SiteLog

beforeEach(() => {
  lines = []
  time = 0
  const log = createLog((line) => lines.push(JSON.parse(line)))
  siteLog = createSiteLog(log, () => time)
})

const entry = { level: 'warn', message: 'games.list: malformed', release: '1.0+ab', route: '/rng' } as const

test('[ERR-03] a line of the site’s stands among the client’s, with its release and route', () => {
  siteLog({ ...entry, cause: 'TypeError: no' })
  expect(lines).toMatchObject([{ ...entry, area: 'site', cause: 'TypeError: no' }])
})

test('[ERR-03] a page that reports without end fills no log, and what is left out is counted', () => {
  for (let number = 0; number < 1000; number += 1) siteLog(entry)
  expect(lines).toHaveLength(60)
  time = 60_000
  siteLog(entry)
  expect(lines.slice(60)).toMatchObject([{ message: 'lines were left out', lines: 940 }, entry])
})
