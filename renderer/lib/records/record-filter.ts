import * as z from 'zod/mini'
import { checkRange, type DatePreset, type DateRange, presetRange } from './date-range.ts'
import type { Day } from './days.ts'

/** Schemas of the fields of a filter, by name. */
export type FilterFields = Readonly<Record<string, z.ZodMiniType<string>>>

/** What a page of records is filtered by. Declared once; the address, the controls and the calls follow it. */
export type RecordFilter<F extends FilterFields> = {
  /** Each field's schema, by its name in the address. A field that isn't there doesn't filter. */
  fields: F
  /** The ranges offered by name. */
  presets: readonly DatePreset[]
  /** The range while none is chosen. */
  initial: DatePreset
}

/** What of a filter is chosen. */
export type FilterValues<F extends FilterFields> = {
  readonly [Name in keyof F]?: z.output<F[Name]> | undefined
}

/** Where a page of records stands. */
export type RecordView<F extends FilterFields> = {
  range: DateRange
  values: FilterValues<F>
  /** Counts from one. */
  page: number
}

/** Names that the address gives to range and page. */
const rangeName = 'range'
const fromName = 'from'
const toName = 'to'
const pageName = 'page'

/** Declares a filter, keeping its exact schemas. */
export const recordFilter = <F extends FilterFields>(filter: RecordFilter<F>): RecordFilter<F> => filter

function readRange(
  { presets, initial }: RecordFilter<FilterFields>,
  search: URLSearchParams,
  today: Day,
): DateRange {
  const preset = presets.find((other) => other === search.get(rangeName))
  if (preset) return presetRange(preset, today)
  const range = checkRange(search.get(fromName) ?? '', search.get(toName) ?? '')
  return typeof range === 'string' ? presetRange(initial, today) : range
}

/** Reads each value by its own schema. */
function readValues<F extends FilterFields>(fields: F, search: URLSearchParams): FilterValues<F>
function readValues(fields: FilterFields, search: URLSearchParams): object {
  const values: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const read = z.safeParse(schema, search.get(name))
    if (read.success) values[name] = read.data
  }
  return values
}

/** Reads a filter from the address. What can't be read falls back to its default, without a word. */
export function readFilter<F extends FilterFields>(
  filter: RecordFilter<F>,
  search: URLSearchParams,
  today: Day,
): RecordView<F> {
  const page = Number(search.get(pageName))
  return {
    range: readRange(filter, search, today),
    values: readValues(filter.fields, search),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** What of an address belongs to a filter, without the page: the same text for the same rows and totals. */
export function filterKey({ fields }: RecordFilter<FilterFields>, search: URLSearchParams): string {
  const names = [rangeName, fromName, toName, ...Object.keys(fields)]
  return names.map((name) => `${name}=${search.get(name) ?? ''}`).join('&')
}

/** What a person changes of a view. Anything but the page goes back to the first page. */
export type FilterChange<F extends FilterFields> = {
  range?: DateRange
  values?: FilterValues<F>
  page?: number
}

/** The address with a change written in. Defaults leave no trace, and what belongs to others stays. */
export function writeFilter<F extends FilterFields>(
  { fields, initial }: RecordFilter<F>,
  search: URLSearchParams,
  { range, values, page = 1 }: FilterChange<F>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  if (range) {
    const { preset, from, to } = range
    put(rangeName, preset === initial ? undefined : preset)
    put(fromName, preset ? undefined : from)
    put(toName, preset ? undefined : to)
  }
  for (const name of Object.keys(fields)) if (values && name in values) put(name, values[name])
  put(pageName, page > 1 ? String(page) : undefined)
  return next
}
