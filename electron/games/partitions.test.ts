import { expect, test } from 'vitest'
import { createPartitions } from './partitions.ts'

test('[DSK-03] games that run at once never share a session, and none is kept on disk', () => {
  const partitions = createPartitions()
  const names = Array.from({ length: 6 }, () => partitions.take())
  expect(new Set(names).size).toBe(6)
  expect(names.filter((name) => name.startsWith('persist:') || name === '')).toEqual([])
})

test('the browser session of a closed game is used again by the next game', () => {
  const partitions = createPartitions()
  const names = new Set(
    Array.from({ length: 50 }, () => {
      const name = partitions.take()
      partitions.giveBack(name)
      return name
    }),
  )
  expect(names.size).toBe(1)
})
