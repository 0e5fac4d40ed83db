import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '#lib/log/log.ts'
import { hidePage } from '#lib/testing/hide-page.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { startMonitor } from './monitor.ts'
import { endpointIdOf, slow, watchCalls } from './slow-calls.ts'
import { isSampled, monitoringOf } from './start-monitoring.ts'

const site = {
  release: '1.2.0+abc1234',
  platform: 'web',
  gatewayUrl: '',
  routeOf: (path: string) => (path === '/rng' ? path : '*'),
} as const

type LogRecord = {
  eventName: string
  body: { stringValue: string }
  attributes: { key: string; value: object }[]
}
type Logs = {
  resourceLogs: { resource: { attributes: object[] }; scopeLogs: { logRecords: LogRecord[] }[] }[]
}

let collectors = 0

/** A collector of its own for a test, whose requests are kept instead of sent. Monitors of other tests go on. */
function watchRequests(answer = () => Promise.resolve(Response.json({}))) {
  collectors += 1
  const settings = { url: `/v1/logs/${collectors}`, sample: 1, service: 'palaro' }
  const requests: (RequestInit & { body: string })[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { body: string }) => {
    if (url === settings.url) requests.push(init)
    return answer()
  })
  const logs = () => requests.map(({ body }): Logs => JSON.parse(body))
  const records = () => logs().flatMap(({ resourceLogs }) => resourceLogs[0]?.scopeLogs[0]?.logRecords ?? [])
  return { settings, requests, logs, records }
}

const logTo = (sink: ReturnType<typeof startMonitor>) =>
  createLog({ release: site.release, routeOf: site.routeOf, known: () => ['bituin88'], sinks: [sink] })

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => vi.restoreAllMocks())

test('[OPS-05] an error of the page leaves it with the page, scrubbed, as OpenTelemetry’s logs', async () => {
  const { settings, requests, logs, records } = watchRequests()
  const log = logTo(monitoringOf(settings)(site))
  const cause = new TypeError("Cannot read properties of undefined (reading 'gameName')")
  cause.stack = `${String(cause)}\n    at Tile (https://site.example/assets/index-26afd097.js:1:104)`
  log.write({ level: 'error', what: 'uncaught', cause, at: Date.UTC(2026, 10, 28), path: '/rng' })
  await vi.waitFor(() => {
    hidePage(true)
    expect(records().filter(({ eventName }) => eventName === 'exception')).toHaveLength(1)
  })
  const [init] = requests
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  expect(logs()[0]?.resourceLogs[0]?.resource.attributes).toEqual(
    expect.arrayContaining([
      { key: 'service.name', value: { stringValue: 'palaro' } },
      { key: 'service.version', value: { stringValue: '1.2.0+abc1234' } },
      { key: 'user_agent.name', value: { stringValue: 'Chrome' } },
    ]),
  )
  const record = records().find(({ eventName }) => eventName === 'exception')
  expect(record).toMatchObject({
    timeUnixNano: `${Date.UTC(2026, 10, 28)}000000`,
    severityNumber: 17,
    severityText: 'ERROR',
    body: { stringValue: 'uncaught' },
  })
  const attributes = Object.fromEntries(
    (record?.attributes ?? []).map(({ key, value }) => [key, Object.values(value)[0]]),
  )
  expect(attributes).toMatchObject({
    'exception.type': 'TypeError',
    'exception.message': "Cannot read properties of undefined (reading 'gameName')",
    'url.template': '/rng',
    'exception.stacktrace': '    at Tile (index-26afd097.js:1:104)',
  })
})

test('[OPS-05, SEC-04] nothing of a visitor is in a request, wherever it comes from', async () => {
  const { settings, requests, records } = watchRequests()
  history.replaceState(null, '', '/rng?referralCode=ANA7#access_token=s3cret')
  document.cookie = 'rememberedUsername=bituin88; Path=/'
  const log = logTo(startMonitor(settings, site))
  const reported =
    'bituin88 ana@mail.example +63 917 123 4567 12,480.75 Maria Santos eyJhbGciOiJkaXIifQ..A.B.C'
  const fields = {
    endpoint: 'session.login',
    kind: 'malformed',
    field: reported,
    detail: reported,
    username: 'bituin88',
  }
  log.write({
    level: 'error',
    what: 'uncaught',
    cause: new Error(reported),
    at: 0,
    path: '/join/ana@mail.example',
  })
  log.write({ level: 'error', what: 'unhandled', cause: reported, at: 0, path: '/rng' })
  log.write({
    level: 'warn',
    what: `session.login: malformed answer at ${reported}`,
    cause: undefined,
    fields,
    at: 0,
    path: '/rng',
  })
  hidePage(true)
  expect(records().length).toBeGreaterThanOrEqual(3)
  const sent = JSON.stringify(requests)
  expect(sent).toContain('session.login')
  expect(sent).not.toMatch(/bituin88|ana@|917|12,480|Maria|Santos|eyJ|ANA7|s3cret/)
  history.replaceState(null, '', '/')
})

test('[OPS-05] where requests can’t outlive the page a beacon goes, as the type that a collector takes', async () => {
  const { settings, requests } = watchRequests()
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  const keepalive = Object.getOwnPropertyDescriptor(Request.prototype, 'keepalive') ?? {}
  Reflect.deleteProperty(Request.prototype, 'keepalive')
  const log = logTo(startMonitor(settings, site))
  log.write({ level: 'warn', what: 'odd', cause: undefined, at: 0, path: '/rng' })
  dispatchEvent(new Event('pagehide'))
  Object.defineProperty(Request.prototype, 'keepalive', keepalive)
  expect(requests).toEqual([])
  const [, body] = beacon.mock.calls.find(([url]) => url === settings.url) ?? []
  expect(body).toBeInstanceOf(Blob)
  expect(body).toHaveProperty('type', 'application/json')
})

