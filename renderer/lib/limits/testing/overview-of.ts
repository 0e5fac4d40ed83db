import {
  type LimitKind,
  type LimitPeriod,
  limitKinds,
  limitPeriods,
} from '#shared/contract/endpoints/limits.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
const ends = { day: at('2026-11-22T00:00'), week: at('2026-11-22T00:00'), month: at('2026-12-01T00:00') }

type SentLimit = {
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
