import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

/** Work that stays pending until the test ends it. */
function slowWork() {
  const ends: PromiseWithResolvers<void>[] = []
  return {
    started: () => ends.length,
    work: () => {
      const end = Promise.withResolvers<void>()
      ends.push(end)
      return end.promise
    },
    end: async (failed = false) => {
      const last = ends.at(-1)
      if (failed) last?.reject(new Error('lost'))
      else last?.resolve()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('[LNCH-04] however many rounds end, one question is under way and one more follows', async () => {
  const { work, started, end } = slowWork()
  const refresh = coalesce(work)
  for (let round = 0; round < 5; round += 1) refresh()
  expect(started()).toBe(1)
  await end()
  expect(started()).toBe(2)
  await end()
  expect(started()).toBe(2)
})

test('a failed call doesn’t block later ones', async () => {
  const { work, started, end } = slowWork()
  const refresh = coalesce(work)
  refresh()
  await end(true)
  refresh()
  expect(started()).toBe(2)
})
