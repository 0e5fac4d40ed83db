import { expect, test } from 'vitest'
import type { Ticket } from '../../../protocol.ts'
import { offerOf } from '../lottery-rules.ts'
import { justDrawn, playedOf, seriesId, wonBy } from './played.ts'

const offer = offerOf({ kind: 'digits', count: 3 })
const ticket = (more: Partial<Ticket> = {}): Ticket => ({
  roundId: 'ab12',
  bet: '20.00',
  choice: '20261121-0417:straight.010203,last1.07',
  settlesAt: 1,
  state: 'waiting',
  win: '0.00',
  ...more,
})

test('[LNCH-08] a ticket is read with its draw, its stake per line and its place among several draws', () => {
  const played = playedOf(offer, ticket({ roundId: seriesId('ab12', 2, 5), detail: '010207' }))
  expect(played).toMatchObject({ issue: '20261121-0417', stake: 10, drawn: [1, 2, 7], series: [2, 5] })
  expect(played?.lines.map(({ numbers }) => numbers)).toEqual([[1, 2, 3], [7]])
  expect(playedOf(offer, ticket())).toMatchObject({ drawn: undefined, series: undefined })
})

test('[LNCH-08] a ticket of rules that are gone is left out', () => {
  expect(playedOf(offer, ticket({ choice: '20261121-0417:straight:1.2.3' }))).toBeUndefined()
})

test('[LNCH-08] the latest draw that decided waiting tickets is shown, with what they won', () => {
  const before = ['one', 'two', 'three'].map((roundId) => ticket({ roundId }))
  const after = [
    ticket({ roundId: 'one', state: 'settled', settlesAt: 5, win: '9.00' }),
    ticket({ roundId: 'two', state: 'settled', settlesAt: 9, win: '0.50' }),
    ticket({ roundId: 'three', state: 'settled', settlesAt: 9, win: '90.00' }),
    ticket({ roundId: 'old', state: 'settled', settlesAt: 9, win: '1.00' }),
  ]
  const drawn = justDrawn(before, after)
  expect(drawn.map(({ roundId }) => roundId)).toEqual(['two', 'three'])
  expect(wonBy(drawn)).toBe('90.50')
  expect(justDrawn(after, after)).toEqual([])
})
