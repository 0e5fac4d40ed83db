import { expect, test } from 'vitest'
import { offerOf, playsOf } from '../lottery-rules.ts'
import { ticketIn } from './lines.ts'
import { totalsOf } from './totals.ts'

const form = { kind: 'balls', count: 6, pool: 45 } as const
const limits = { mostBet: '1000.00', mostWin: '10000000.00' }

test.each([
  ['one.07', '0.50', 1, { perDraw: '0.50', total: '0.50', couldWin: '3.37' }],
  ['one.07,two.0708', '10.00', 5, { perDraw: '20.00', total: '100.00', couldWin: '661.50' }],
  ['one.07,one.08', '501.00', 1, { perDraw: '1002.00', over: { what: 'draw', most: '1000.00' } }],
  ['six.010203040506', '10.00', 10, { total: '100.00', couldWin: '10000000.00' }],
  ['six.010203040506', '20.00', 1, { over: { what: 'line', most: '10.00' } }],
])('[LNCH-08] %s for %s a line in %i draws', (list, stake, draws, totals) => {
  const lines = ticketIn(playsOf(form), `1:${list}`)?.lines ?? []
  expect(totalsOf(offerOf(form), lines, stake, draws, limits)).toMatchObject(totals)
})
