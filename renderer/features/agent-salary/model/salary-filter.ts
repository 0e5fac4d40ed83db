import { recordFilter } from '#lib/records/record-filter.ts'
import type { SalaryKind } from '#shared/contract/endpoints/agent-salary.ts'

const short = recordFilter({
  fields: {},
  presets: ['today', 'yesterday', 'last7', 'last14'],
  initial: 'today',
})

/** The range of each salary's record. Days are few, hours and slots many. */
export const salaryFilters = {
  daily: recordFilter({ fields: {}, presets: ['last7', 'last14', 'last30', 'thisMonth'], initial: 'last14' }),
  hourly: short,
  realtime: short,
} as const satisfies Record<SalaryKind, unknown>
