import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { servedLanguages } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { sitePageAt } from '#shared/domain/site-paths.ts'
import { standingClock } from '../records/test-rounds.ts'

let client: TestClient
const clock = standingClock('2026-11-21T15:00:20+08:00')
beforeEach(() => {
  clock.set('2026-11-21T15:00:20+08:00')
  client = new TestClient({ clock })
})
afterEach(() => client.close())

const status = () => client.value(contract.system.status, { host: 'h' })

test('[BOOT-03] a maintenance says since when, and its end stays where it is', async () => {
  expect(await status()).not.toHaveProperty('maintenanceUntil')
  client.server.sandbox.settings.change({ systemStatus: 'maintenance' })
  const first = await status()
  expect(first).toMatchObject({
    maintenanceFrom: Date.parse('2026-11-21T15:00:00+08:00'),
    maintenanceUntil: Date.parse('2026-11-21T17:00:00+08:00'),
  })
  clock.advance(1_800_000)
  expect(await status()).toEqual(first)
  client.server.sandbox.settings.change({ maintenanceEnds: 'unknown' })
  expect(await status()).not.toHaveProperty('maintenanceUntil')
  client.server.sandbox.settings.change({ systemStatus: 'normal' })
  expect(await status()).not.toHaveProperty('maintenanceFrom')
})

test('[NOT-03] what a notice leads to is a page of the site', async () => {
  const { player, banners, promotion } = await client.value(contract.system.announcements, {
    types: 'B',
    platform: 'W',
    execution: 'B',
    language: 'EN',
  })
  const paths = [...player, ...banners, ...promotion].flatMap(({ link }) => link?.path ?? [])
  expect(paths.length).toBeGreaterThan(8)
  expect(paths.filter((path) => sitePageAt(path.replace(/[?#].*$/, '')) === undefined)).toEqual([])
})

test('[HLP-01] help has figures and questions in every language, from the rules that apply', async () => {
  const topicsIn = async (lang: string) =>
    (await client.value(contract.system.helpCenter, { lang, device: 'WEB' })).topics
  for (const language of servedLanguages) {
    const withdraw = (await topicsIn(language)).find(({ tag }) => tag === 'withdraw')
    expect(withdraw?.facts?.map(({ value }) => value)).toContain('₱500,000.00')
    expect(withdraw?.questions).toHaveLength(3)
  }
  client.server.sandbox.settings.change({ withdrawalMin: '500', withdrawalFee: '0' })
  const withdraw = (await topicsIn('EN')).find(({ tag }) => tag === 'withdraw')
  expect(withdraw?.facts).toMatchObject([
    { name: 'Minimum', value: '₱500.00' },
    {},
    {},
    {},
    { name: 'Fee', value: 'None' },
  ])
})

test('[DWN-01] each download says its version, size and needs, and files have a checksum', async () => {
  const { resources } = await client.value(contract.system.routers, { language: 'ID' })
  const of = (kind: string) => resources.find(({ resourceType }) => resourceType === kind)
  expect(of('ANDROID')).toMatchObject({ version: '4.2.0', requires: 'Android 9 atau lebih baru' })
  for (const kind of ['ANDROID', 'WINDOWS']) expect(of(kind)?.checksum).toMatch(/^[\da-f]{64}$/)
})
