import { ahead, dayLength, inZone } from '#sandbox/world/market/merchant-zone.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'
import type { MoveKind } from '../ledger/kinds.ts'
import { slotLength } from '../teams/slots.ts'

/** Length of an hour in ms. */
export const hourLength = 3_600_000

/** What sets the salaries apart: the length of their periods in ms, and how they are booked. */
export const salaryPeriods = {
  daily: { length: dayLength, booked: 'dailySalary', mark: 'SD', digits: 0 },
  hourly: { length: hourLength, booked: 'hourlySalary', mark: 'SH', digits: 2 },
  realtime: { length: slotLength, booked: 'realtimeSalary', mark: 'SR', digits: 4 },
} as const satisfies Record<SalaryKind, { length: number; booked: MoveKind; mark: string; digits: number }>

/** When the period that contains a moment began. */
export function periodStart(kind: SalaryKind, time: number): number {
  const { length } = salaryPeriods[kind]
  return Math.floor((time + ahead) / length) * length - ahead
}

/** When the first period begins that is wholly after a moment. */
export function nextPeriod(kind: SalaryKind, time: number): number {
  const start = periodStart(kind, time)
  return start === time ? start : start + salaryPeriods[kind].length
}

/** The number of a period's booking: "SD11-20261120", "SH11-20261120-21", "SR11-20261120-2135". */
export function salaryReference(kind: SalaryKind, accountId: number, starts: number): string {
  const { mark, digits } = salaryPeriods[kind]
  const [day = '', time = ''] = inZone(starts).toISOString().split('T')
  const clock = time.replace(':', '').slice(0, digits)
  return [`${mark}${accountId}`, day.replaceAll('-', ''), clock].filter(Boolean).join('-')
}
