import { recordFilter } from '#lib/records/record-filter.ts'

/** The filter of an agent's income. */
export const incomeFilter = recordFilter({
  fields: {},
  presets: ['today', 'last7', 'last14', 'thisMonth', 'lastMonth'],
  initial: 'last14',
})
