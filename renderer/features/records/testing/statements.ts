import { statements } from '#shared/contract/endpoints/statements.ts'
import { gatewayWithBets, placed } from './show-bets.tsx'

const hour = 3_600_000

/** An entry as the gateway sends it, by its index in the list. */
export function entryAt(index: number) {
  const isDeposit = index % 2 === 0
  return {
    entryId: `E${900 - index}-1`,
    time: placed - index * hour,
    kind: isDeposit ? 'deposit' : 'win',
    title: isDeposit ? 'GCash' : 'Golden Carabao',
    reference: isDeposit ? `D${index}` : null,
    wallet: { vassalage: 'MAIN', displayName: 'Main' },
    amount: isDeposit ? '500' : '120',
    balance: '12480.75',
  }
}

const sums = { count: 30, bet: '4862', validBet: '4512', win: '4584.30', net: '72.30' }
const nets = ['-120', '86', '-42.50', '310', '-205', '64', '136.90']

/** A gateway with `total` entries and a week of results. */
export function gatewayWithStatements(total = 214) {
  const network = gatewayWithBets()
  network.answer(statements.entries, ({ query }) => {
    const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))]
    const first = (pageNo - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, total - first))
    return {
      list: Array.from({ length: count }, (_, index) => entryAt(first + index)),
      total,
      totalPages: Math.ceil(total / pageSize),
      totals: { in: '569.50', out: '127', net: '442.50' },
      wallets: 2,
    }
  })
  network.answer(statements.entry, () => ({
    entry: entryAt(1),
    before: '11980.75',
    round: { betId: 'B77', gameName: 'Golden Carabao', vendorName: 'Kidlat', started: placed - hour },
  }))
  network.answer(statements.profit, ({ query }) => {
    const ofGames = query.has('gameType') || query.has('vassalage')
    const bonus = ofGames ? null : '157.10'
    return {
      days: nets.map((net, index) => ({
        date: `2026-11-${15 + index}`,
        ...sums,
        net,
        bonus: ofGames ? null : '22.44',
      })),
      types: [{ key: 'RNG', name: 'RNG', ...sums }],
      vendors: [{ key: 'KD', name: 'Kidlat', ...sums }],
      totals: { ...sums, net: '229.40', bonus, deposits: '6500', withdrawals: '2000' },
    }
  })
  return network
}
