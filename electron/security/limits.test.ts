import { beforeEach, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRefusals } from './refusals.ts'

let time: number
beforeEach(() => {
  time = 1_000
})
const now = () => time

test('a rate limit allows so many calls, and more once its time is over', () => {
  const may = createRateLimit({ most: 2, within: 100 }, now)
  expect([may(), may(), may(), may()]).toEqual([true, true, false, false])
  time += 99
  expect(may()).toBe(false)
  time += 1
  expect([may(), may(), may()]).toEqual([true, true, false])
})

test('a clock that is set back doesn’t block calls for long', () => {
  const may = createRateLimit({ most: 1, within: 100 }, now)
  expect([may(), may()]).toEqual([true, false])
  time = 10
  expect(may()).toBe(true)
})

test('[SEC-02] a page that is refused a thousand times gets ten lines in the log, and one with the number left out', () => {
  const lines: string[] = []
  const refused = createRefusals(
    createLog((line) => lines.push(line)),
    now,
  )
  for (let count = 0; count < 1_000; count++)
    refused('a navigation was refused', { kind: 'game', url: 'https://evil.example/x?secret=1' })
  refused('a navigation was refused', { kind: 'site', url: 'file:///etc/passwd' })
  refused('a permission was denied', { kind: 'game', permission: 'media' })
  expect(lines).toHaveLength(12)
  expect(lines.join()).not.toContain('secret=1')
  time += 60_000
  refused('a navigation was refused', { kind: 'game', url: 'https://evil.example/' })
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toContain('"unwritten":990')
})