test('[OPS-05] a collector that can’t be reached is not reported', async () => {
  const failing = watchRequests(() => Promise.reject(new TypeError('Failed to fetch')))
  const rejected = vi.fn<() => void>()
  addEventListener('unhandledrejection', rejected)
  const log = logTo(startMonitor(failing.settings, site))
  log.write({ level: 'warn', what: 'odd', cause: undefined, at: 0, path: '/rng' })
  hidePage(true)
  await vi.waitFor(() => expect(failing.requests.length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve))
  expect(rejected).not.toHaveBeenCalled()
  removeEventListener('unhandledrejection', rejected)
})

test('[OPS-05] what is dropped while the monitor loads, and what the collector refuses, is counted', async () => {
  const { settings, records } = watchRequests(() =>
    Promise.resolve(Response.json({ partialSuccess: { rejectedLogRecords: '1', errorMessage: 'no' } })),
  )
  const log = logTo(monitoringOf(settings)(site))
  for (let number = 0; number < 57; number += 1)
    log.write({ level: 'warn', what: `odd ${'x'.repeat(number)}`, cause: undefined, at: 0, path: '/rng' })
  const dropped = () =>
    records()
      .filter(({ eventName }) => eventName === 'monitoring.dropped')
      .map(({ attributes }) => attributes[0])
  await vi.waitFor(() =>
    expect(dropped()).toContainEqual({ key: 'monitoring.dropped.count', value: { intValue: 7 } }),
  )
  await vi.waitFor(() => {
    hidePage(true)
    expect(dropped()).toContainEqual({ key: 'monitoring.dropped.count', value: { intValue: 1 } })
  })
})

test('[OPS-05] the vitals of the page are reported as they stand when it is left', async () => {
  const { settings, records } = watchRequests()
  startMonitor(settings, site)
  await vi.waitFor(() => {
    hidePage(true)
    const names = records().flatMap(({ eventName, body }) =>
      eventName === 'browser.web_vital' ? body.stringValue : [],
    )
    expect(names).toContain('TTFB')
  })
})

test('[OPS-05] gateway calls are reported by the contract’s ids, and other addresses not at all', () => {
  const gateway = 'https://gateway.example'
  expect(endpointIdOf(`${gateway}${contract.member.balance.path}?token=x`, gateway)).toBe('member.balance')
  expect(endpointIdOf(`${gateway}.evil.example${contract.member.balance.path}`, gateway)).toBeUndefined()
  expect(endpointIdOf(`${gateway}/wps/ana@mail.example`, gateway)).toBeUndefined()
  expect(endpointIdOf(`${gateway}/constructor`, gateway)).toBeUndefined()
})

test('[OPS-05] a call that takes long is reported, a quick one isn’t', async () => {
  const add = vi.fn<Parameters<typeof watchCalls>[2]>()
  let pass: PerformanceObserverCallback = () => {}
  const observe = vi.fn<() => void>()
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: PerformanceObserverCallback) {
        pass = callback
      }
      observe = observe
    },
  )
  watchCalls(location.origin, () => '/rng', add)
  const call = (path: string, duration: number, responseStatus: number) =>
    Object.create(PerformanceResourceTiming.prototype, {
      name: { value: location.origin + path },
      startTime: { value: 0 },
      duration: { value: duration },
      responseStatus: { value: responseStatus },
    })
  const list = {
    getEntries: () => [
      call(contract.member.balance.path, slow - 1, 200),
      call(contract.member.balance.path, slow, 200),
      call(contract.member.balance.path, 5, 502),
      call('/assets/index-1.js', slow * 2, 200),
    ],
    getEntriesByName: () => [],
    getEntriesByType: () => [],
  }
  Reflect.apply(pass, undefined, [list])
  expect(add.mock.calls.map(([{ body }]) => body)).toEqual([
    'member.balance: slow',
    'member.balance: HTTP 502',
  ])
})

test('[OPS-05] whether a session is monitored is decided once, and kept over reloads', () => {
  const draws = vi.fn<() => number>().mockReturnValueOnce(0.2).mockReturnValue(0.9)
  expect(isSampled(0.5, draws)).toBe(true)
  expect(isSampled(0.5, draws)).toBe(true)
  expect(draws).toHaveBeenCalledTimes(1)
  sessionStorage.clear()
  expect(isSampled(0.5, draws)).toBe(false)
  expect(isSampled(0.5, draws)).toBe(false)
  expect(draws).toHaveBeenCalledTimes(2)
})

test('[OPS-05] where all or no sessions are monitored nothing is kept', () => {
  expect([isSampled(1), isSampled(0)]).toEqual([true, false])
  expect(sessionStorage).toHaveLength(0)
})

test('[OPS-05] a session that isn’t sampled sends nothing', async () => {
  const { settings, requests } = watchRequests()
  const log = logTo(monitoringOf({ ...settings, sample: 0 })(site))
  log.write({ level: 'error', what: 'uncaught', cause: undefined, at: 0, path: '/rng' })
  await import('./monitor.ts')
  hidePage(true)
  expect(requests).toEqual([])
})
