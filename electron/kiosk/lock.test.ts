import { beforeEach, describe, expect, test } from 'vitest'
import { type Attempts, noAttempts, waitAfter, waitLeft } from './attempts.ts'
import { createLock } from './lock.ts'
import { hashPin, isPin } from './pin.ts'

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 30],
  [4, 60],
  [5, 120],
  [9, 1920],
  [10, 3600],
  [5000, 3600],
])('[DSK-08] after %i wrong PINs the next waits %i seconds', (failures, seconds) => {
  expect(waitAfter(failures)).toBe(seconds)
})

test.each([
  ['at once', 0, 30],
  ['halfway', 15_000, 15],
  ['a part of a second before its end', 29_100, 1],
  ['at its end', 30_000, 0],
  ['with a clock that was set back', -86_400_000, 30],
])('[DSK-08] how many seconds are left of the wait after a wrong PIN, %s', (_, passed, seconds) => {
  expect(waitLeft({ failures: 3, failedAt: 1_000_000_000 }, 1_000_000_000 + passed)).toBe(seconds)
})

describe('[DSK-08] the hash of a PIN', () => {
  test('accepts this PIN and no other, and differs each time it is made', async () => {
    const hash = await hashPin('481632')
    expect(hash).toMatch(/^scrypt:32768:8:1:/)
    expect(hash).not.toBe(await hashPin('481632'))
    expect(await isPin('481632', hash)).toBe(true)
    expect(await isPin('481633', hash)).toBe(false)
  })

  test.each(['', '123', '1234567890123', '12a4', ' 1234'])(
    'is not made of %j, which is no PIN',
    async (pin) => {
      await expect(hashPin(pin)).rejects.toThrow(RangeError)
    },
  )

  test.each(['', 'scrypt', 'plain:1:1:1:a:b', 'scrypt:99999999:8:1:c2FsdA:a2V5', 'scrypt:3:8:1:c2FsdA:a2V5'])(
    'no PIN fits %j',
    async (hash) => {
      expect(await isPin('1234', hash)).toBe(false)
    },
  )
})

let now: number
let written: Attempts[]
beforeEach(() => {
  now = 1_000_000
  written = []
})
const lockWith = (pin: string | undefined, earlier = noAttempts) =>
  createLock({
    pin,
    kept: {
      read: () => written.at(-1) ?? earlier,
      write: (attempts) => Promise.resolve(written.push(attempts)),
    },
    now: () => now,
    matches: (given, hash) => Promise.resolve(given === hash),
  })

describe('[DSK-08] the lock', () => {
  test('the right PIN opens it for a minute', async () => {
    const lock = lockWith('1234')
    expect(lock.openFor()).toBe(0)
    expect(await lock.unlock('1234')).toEqual({ outcome: 'open', seconds: 60 })
    now += 59_500
    expect(lock.openFor()).toBe(1)
    now += 500
    expect(lock.openFor()).toBe(0)
  })

  test('the lock can be closed before the minute is over', async () => {
    const lock = lockWith('1234')
    await lock.unlock('1234')
    lock.shut()
    expect(lock.openFor()).toBe(0)
  })

  test('during the wait even the right PIN is refused; after it, the PIN unlocks and the count begins anew', async () => {
    const lock = lockWith('1234')
    for (const seconds of [0, 0, 30]) expect(await lock.unlock('9999')).toEqual({ outcome: 'wrong', seconds })
    expect(await lock.unlock('1234')).toEqual({ outcome: 'wait', seconds: 30 })
    now += 30_000
    expect(await lock.unlock('1234')).toMatchObject({ outcome: 'open' })
    expect(written.at(-1)).toEqual(noAttempts)
  })

  test('several tries at the same moment count one by one', async () => {
    const lock = lockWith('1234')
    const outcomes = await Promise.all(['1', '2', '3', '1234'].map((pin) => lock.unlock(pin)))
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['wrong', 'wrong', 'wrong', 'wait'])
  })

  test('a try is stored before it is checked, so that killing the client gives no extra try', async () => {
    const looked: number[] = []
    const lock = createLock({
      pin: '1234',
      kept: { read: () => noAttempts, write: (attempts) => Promise.resolve(written.push(attempts)) },
      now: () => now,
      matches: () => Promise.resolve(looked.push(written.length) < 0),
    })
    await lock.unlock('9999')
    expect(looked).toEqual([1])
  })

  test('the wait goes on after a restart, and one from a later clock ends', async () => {
    expect(lockWith('1234', { failures: 4, failedAt: now - 10_000 }).waits()).toBe(50)
    const lock = lockWith('1234', { failures: 4, failedAt: now + 86_400_000 })
    expect(lock.waits()).toBe(60)
    now += 60_000
    expect(lock.waits()).toBe(0)
  })

  test('without a PIN in the policy, nothing unlocks the kiosk', async () => {
    expect(await lockWith(undefined).unlock('1234')).toEqual({ outcome: 'noPin', seconds: 0 })
  })
})
