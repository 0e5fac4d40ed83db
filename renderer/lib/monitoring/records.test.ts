import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { LogEntry } from '#lib/log/log.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { defOf, describeExpected } from '#shared/contract/expected.ts'
import { recordOfCall, recordOfEntry, reportedFields } from './records.ts'

const entry = (rest: Partial<LogEntry>): LogEntry => ({
  time: '2026-11-28T10:00:00.000Z',
  level: 'warn',
  message: 'odd',
  release: '1.2.0',
  route: '/rng',
  ...rest,
})

test('[OPS-05] an error is reported with its type, stack and route, in OpenTelemetry’s terms', () => {
  const cause = 'TypeError: Failed to fetch\n    at f (index-1.js:1:2)'
  expect(recordOfEntry(entry({ level: 'error', message: 'uncaught', cause }))).toMatchObject({
    event: 'exception',
    at: Date.UTC(2026, 10, 28, 10),
    level: 'error',
    body: 'uncaught',
    attributes: {
      'exception.type': 'TypeError',
      'exception.message': 'Failed to fetch',
      'exception.stacktrace': '    at f (index-1.js:1:2)',
      'url.template': '/rng',
    },
  })
})

test('[OPS-05] a malformed answer is reported with its endpoint and field, whatever position it had', () => {
  const fields = (at: number) => ({
    endpoint: 'games.list',
    kind: 'malformed',
    field: `value.list.${at}.gameName`,
    detail: 'expected text, got list (3)',
    count: 3,
  })
  const [third, ninth] = [3, 9].map((at) => recordOfEntry(entry({ fields: fields(at) })))
  expect(third).toMatchObject({
    event: 'site.log',
    body: 'games.list: malformed',
    attributes: {
      'gateway.endpoint': 'games.list',
      'gateway.field': 'value.list[].gameName',
      'gateway.detail': 'expected text, got list (3)',
      'gateway.count': 3,
      'error.type': 'malformed',
    },
  })
  expect(ninth?.key).toBe(third?.key)
})

test.each([
  ['games.list: malformed answer at value.Maria Santos (invalid_type)', 'games.list: warn'],
  ['the CDN “Maria Santos” is refused', 'the CDN '],
  ['a launch was refused: its address is foreign', 'a launch was refused: its address is foreign'],
])('[OPS-05, SEC-04] of the line "%s" only our own words are reported', (message, body) => {
  expect(recordOfEntry(entry({ message }))?.body).toBe(body)
})

test('[OPS-05] what only informs is not reported', () => {
  expect(recordOfEntry(entry({ level: 'info' }))).toBeUndefined()
})

/** Values that a gateway, a library or a visitor may bring into a field. */
const hostile = [
  'eyJhbGciOiJkaXIifQ..AAAA.BBBB',
  'Bearer 0f8fad5bd9cb469fa16570867728950e',
  'ana@mail.example',
  '+63 917 123 4567',
  '12,480.75',
  'Maria Santos',
  'https://site.example/rng?token=s3cret',
  '<script>alert(1)</script>',
  'value.list.1\nvalue',
  'x'.repeat(5000),
]

test.each(hostile)('[OPS-05, SEC-04] no field lets out %j', (value) => {
  const names = [
    'endpoint',
    'field',
    'kind',
    'detail',
    'status',
    'count',
    'username',
    '__proto__',
    'constructor',
  ]
  for (const name of names) {
    const { body, attributes } = recordOfEntry(entry({ fields: { [name]: value } })) ?? {}
    expect([body, attributes]).toEqual(['odd', { 'url.template': '/rng' }])
  }
})

test.each([[-1], [1.5], [600], [63_917_123_4567], [Number.NaN]])(
  '[OPS-05, SEC-04] a status of %d is none',
  (status) => {
    expect(recordOfEntry(entry({ fields: { status } }))?.attributes).toEqual({ 'url.template': '/rng' })
  },
)

test('[OPS-05] a route that isn’t a pattern of ours is left out', () => {
  expect(recordOfEntry(entry({ route: '/join/ana@mail.example?x=1' }))?.attributes).toEqual({})
})

test.each([
  [{ duration: 4321.6, status: 200 }, 'games.list: slow', 'warn'],
  [{ duration: 20, status: 502 }, 'games.list: HTTP 502', 'error'],
])('[OPS-05] a call of %j is reported as "%s"', (call, body, level) => {
  const record = recordOfCall({ endpoint: 'games.list', at: 0, route: '/rng', ...call })
  expect(record).toMatchObject({ event: 'gateway.call', body, level })
  expect(record.attributes).toEqual({
    'gateway.endpoint': 'games.list',
    'gateway.duration': Math.round(call.duration),
    'http.response.status_code': call.status,
    'url.template': '/rng',
  })
})

/** A schema and all that is in it. */
function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): ReadonlySet<z.core.$ZodType> {
  if (seen.has(schema)) return seen
  seen.add(schema)
  const def = defOf(schema)
  const below =
    def.type === 'object'
      ? Object.values(def.shape)
      : def.type === 'array'
        ? [def.element]
        : def.type === 'union'
          ? def.options
          : def.type === 'record'
            ? [def.valueType]
            : def.type === 'optional' || def.type === 'nullable'
              ? [def.innerType]
              : []
  for (const part of below) partsOf(part, seen)
  return seen
}

test('[OPS-05] what every part of every answer should have been may be reported', () => {
  const refused: string[] = []
  for (const { id, value } of allEndpoints)
    for (const schema of partsOf(value)) {
      const detail = `expected ${describeExpected(schema)}, got null`
      if (reportedFields.detail?.allows(detail) === undefined) refused.push(`${id}: ${detail}`)
    }
  expect(refused).toEqual([])
})
