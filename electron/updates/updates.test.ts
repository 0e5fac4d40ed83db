import { beforeEach, expect, test, vi } from 'vitest'
import type { UpdateState } from '#shared/domain/updates.ts'
import { createLog } from '../log.ts'
import { createUpdates, type UpdateEngine, type UpdatesOptions } from './updates.ts'

let reported: UpdateState[]
let calls: string[]
let engine: UpdateEngine

beforeEach(() => {
  reported = []
  calls = []
  engine = {
    check: async () => '2.0.0',
    async fetch(onPercent) {
      calls.push('fetch')
      onPercent(50)
    },
    install: () => void calls.push('install'),
    hold: () => void calls.push('hold'),
  }
})

const updatesWith = (options: Partial<UpdatesOptions> = {}) =>
  createUpdates({
    load: async () => engine,
    first: { at: 'idle' },
    automatic: () => true,
    gamesRun: () => false,
    report: (state) => reported.push(state),
    log: createLog(() => {}),
    ...options,
  })
const lastTold = () => reported.at(-1)
const version = '2.0.0'

test('[DSK-09] an update is found, downloaded with progress, and ready, and each step is reported', async () => {
  const updates = updatesWith()
  expect(updates.check()).toEqual({ at: 'checking' })
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'ready', version }))
  expect(reported).toEqual([
    { at: 'checking' },
    { at: 'available', version },
    { at: 'downloading', version, percent: 0 },
    { at: 'downloading', version, percent: 50 },
    { at: 'ready', version },
  ])
})

test('[DSK-09] without automatic updates, an update is looked for and downloaded only on request', async () => {
  const updates = updatesWith({ automatic: () => false })
  updates.checkInBackground()
  expect(updates.state()).toEqual({ at: 'idle' })
  updates.check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'available', version }))
  expect(calls).toEqual([])
  updates.download()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'ready', version }))
})

test('[DSK-09] without a newer version, the client reports that it is up to date', async () => {
  engine.check = async () => undefined
  updatesWith().check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'none' }))
})

test.each(['absent', 'off'] as const)(
  '[DSK-09] a client whose updates are %s looks for none, even on request',
  async (at) => {
    const load = vi.fn(async () => engine)
    const updates = updatesWith({ first: { at }, load })
    updates.checkInBackground()
    expect([updates.check(), updates.download()]).toEqual([{ at }, { at }])
    expect(await updates.install({ endGames: true })).toBe('notReady')
    expect([load.mock.calls, reported]).toEqual([[], []])
  },
)

test('[DSK-09] several requests at once look for updates once', async () => {
  const check = vi.spyOn(engine, 'check')
  const updates = updatesWith()
  for (let asked = 0; asked < 5; asked += 1) updates.check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'ready', version }))
  updates.check()
  expect([check.mock.calls.length, updates.state().at]).toEqual([1, 'ready'])
})

test('[DSK-09] a failed update is reported, and can be tried again', async () => {
  const check = vi.spyOn(engine, 'check').mockRejectedValueOnce(new Error('net::ERR_CONNECTION_REFUSED'))
  const updates = updatesWith()
  updates.check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'failed', why: 'unreachable' }))
  updates.check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'ready', version }))
  expect(check).toHaveBeenCalledTimes(2)
})

test('[DSK-09] a feed that never answers times out, and its late answer is ignored', async () => {
  vi.useFakeTimers()
  const late = Promise.withResolvers<string>()
  engine.check = () => late.promise
  updatesWith({ timeout: 1000 }).check()
  await vi.advanceTimersByTimeAsync(1001)
  expect(lastTold()).toEqual({ at: 'failed', why: 'unreachable' })
  late.resolve(version)
  await vi.advanceTimersByTimeAsync(1)
  expect(lastTold()).toEqual({ at: 'failed', why: 'unreachable' })
})

test('[DSK-09] a download may take long while it makes progress, and is stopped when it makes none', async () => {
  vi.useFakeTimers()
  let stopped = false
  engine.fetch = (onPercent, signal) => {
    signal.addEventListener('abort', () => (stopped = true))
    for (let step = 1; step <= 10; step += 1) setTimeout(onPercent, step * 900, step)
    return new Promise(() => {})
  }
  updatesWith({ timeout: 1000 }).check()
  await vi.advanceTimersByTimeAsync(9900)
  expect([lastTold(), stopped]).toEqual([{ at: 'downloading', version, percent: 10 }, false])
  await vi.advanceTimersByTimeAsync(200)
  expect([lastTold(), stopped]).toEqual([{ at: 'failed', why: 'unreachable' }, true])
})

test('[DSK-09] the client does not restart under a running game unless the player agreed', async () => {
  let running = true
  const updates = updatesWith({ gamesRun: () => running })
  expect(await updates.install({ endGames: true })).toBe('notReady')
  updates.check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'ready', version }))
  expect(await updates.install({ endGames: false })).toBe('gameRuns')
  expect(calls).toEqual(['fetch'])
  expect(await updates.install({ endGames: true })).toBe('restarting')
  running = false
  expect(await updates.install({ endGames: false })).toBe('restarting')
  expect(calls).toEqual(['fetch', 'install', 'install'])
})

test('[DSK-09] an installation that fails leaves the client running, and says so', async () => {
  engine.install = (onFailure) => onFailure(Object.assign(new Error('read-only'), { code: 'EROFS' }))
  const updates = updatesWith()
  updates.check()
  await vi.waitFor(() => expect(lastTold()).toEqual({ at: 'ready', version }))
  expect(await updates.install({ endGames: false })).toBe('notReady')
  expect(lastTold()).toEqual({ at: 'failed', why: 'disk' })
})

test('[DSK-08, DSK-09] a client that restarts itself does not install a downloaded update meanwhile', async () => {
  const updates = updatesWith()
  updates.hold()
  expect(calls).toEqual([])
  updates.check()
  await vi.waitFor(() => expect(updates.state().at).toBe('ready'))
  updates.hold()
  expect(calls).toEqual(['fetch', 'hold'])
})
