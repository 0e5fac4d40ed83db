import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { Fault } from './faults.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const fault = (kind: Fault['kind'], more: Partial<Fault> = {}) =>
  client.server.sandbox.faults.set({ endpoint: 'games.menus', kind, ...more })
const menus = () => client.send(contract.games.menus, { language: 'EN' })

test.each([
  ['401', 401],
  ['403', 403],
  ['429', 429],
  ['451', 451],
  ['500', 500],
  ['503', 503],
] as const)('the fault %s answers with that status', async (kind, status) => {
  fault(kind)
  const response = await menus()
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ success: false })
})

test('429 says when to come back, 503 that it is maintenance, 451 and 403 from where', async () => {
  fault('429')
  expect((await menus()).headers.get('Retry-After')).toBe('5')
  fault('503')
  expect(await (await menus()).json()).toMatchObject({ maintenance: true })
  fault('451')
  expect(await (await menus()).json()).toMatchObject({ ip: '127.0.0.1' })
  fault('403')
  expect(await (await menus()).json()).toMatchObject({ ip: '127.0.0.1', code: 'IP_RESTRICTED' })
})

test.each(['401', '500', 'html', 'truncated', 'wrongTypes', 'huge'] as const)(
  '[NET-07] no cache may keep an answer, nor what the fault %s makes of it',
  async (kind) => {
    fault(kind)
    const response = await menus()
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    await response.body?.cancel()
  },
)

test('a dropped connection has no answer', async () => {
  fault('drop')
  expect((await menus()).type).toBe('error')
})

test('HTML, half a JSON and wrong types come with status 200', async () => {
  fault('html')
  expect(await (await menus()).text()).toMatch(/^<!doctype html>/)
  fault('truncated')
  const text = await (await menus()).text()
  expect(() => JSON.parse(text)).toThrow(SyntaxError)
  fault('wrongTypes')
  const { value } = await (await menus()).json()
  expect(contract.games.menus.value.safeParse(value).success).toBe(false)
})

test('a huge answer is fifty megabytes, made while it is read', async () => {
  fault('huge')
  let size = 0
  for await (const chunk of (await menus()).body ?? []) size += chunk.length
  expect(size).toBeGreaterThan(50 * 1024 * 1024)
})

test('a delay comes late by so much', async () => {
  fault('delay', { delay: 60 })
  const begun = performance.now()
  expect(await (await menus()).json()).toMatchObject({ success: true })
  expect(performance.now() - begun).toBeGreaterThanOrEqual(55)
})

test('a fault hits as often as it says, its own endpoint or all', async () => {
  fault('500', { times: 2 })
  expect([(await menus()).status, (await menus()).status, (await menus()).status]).toEqual([500, 500, 200])
  fault('500', { endpoint: '*' })
  expect((await client.send(contract.system.settings, {})).status).toBe(500)
  client.server.sandbox.faults.clear()
  expect((await menus()).status).toBe(200)
})

test('a closed sandbox answers as such, but for what tells that it is closed', async () => {
  const { settings } = client.server.sandbox
  const status = () => client.value(contract.system.status, { host: 'x' })
  settings.change({ systemStatus: 'maintenance' })
  expect((await menus()).status).toBe(503)
  expect(await status()).toMatchObject({ maintenance: true, regionRestriction: false })
  settings.change({ systemStatus: 'region' })
  expect((await menus()).status).toBe(451)
  expect(await status()).toMatchObject({ maintenance: false, regionRestriction: true })
  settings.change({ systemStatus: 'ip' })
  expect((await menus()).status).toBe(403)
  settings.change({ systemStatus: 'normal' })
  expect((await menus()).status).toBe(200)
})
