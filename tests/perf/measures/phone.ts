import type { Browser } from '@playwright/test'
import { serveSandbox } from '#support/serve-sandbox.ts'
import { buildFixture, type Fixture } from '../fixtures.ts'
import { type PhoneLoad, phoneLoad } from '../phone-load.ts'
import { note, type Row, row } from '../report.ts'

/** Page loads per figure, an odd number; the median counts. */
const runs = 3

const milliseconds = (value: number) => `${Math.round(value)} ms`
const median = (values: number[]) => values.toSorted((a, b) => a - b)[(runs - 1) / 2] ?? Number.NaN

/** What a page takes on a cheap phone, in milliseconds. */
type Times = { usable: number; blocking: number; longest: number }

async function timesOf(browser: Browser, address: string, isSite = true): Promise<Times> {
  const loads: PhoneLoad[] = []
  for (let run = 0; run < runs; run += 1) loads.push(await phoneLoad(browser, address, isSite))
  return {
    usable: median(loads.map(({ usable }) => usable)),
    blocking: median(loads.map(({ blocking }) => blocking)),
    longest: median(loads.map(({ tasks }) => Math.max(0, ...tasks.map(({ took }) => took)))),
  }
}

async function timesOfFixture(browser: Browser, name: Fixture): Promise<Times> {
  const { folder, remove } = await buildFixture(name)
  const sandbox = await serveSandbox({ webRoot: folder })
  try {
    return await timesOf(browser, sandbox.origin, false)
  } finally {
    await sandbox.close()
    remove()
  }
}

/** Blocking time that is good on any machine, in milliseconds, and how often that of the bare page may be exceeded. */
const blockingBudget = 250
const againstBare = 1.5

/**
 * Measures the site on a phone beside two fixtures in one run: when the first game can be played, and how long the
 * page doesn't respond until then.
 */
export async function measurePhone(browser: Browser, origin: string): Promise<Row[]> {
  const bare = await timesOfFixture(browser, 'bare')
  const naive = await timesOfFixture(browser, 'naive')
  const most = Math.max(blockingBudget, bare.blocking * againstBare)
  const rows = [
    note('bare page, phone: total blocking time', milliseconds(bare.blocking)),
    note('naive lobby, phone: total blocking time', milliseconds(naive.blocking)),
    note('naive lobby, phone: first game with its picture', milliseconds(naive.usable)),
  ]
  for (const [what, path] of [
    ['home', '/'],
    ['slots', '/rng'],
  ] as const) {
    const own = await timesOf(browser, origin + path)
    rows.push(
      note(`${what}, phone: first game with its picture`, milliseconds(own.usable)),
      row(`${what}, phone: total blocking time`, own.blocking, most, milliseconds),
      row(`${what}, phone: longest task`, own.longest, Math.max(120, bare.longest), milliseconds),
    )
  }
  return rows
}
