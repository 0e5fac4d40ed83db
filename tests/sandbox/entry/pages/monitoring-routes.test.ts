import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptRecords } from '#sandbox/operator/monitoring/monitoring-log.ts'
import { otlpLogs } from '../../../../renderer/lib/monitoring/otlp.ts'
import type { MonitoringRecord } from '../../../../renderer/lib/monitoring/records.ts'
import { TestClient } from '../testing/test-client.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const record: MonitoringRecord = {
  event: 'exception',
  at: Date.UTC(2026, 10, 28, 9, 30),
  level: 'error',
  body: 'uncaught <b>',
  attributes: {
    'exception.type': 'TypeError',
    'http.response.status_code': 502,
    'browser.web_vital.value': 0.5,
  },
}
const resource = { 'service.name': 'palaro', 'browser.mobile': false }
const logs = (body = 'uncaught <b>') => otlpLogs(resource, [{ record: { ...record, body }, count: 3 }])

const post = (body: string, headers: Record<string, string> = {}) =>
  client.fetch('/__sandbox/monitoring', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length), ...headers },
    body,
  })
const listed = async (): Promise<unknown[]> => (await client.fetch('/__sandbox/api/monitoring')).json()

test('[OPS-05] what the site reports is listed, as text, and a reset clears it', async () => {
  expect((await post(logs())).status).toBe(200)
  expect(await listed()).toEqual([
    {
      at: record.at,
      severity: 'ERROR',
      event: 'exception',
      body: 'uncaught <b>',
      attributes: { ...record.attributes, 'event.count': 3 },
      resource,
    },
  ])
  const page = await (await client.fetch('/__sandbox/monitoring')).text()
  expect(page).toContain('2026-11-28 09:30:00')
  expect(page).toContain('uncaught &lt;b&gt;')
  await client.fetch('/__sandbox/api/reset', { method: 'POST' })
  expect(await listed()).toEqual([])
})

test.each([
  ['another type', logs(), { 'Content-Type': 'text/plain' }, 415],
  ['what is no JSON', '{', {}, 400],
  ['another shape', '{"resourceLogs":[{}]}', {}, 400],
  ['too much', JSON.stringify({ x: 'x'.repeat(70_000) }), {}, 413],
  ['another page’s report', logs(), { Origin: 'https://evil.example' }, 403],
])('%s is refused', async (_, body, headers, status) => {
  expect((await post(body, headers)).status).toBe(status)
  expect(await listed()).toEqual([])
})

test('only the latest reports are kept', async () => {
  for (let number = 0; number <= keptRecords; number += 1) await post(logs(`no. ${number}`))
  const all = await listed()
  expect(all).toHaveLength(keptRecords)
  expect(all[0]).toMatchObject({ body: `no. ${keptRecords}` })
})

test('the sandbox says that it is well, and no more once it can’t reach its database', async () => {
  const health = () => client.fetch('/__sandbox/health')
  expect(await (await health()).json()).toEqual({ status: 'ok', name: 'palaro-sandbox', scale: 'small' })
  client.server.db.close()
  expect((await health()).status).toBe(503)
  client = new TestClient()
})
