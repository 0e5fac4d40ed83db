import { fakeNetwork } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { records } from '#shared/contract/endpoints/records.ts'
import { vendors } from '#shared/contract/endpoints/vendors.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { BettingRecord } from '../components/betting-record.tsx'

const hour = 3_600_000
/** 21 November 2026, 21:34:12 in Manila. */
export const placed = Date.parse('2026-11-21T13:34:12Z')

const games = ['Golden Carabao', 'Bituin Roulette', 'Deep Sulu Hunter', 'Manila Nights'] as const
const types = ['RNG', 'LIVE', 'FISH', 'RNG'] as const
const wins = ['120', '0', '2.50', '0', '400', '41.50'] as const

/** A bet as the gateway sends it, by its index in the list. */
export function betAt(index: number) {
  const win = wins[index % wins.length] ?? '0'
  const state = index === 3 ? 'open' : index === 5 ? 'void' : 'settled'
  return {
    betId: `B${10_699_682 - index}`,
    time: placed - index * hour,
    settled: state === 'open' ? null : placed - index * hour + 4000,
    state,
    gameType: types[index % types.length],
    vassalage: 'KD',
    vendorName: 'Kidlat',
    nodeId: '1001',
    gameName: games[index % games.length],
    bet: '5',
    validBet: state === 'settled' ? '5' : '0',
    win,
    net: state === 'settled' ? (Number(win) - 5).toFixed(2) : '0',
  }
}

const totals = { bet: '4862', open: '333', validBet: '4512', win: '5091.40', net: '229.40' }
const nets = ['-120', '86', '-42.50', '310', '-205', '64', '136.90']

/**
 * A gateway with `total` bets.
 * @param wait returns what an answer with bets waits for, by its query.
 */
export function gatewayWithBets(
  total = 214,
  wait: (query: URLSearchParams) => Promise<void> | undefined = () => undefined,
) {
  const network = fakeNetwork()
  network.answer(member.info, () => ({ ...samples.member, clubLabel: { labelName: 'Bay Club' } }))
  network.answer(member.balance, () => samples.balance)
  network.answer(vendors, () => ({
    lanes: [
      { title: 'Slots', cards: [{ vassalage: 'KD', displayName: 'Kidlat', smallIcon: '', gameType: 'RNG' }] },
    ],
  }))
  network.answer(records.bets, async ({ query }) => {
    await wait(query)
    const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))]
    const first = (pageNo - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, total - first))
    return {
      list: Array.from({ length: count }, (_, index) => betAt(first + index)),
      total,
      totalPages: Math.ceil(total / pageSize),
      totals,
    }
  })
  network.answer(records.betDays, () => ({
    list: nets.map((net, index) => ({ date: `2026-11-${15 + index}`, count: 30, ...totals, net })),
  }))
  network.answer(records.bet, () => ({
    bet: betAt(0),
    entries: [
      { kind: 'bet', amount: '-5', balance: '12360.75', time: placed },
      { kind: 'win', amount: '120', balance: '12480.75', time: placed + 4000 },
    ],
  }))
  return network
}

/** Renders the betting record at an address. */
export const showBets = (search = '') => showCentrePage('Betting record', BettingRecord, search)
