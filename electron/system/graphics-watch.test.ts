import { expect, test } from 'vitest'
import { createGraphicsWatch } from './graphics-watch.ts'

const minute = 60_000

test.each<[string, number[], boolean[]]>([
  ['one or two deaths are accidents', [0, 1], [false, false]],
  [
    'the third within ten minutes is asked about, and no further one',
    [0, 4, 9, 9.5],
    [false, false, true, false],
  ],
  ['what is ten minutes old no longer counts', [0, 4, 10, 13], [false, false, false, true]],
])('[DSK-13] when switching off hardware acceleration is offered: %s', (_, minutes, asked) => {
  let time = 0
  const watch = createGraphicsWatch(() => time)
  const asks = minutes.map((at) => {
    time = at * minute
    return watch.ended()
  })
  expect(asks).toEqual(asked)
})
