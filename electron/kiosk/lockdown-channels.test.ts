import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Channel, channels } from '#shared/bridge/bridge.ts'
import type { Handlers } from '../ipc/registrar.ts'
import { lockDownChannels } from './lockdown-channels.ts'
import { lockdownPolicy } from './lockdown-policy.ts'

const all = Object.keys(channels).filter((name): name is Channel => Object.hasOwn(channels, name))

let called: string[]
beforeEach(() => {
  called = []
})

/** Calls a channel of a kiosk. Each handler records its name and returns it. */
async function call(
  channel: Channel,
  { on, unlocked, answers = {} }: { on: boolean; unlocked: boolean; answers?: Record<string, unknown> },
) {
  const handlers = Object.fromEntries(
    all.map((name) => [name, () => (called.push(name), answers[name] ?? name)]),
  )
  const lockdown = { on }
  const locked = lockDownChannels(handlers as unknown as Handlers, { lockdown, isUnlocked: () => unlocked })
  const answer = await (locked[channel] as (...args: readonly unknown[]) => unknown)({})
  return { answer, holds: lockdown.on, lockdown }
}

/** The channels that lead out of the kiosk's only window, and what each returns while it is locked. */
const leadingOut = {
  // The unchanged settings.
  'settings:change': 'settings:read',
  'support:saveBundle': 'cancelled',
  'updates:install': 'notReady',
  'games:pullOut': undefined,
  'games:setMini': undefined,
  'window:setFullScreen': undefined,
} as const
const guarded = Object.keys(leadingOut).filter((name): name is keyof typeof leadingOut => name in leadingOut)

test('[DSK-08] the lockdown policy decides of every channel of the bridge, and of no other', () => {
  expect(Object.keys(lockdownPolicy).toSorted()).toEqual(all.toSorted())
  expect(all.filter((channel) => lockdownPolicy[channel] !== 'allowed').toSorted()).toEqual(
    guarded.toSorted(),
  )
})

test.each(guarded)(
  '[DSK-08] a locked kiosk answers %s without an error, and does nothing',
  async (channel) => {
    const { answer, holds } = await call(channel, { on: true, unlocked: false })
    expect({ answer, holds }).toEqual({ answer: leadingOut[channel], holds: true })
    expect(called).not.toContain(channel)
  },
)

test.each(all)(
  '[DSK-08] a locked kiosk passes %s on where the policy allows it, and only there',
  async (channel) => {
    await call(channel, { on: true, unlocked: false })
    expect(called.includes(channel)).toBe(lockdownPolicy[channel] === 'allowed')
  },
)

test.each(guarded)('[DSK-08] the operator’s PIN opens %s where the policy says so', async (channel) => {
  await call(channel, { on: true, unlocked: true })
  expect(called.includes(channel)).toBe(lockdownPolicy[channel] === 'withPin')
})

test.each(all)('[DSK-08] once the kiosk is left %s is passed on', async (channel) => {
  await call(channel, { on: false, unlocked: false })
  expect(called).toContain(channel)
})

test('[DSK-08, DSK-09] an installation that the operator asks for may close the window; one that does not come about leaves the kiosk locked', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const unlocked = { on: true, unlocked: true }
  for (const refused of ['gameRuns', 'notReady'])
    expect(
      await call('updates:install', { ...unlocked, answers: { 'updates:install': refused } }),
    ).toMatchObject({
      answer: refused,
      holds: true,
    })
  const restarts = { ...unlocked, answers: { 'updates:install': 'restarting' } }
  const { holds, lockdown } = await call('updates:install', restarts)
  expect(holds).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(lockdown.on).toBe(true)
  const left = await call('updates:install', { ...restarts, on: false })
  vi.advanceTimersByTime(60_000)
  expect(left.lockdown.on).toBe(false)
})
