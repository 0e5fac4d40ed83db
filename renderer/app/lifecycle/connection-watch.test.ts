import { beforeEach, expect, test } from 'vitest'
import { type ConnectionWatch, createConnectionWatch, pauseAfter } from './connection-watch.ts'

let answers: (answered: boolean) => void
let looks: number
let changes: boolean[]
/** The scheduled work and its delay in milliseconds; undefined once cancelled. */
let planned: { work: () => void; pause: number } | undefined
let watch: ConnectionWatch

beforeEach(() => {
  looks = 0
  changes = []
  planned = undefined
  watch = createConnectionWatch({
    look: () =>
      new Promise((resolve) => {
        looks += 1
        answers = resolve
      }),
    onChange: (lost) => changes.push(lost),
    later(work, pause) {
      const plan = { work, pause }
      planned = plan
      return () => {
        if (planned === plan) planned = undefined
      }
    },
    random: () => 0.5,
  })
})

async function answer(answered: boolean) {
  answers(answered)
  await Promise.resolve()
  await Promise.resolve()
}

test('[DSK-07] after calls without an answer, one check decides whether the connection is lost', async () => {
  watch.doubt()
  watch.doubt()
  expect(looks).toBe(1)
  await answer(true)
  expect(changes).toEqual([])
  planned?.work()
  watch.doubt()
  expect(looks).toBe(2)
})

test('[DSK-07] a call that fails right after an answer is checked a little later, once', async () => {
  watch.doubt()
  await answer(true)
  watch.doubt()
  watch.doubt()
  expect(looks).toBe(1)
  planned?.work()
  expect(looks).toBe(2)
  await answer(true)
  planned?.work()
  expect(looks).toBe(2)
})

test('[DSK-07] a lost gateway is checked less and less often, and reported once', async () => {
  watch.doubt()
  const pauses: unknown[] = []
  for (let time = 0; time < 7; time += 1) {
    await answer(false)
    pauses.push(planned?.pause)
    planned?.work()
    watch.doubt()
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000])
  expect(looks).toBe(8)
  expect(changes).toEqual([true])
  await answer(true)
  expect(changes).toEqual([true, false])
})

test('[DSK-07] a connection that may be back is checked at once, and the pauses begin anew', async () => {
  watch.hope()
  expect(looks).toBe(0)
  watch.doubt()
  for (const _ of [1, 2, 3, 4]) {
    await answer(false)
    planned?.work()
  }
  await answer(false)
  watch.hope()
  watch.hope()
  void watch.lookNow()
  expect(looks).toBe(6)
  expect(planned).toBeUndefined()
  await answer(false)
  expect(planned?.pause).toBe(4_000)
  expect(changes).toEqual([true])
})

test('[DSK-07] after a sleep one check is made, and its failure counts as a lost connection', async () => {
  const first = watch.lookNow()
  expect(watch.lookNow()).toBe(first)
  await answer(false)
  expect(await first).toBe(false)
  expect(changes).toEqual([true])
  expect(looks).toBe(1)
})

test('a stopped watch makes no more checks and reports nothing', async () => {
  watch.doubt()
  watch.stop()
  await answer(false)
  expect(planned).toBeUndefined()
  expect(changes).toEqual([])
})

test.each([
  [1, 0, 1_500],
  [1, 1, 2_500],
  [5, 0, 22_500],
  [5, 1, 37_500],
  [5_000, 0.5, 30_000],
])('after %i failed checks and with the random number %d the pause is %i ms', (failed, random, pause) => {
  expect(pauseAfter(failed, random)).toBe(pause)
})
