import { afterEach, expect, test } from 'vitest'
import { stoppedClock } from '#sandbox/operator/clock/clock.ts'
import { periodAt } from '#sandbox/operator/contracts/periods.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { TestClient } from '../testing/test-client.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
let client: TestClient
afterEach(() => client.close())

test.each([
  // 21 November 2026 is a Saturday.
  ['2026-11-15T00:00', '2026-11-22T00:00'],
  ['2026-11-21T23:59:59.999', '2026-11-22T00:00'],
  ['2026-11-22T00:00', '2026-11-29T00:00'],
  ['2027-01-01T12:00', '2027-01-03T00:00'],
])(
  '[RSG-02][MBR-09][MBR-11][AGT-05][PRO-01] at %s limits, missions, leaderboard, weekly rewards, applications and contracts have one week, up to Sunday %s',
  async (now, end) => {
    client = new TestClient({ clock: stoppedClock(at(now)) })
    const token = await client.logIn('juan')
    const ask = { language: 'EN' } as const
    const { limits } = await client.value(contract.limits.overview, {}, { token })
    const missions = await client.value(contract.missions.summary, ask, { token })
    const board = await client.value(contract.missions.leaderboard, { week: 'this' }, { token })
    const { ready } = await client.value(contract.rewards.list, ask, { token })
    const sent = await client.value(
      contract.promotions.applications,
      { ...ask, promotionId: 'share' },
      { token },
    )
    const ofWeek = ready.filter(({ kind }) => kind === 'vip')
    expect(ofWeek).toHaveLength(1)
    const ends = {
      limits: limits.find(({ period }) => period === 'week')?.resets,
      missions: missions.weekEnds,
      board: board.to,
      rewards: ofWeek[0]?.until,
      applications: sent.weekEnds,
      contracts: periodAt('weekly', at(now)).to,
    }
    expect(ends).toEqual(Object.fromEntries(Object.keys(ends).map((name) => [name, at(end)])))
  },
)
