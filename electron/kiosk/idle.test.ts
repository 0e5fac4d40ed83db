import { describe, expect, test } from 'vitest'
import { nextPresence, type Presence, type PresenceStep } from './idle.ts'

const limit = 300
const used: Presence = { at: 'used' }
const asking = (since: number): Presence => ({ at: 'asking', since })
const fresh = (since: number): Presence => ({ at: 'fresh', since })
const at = 1_000_000

describe('[DSK-08] when the kiosk asks whether somebody is there, goes on, or clears', () => {
  test.each<[string, Presence, number, number, Presence, PresenceStep]>([
    ['somebody plays', used, 3, at, used, undefined],
    ['a second short of the limit', used, 299, at, used, undefined],
    ['the limit is reached', used, 300, at, asking(at), 'ask'],
    ['the machine slept for hours', used, 9000, at, asking(at), 'ask'],
    ['the question stands', asking(at), 310, at + 10_000, asking(at), undefined],
    ['an input answers it', asking(at), 0, at + 10_000, used, 'goOn'],
    ['an input a while ago answers it too', asking(at), 4, at + 10_000, used, 'goOn'],
    ['a second short of its time', asking(at), 329, at + 29_000, asking(at), undefined],
    ['its time is over', asking(at), 330, at + 30_000, fresh(at + 30_000), 'clear'],
    ['nobody has touched what was cleared', fresh(at), 5000, at + 60_000, fresh(at), undefined],
    ['the next one comes', fresh(at), 0, at + 60_000, used, undefined],
  ])('%s', (_, before, idle, now, after, step) => {
    expect(nextPresence(before, { idle, now, limit })).toEqual([after, step])
  })
})
