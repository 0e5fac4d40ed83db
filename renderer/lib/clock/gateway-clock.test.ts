import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const right = Date.parse('2026-11-24T23:58:00+08:00')
const tenMinutes = 600_000
const aDay = 86_400_000

let clock: typeof import('./gateway-clock.ts')
/** What really passes on this machine: `performance.now()`. */
let passed = 5000

beforeEach(async () => {
  passed = 5000
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
  vi.resetModules()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A page whose device says another time than the gateway, by so many milliseconds. */
async function openOn(off: number): Promise<void> {
  vi.setSystemTime(right + off)
  clock = await import('./gateway-clock.ts')
}

const pass = (milliseconds: number) => {
  passed += milliseconds
  vi.setSystemTime(Date.now() + milliseconds)
}

/** An answer whose Date header was written so long before it arrived, when the gateway's clock said so. */
const hear = (time: number, took = 40) =>
  clock.noteDate(new Date(time).toUTCString(), { sent: passed - took, arrived: passed })

test('[MBR-17] the device’s clock is used before the first answer, and with a gateway that sends no time', async () => {
  await openOn(tenMinutes)
  expect(clock.noteDate(null, { sent: 0, arrived: 1 })).toBe(false)
  expect(clock.noteDate('soon', { sent: 0, arrived: 1 })).toBe(false)
  clock.noteTime(Number.NaN, { sent: 0, arrived: 1 })
  // A router without a clock, and a gateway that gives seconds.
  hear(12_000)
  clock.noteTime(right / 1000, { sent: 0, arrived: 1 })
  expect(clock.gatewayNow()).toBe(right + tenMinutes)
  expect(clock.gatewayTimeOf(right + 1)).toBe(right + 1)
})

test.each([tenMinutes, -tenMinutes, aDay, -aDay, 3000])(
  '[MBR-17] a device that is off by %i ms goes by the gateway’s clock from the first answer on',
  async (off) => {
    await openOn(off)
    hear(right)
    expect(Math.abs(clock.gatewayNow() - right)).toBeLessThan(1000)
    pass(90_000)
    expect(Math.abs(clock.gatewayNow() - right - 90_000)).toBeLessThan(1000)
    // What a query noted by the device's clock.
    expect(Math.abs(clock.gatewayTimeOf(Date.now()) - clock.gatewayNow())).toBeLessThan(2)
  },
)

test('[MBR-17] the time in a slow answer counts as the time halfway through the call', async () => {
  await openOn(-aDay)
  hear(right, 6000)
  expect(Math.abs(clock.gatewayNow() - right - 3000)).toBeLessThan(1000)
})

test('[MBR-17] answers that differ by a second or two don’t move the clock, so that no figure jumps', async () => {
  await openOn(0)
  const set = vi.fn<() => void>()
  hear(right)
  const before = clock.clockSetting()
  clock.onClockSet(set)
  for (const [later, early] of [
    [1200, 0],
    [900, 1000],
    [400, -900],
    [3000, 600],
  ] as const) {
    pass(later)
    hear(right + (passed - 5000) - early)
  }
  expect([clock.clockSetting(), set.mock.calls.length]).toEqual([before, 0])
})

test('[MBR-17] a device whose clock is set in the middle of a form changes nothing', async () => {
  await openOn(0)
  hear(right)
  const reported = vi.fn<() => void>()
  clock.onDeviceSet(reported)
  const before = clock.gatewayNow()
  vi.setSystemTime(right - 3 * aDay)
  expect(clock.gatewayNow()).toBe(before)
  clock.lookAtDevice()
  clock.lookAtDevice()
  expect(reported).toHaveBeenCalledOnce()
  expect(Math.abs(clock.gatewayTimeOf(Date.now()) - before)).toBeLessThan(2)
})

test('[MBR-17] a gateway whose clock jumps is followed with its next answer', async () => {
  await openOn(0)
  hear(right)
  const set = vi.fn<() => void>()
  clock.onClockSet(set)
  pass(2000)
  hear(right + 2000 + 4 * aDay)
  expect(Math.abs(clock.gatewayNow() - right - 2000 - 4 * aDay)).toBeLessThan(1000)
  pass(1000)
  hear(right + 3000 + 4 * aDay)
  expect(set).toHaveBeenCalledOnce()
})

test('[MBR-17] two hosts of a gateway whose clocks differ don’t count as ever new clock changes', async () => {
  await openOn(0)
  const settings = new Set<number | undefined>()
  for (let answers = 0; answers < 12; answers += 1) {
    pass(700)
    hear(right + (passed - 5000) + (answers % 2) * tenMinutes)
    settings.add(clock.clockSetting())
  }
  expect(settings.size).toBe(2)
})
