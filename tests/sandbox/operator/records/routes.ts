import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Bet } from '#shared/contract/endpoints/records.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Sandbox } from '../sandbox.ts'
import { type BetRow, type BetSums, entriesOf, findBet, listBetDays, listBets } from './bets.ts'
import { stateOf } from './filter.ts'

/** A member's betting record, from the rounds and the ledger. */
export const recordHandlers = ({ db }: Sandbox): Handlers<typeof contract.records> => ({
  bets: ({ member, input }) => {
    const { list, totals, totalPages } = listBets(db, member.id, input)
    return {
      list: list.map(toBet),
      total: totals.count,
      totalPages,
      totals: { ...figures(totals), open: fromMinor(totals.open) },
    }
  },
  betDays: ({ member, input }) => ({
    list: listBetDays(db, member.id, input).map(({ date, ...sums }) => ({
      date,
      count: sums.count,
      ...figures(sums),
    })),
  }),
  bet: ({ member, input }) => {
    const id = /^B(\d{1,15})$/.exec(input.betId)?.[1]
    const row = id === undefined ? undefined : findBet(db, member.id, Number(id))
    if (!row) throw new Refusal('BET_NOT_FOUND')
    return {
      bet: toBet(row),
      entries: entriesOf(db, member.id, row).map((entry) => ({
        ...entry,
        amount: fromMinor(entry.amount),
        balance: fromMinor(entry.balance),
      })),
    }
  },
})

/** A stake that is rolled back or not decided yet counts in `bet` only. */
const figures = ({ staked, bet, win, net }: Omit<BetSums, 'count'>) => ({
  bet: fromMinor(staked),
  validBet: fromMinor(bet),
  win: fromMinor(win),
  net: fromMinor(net),
})

const toBet = (row: BetRow): Bet => ({
  betId: `B${row.id}`,
  time: row.started,
  settled: row.ended,
  state: stateOf(row.state),
  gameType: row.gameType ?? '',
  vassalage: row.vendor ?? '',
  vendorName: row.vendorName ?? '',
  nodeId: String(row.nodeId),
  gameName: row.gameName ?? '',
  ...figures(row),
})
