import { expect, test, vi } from 'vitest'
import { consoleSink, createLog, type LogEntry } from './log.ts'

const setUp = (known: string[] = []) => {
  const sink = vi.fn<(entry: LogEntry) => void>()
  const log = createLog({
    release: '1.2.0+abc1234',
    routeOf: (path) => (path === '/rng' ? '/rng' : '*'),
    known: () => known,
    sinks: [sink],
  })
  return { log, sink }
}
const at = Date.UTC(2026, 10, 20, 12, 0, 0)

test('[ERR-03] an entry has its time, level, release and route', () => {
  const { log, sink } = setUp()
  log.write({ level: 'warn', what: 'games.list: malformed', cause: undefined, at, path: '/rng' })
  expect(sink).toHaveBeenCalledWith({
    time: '2026-11-20T12:00:00.000Z',
    level: 'warn',
    message: 'games.list: malformed',
    release: '1.2.0+abc1234',
    route: '/rng',
  })
})

test('[ERR-03] neither the address nor what was thrown brings personal data in', () => {
  const { log } = setUp(['bituin88'])
  const cause = new TypeError('no tile of bituin88 at https://site.example/rng?token=s3cret')
  log.write({ level: 'error', what: 'A part broke', cause, at, path: '/join/ana@mail.example' })
  const [entry] = log.recent()
  expect(entry?.route).toBe('*')
  expect(entry?.cause).toMatch(/^TypeError: no tile of \[…\] at https:\/\/site\.example\/…/)
  expect(JSON.stringify(entry)).not.toMatch(/bituin88|s3cret|mail\.example/)
})

test.each([
  [{ password: 'Secret-1' }, '[object Object]'],
  [null, '[object Null]'],
  [17, '[object Number]'],
  ['plain words', 'plain words'],
])('[ERR-03] any thrown value can be logged: %j', (cause, expected) => {
  const { log } = setUp()
  log.write({ level: 'error', what: 'uncaught', cause, at, path: '/' })
  expect(log.recent()[0]?.cause).toBe(expected)
})

test('[ERR-03] the latest two hundred are remembered', () => {
  const { log } = setUp()
  for (let number = 0; number < 250; number += 1)
    log.write({ level: 'info', what: `no. ${number}`, cause: undefined, at, path: '/' })
  expect(log.recent()).toHaveLength(200)
  expect(log.recent()[0]?.message).toBe('no. 50')
})

test('[ERR-03] warnings and errors are written to the console', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const entry = { time: '', level: 'warn', message: 'odd', release: '1', route: '/rng' } as const
  consoleSink({ ...entry, level: 'info' })
  expect(warn).not.toHaveBeenCalled()
  consoleSink({ ...entry, cause: 'TypeError: no' })
  expect(warn).toHaveBeenCalledWith('odd [1 /rng]', 'TypeError: no')
  warn.mockRestore()
})
