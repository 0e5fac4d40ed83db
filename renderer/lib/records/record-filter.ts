import * as z from 'zod/mini'
import { checkRange, type DatePreset, type DateRange, presetRange } from './date-range.ts'
import type { Day } from './days.ts'

/** Schemas of a filter's fields, by name. */
export type FilterFields = Readonly<Record<string, z.ZodMiniType<string>>>

/** What a page of records can be filtered by. Declared once for the address, the controls and the calls. */
export type RecordFilter<F extends FilterFields> = {
  /** Each field's schema, by its name in the address. A field without a value doesn't filter. */
  fields: F
  /** The presets offered. */
  presets: readonly DatePreset[]
  /** The default range. */
  initial: DatePreset
}

/** The chosen values of a filter's fields. */
export type FilterValues<F extends FilterFields> = {
  readonly [Name in keyof F]?: z.output<F[Name]> | undefined
}

/** The state of a page of records: range, filters and page number. */
export type RecordView<F extends FilterFields> = {
  range: DateRange
  values: FilterValues<F>
  /** Starts at 1. */
  page: number
}

/** Names of range and page in the address. */
const rangeName = 'range'
const fromName = 'from'
const toName = 'to'
const pageName = 'page'

/** Declares a filter and keeps the exact type of its schemas. */
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

/** Parses each value with its schema. Invalid ones are left out. */
function readValues<F extends FilterFields>(fields: F, search: URLSearchParams): FilterValues<F>
function readValues(fields: FilterFields, search: URLSearchParams): object {
  const values: Record<string, string> = {}
  for (const [name, schema] of Object.entries(fields)) {
    const read = z.safeParse(schema, search.get(name))
    if (read.success) values[name] = read.data
  }
  return values
}

/** Parses a filter from the address. Invalid values silently fall back to their defaults. */
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

/** The part of an address that belongs to a filter, without the page number. Same key, same rows and totals. */
export function filterKey({ fields }: RecordFilter<FilterFields>, search: URLSearchParams): string {
  const names = [rangeName, fromName, toName, ...Object.keys(fields)]
  return names.map((name) => `${name}=${search.get(name) ?? ''}`).join('&')
}

/** A change to the view. Changing anything but the page returns to the first page. */
export type FilterChange<F extends FilterFields> = {
  range?: DateRange
  values?: FilterValues<F>
  /** Removes the values of all fields. */
  clear?: true
  page?: number
}

/**
 * The address with a change applied. Defaults are omitted, a preset that isn't offered is written as its days, and
 * parameters of others are kept.
 */
export function writeFilter<F extends FilterFields>(
  { fields, presets, initial }: RecordFilter<F>,
  search: URLSearchParams,
  { range, values, clear, page = 1 }: FilterChange<F>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const put = (name: string, value: string | undefined) =>
    value === undefined ? next.delete(name) : next.set(name, value)
  if (range) {
    const { from, to } = range
    const preset = presets.find((one) => one === range.preset)
    put(rangeName, preset === initial ? undefined : preset)
    put(fromName, preset ? undefined : from)
    put(toName, preset ? undefined : to)
  }
  for (const name of Object.keys(fields)) {
    if (values && name in values) put(name, values[name])
    else if (clear) next.delete(name)
  }
  put(pageName, page > 1 ? String(page) : undefined)
  return next
}
