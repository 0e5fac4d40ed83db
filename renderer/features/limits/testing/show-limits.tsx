import { fakeNetwork } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
  limits,
} from '#shared/contract/endpoints/limits.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { LimitsSection } from '../components/limits-section.tsx'

const at = (text: string) => Date.parse(`${text}+08:00`)
const ends = { day: at('2026-11-22T00:00'), week: at('2026-11-22T00:00'), month: at('2026-12-01T00:00') }

export type SentLimit = {
  own?: string | null
  house?: string | null
  used?: string
  left?: string | null
  pending?: { limit: string | null; from: number } | null
}

/** An overview as the gateway sends it. `set`: limits by "kind period". */
export function overviewOf(set: Record<string, SentLimit> = {}, rest: object = {}) {
  const limitOf = (kind: LimitKind, period: LimitPeriod) => ({
    kind,
    period,
    own: null,
    house: null,
    used: '0',
    left: null,
    pending: null,
    resets: ends[period],
    ...set[`${kind} ${period}`],
  })
  return {
    now: at('2026-11-21T21:37'),
    wait: 24 * 3_600_000,
    limits: limitKinds.flatMap((kind) => limitPeriods.map((period) => limitOf(kind, period))),
    check: { minutes: 30, options: [0, 15, 30, 45, 60, 120] },
    pause: null,
    breaks: [
      { period: 'hours24', until: at('2026-11-22T21:37') },
      { period: 'days7', until: at('2026-11-28T21:37') },
      { period: 'days30', until: at('2026-12-21T21:37') },
    ],
    exclusions: [
      { period: 'months6', until: at('2027-05-21T21:37') },
      { period: 'year1', until: at('2027-11-21T21:37') },
      { period: 'years5', until: at('2031-11-21T21:37') },
    ],
    ...rest,
  }
}

/** The prototype's limits: one in use, one almost reached, one with a raise that waits. */
export const someLimits = {
  'deposit day': { own: '5000', used: '1500', left: '3500' },
  'loss week': { own: '2200', used: '2200', left: '0' },
  'time day': {
    own: '180',
    used: '72',
    left: '108',
    pending: { limit: '240', from: at('2026-11-22T21:40') },
  },
}

/** Renders the section at a gateway that answers with this overview. */
export async function showLimits(overview: () => unknown = () => overviewOf(someLimits)) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(limits.overview, overview)
  return { network, screen: await showCentrePage('Limits and breaks', LimitsSection) }
}
