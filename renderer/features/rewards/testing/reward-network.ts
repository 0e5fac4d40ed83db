import { fakeNetwork } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { bonuses } from '#shared/contract/endpoints/bonuses.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { missions } from '#shared/contract/endpoints/missions.ts'
import { rebates } from '#shared/contract/endpoints/rebates.ts'
import { rewards } from '#shared/contract/endpoints/rewards.ts'

/** 21 November 2026, 21:34:12 in Manila. */
export const now = Date.parse('2026-11-21T13:34:12Z')
const day = 86_400_000

/** A bonus with its turnover open. */
export const runningBonus = {
  bonusId: 'R1-welcome',
  kind: 'reward',
  title: 'Welcome reward',
  amount: '500',
  time: now - day,
  required: '12000',
  done: '8400',
  left: '3600',
  gameTypes: ['RNG', 'FISH'],
  state: 'active',
  ended: null,
  held: '480.75',
  largestBet: '500',
  takesBack: '480.75',
}
const rebated = {
  ...runningBonus,
  bonusId: 'B1-1',
  kind: 'rebate',
  title: 'Rebate',
  amount: '96.40',
  required: '0',
  done: '0',
  left: '0',
  state: 'free',
  gameTypes: null,
  takesBack: '0',
}
const line = { gameType: 'RNG', bets: '14820', percent: '0.8', amount: '118.56' }
const lines = [line, { gameType: 'LIVE', bets: '628', percent: '0.25', amount: '1.57' }]
const mission = {
  missionId: 'warmup-2026-11-21',
  period: 'daily',
  title: 'Warm up',
  text: 'Play 20 rounds in slots',
  unit: 'count',
  gameType: 'RNG',
  deposit: false,
  done: '20',
  target: '20',
  reward: '10',
  required: '10',
  state: 'ready',
}

/** A gateway with something on every reward page. */
export function gatewayWithRewards() {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(rewards.waiting, () => ({ rewards: 2, missions: 1 }))
  network.answer(rewards.list, () => ({
    ready: [
      {
        rewardId: 'welcome',
        kind: 'welcome',
        title: 'Welcome reward',
        amount: '50',
        required: '150',
        until: now + day,
      },
      {
        rewardId: 'checkin',
        kind: 'checkin',
        title: 'Daily check-in',
        amount: '2',
        required: '0',
        until: null,
        day: 3,
      },
    ],
    soon: [
      {
        rewardId: 'cashback',
        kind: 'cashback',
        title: 'Weekly cashback',
        amount: '2.61',
        required: '2.61',
        until: now + 9 * day,
        basis: '130.99',
        percent: '2',
        from: now - 5 * day,
        to: now + 2 * day,
      },
    ],
    claimed: [{ orderId: 'R1-vip', title: 'VIP weekly bonus', amount: '30', createTime: now - day }],
    total: '52',
    thisMonth: '30',
  }))
  network.answer(bonuses.active, () => ({ list: [runningBonus] }))
  network.answer(bonuses.list, () => ({
    list: [runningBonus, rebated],
    total: 2,
    totalPages: 1,
    totals: { amount: '596.40', required: '12000', done: '8400', left: '3600' },
  }))
  network.answer(rebates.summary, () => ({
    list: lines,
    bets: '15448',
    amount: '120.13',
    minimum: '1',
    from: now - 30 * day,
    asOf: now,
  }))
  network.answer(rebates.history, () => ({
    list: [{ orderId: 'B1-1', createTime: now - day, bets: '12050', amount: '96.40', lines: [line] }],
    thisMonth: '96.40',
  }))
  network.answer(missions.summary, () => ({
    list: [
      mission,
      {
        ...mission,
        missionId: 'live',
        title: 'At the table',
        gameType: 'LIVE',
        unit: 'money',
        done: '400',
        target: '1000',
        state: 'open',
      },
      {
        ...mission,
        missionId: 'funds',
        title: 'Add funds',
        deposit: true,
        done: '0',
        target: '1',
        state: 'open',
      },
      {
        ...mission,
        missionId: 'top',
        period: 'weekly',
        title: 'Top up',
        deposit: true,
        done: '1',
        target: '1',
        state: 'claimed',
      },
    ],
    dayEnds: now + 142 * 60_000,
    weekEnds: now + day,
  }))
  network.answer(missions.leaderboard, ({ query }) => ({
    from: now - 5 * day,
    to: now + 2 * day,
    settled: query.get('week') === 'last',
    prizes: ['10000'],
    list:
      query.get('week') === 'last'
        ? []
        : [
            { place: 1, customerName: 'ro***y', amount: '184220', prize: '10000' },
            { place: 2, customerName: 'ma***2', amount: '151904.50', prize: '6000' },
          ],
    own: { place: 38, amount: '31240', prize: '0', toNext: '1918.50' },
  }))
  return network
}
