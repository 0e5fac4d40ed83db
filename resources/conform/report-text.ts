import type { Deviation } from './deviation.ts'
import { type CallResult, countsOf, type Report } from './report.ts'

/** As many calls with the same deviation are reported together. */
const many = 4

/** A report for people. */
export function textReport(report: Report): string {
  const { gateway, brand, merchant, origin, problem, calls } = report
  const head = `${gateway} as ${brand} (merchant ${merchant})${origin ? `, for a site at ${origin}` : ''}`
  const common = commonDeviations(calls)
  return [
    head,
    ...common.map(({ deviation, ids }) => `\n${ids.length} calls: ${namesOf(ids)}\n${lines(deviation)}`),
    ...calls.flatMap((call) => ofCall(call, new Set(common.map(({ key }) => key)))),
    ...notTried(calls),
    '',
    ...(problem ? [problem.message, `What to do: ${problem.advice}`] : []),
    summary(report),
  ].join('\n')
}

function summary(report: Report): string {
  const { tried, conforming, deviating, deviations, notTried: rest } = countsOf(report)
  const result =
    deviations === 0
      ? ''
      : ` ${deviations} ${deviations === 1 ? 'deviation' : 'deviations'} in ${deviating} ${deviating === 1 ? 'call' : 'calls'}.`
  return `${tried} calls tried, ${conforming} as the contract says.${result} ${rest} not tried.`
}

function ofCall({ id, method, path, deviations }: CallResult, common: ReadonlySet<string>): string[] {
  const own = deviations.filter((deviation) => !common.has(keyOf(deviation)))
  return own.length === 0 ? [] : [`\n${id}  ${method} ${path}\n${own.map(lines).join('\n')}`]
}

/** A deviation on two lines. */
export const lines = ({ field, wire, seen, expected, site }: Deviation): string =>
  `  ${placeWords(field, wire)}: ${seen}; expected ${expected}\n    the site: ${site}`

/** A place as the gateway names it, and as the contract does where that differs. */
function placeWords(field: string, wire: string | undefined): string {
  const ours = field === '' ? 'the answer' : field
  return wire === undefined ? ours : `${wire} (in the contract ${ours})`
}

const keyOf = ({ kind, field, wire, seen, expected }: Deviation): string =>
  JSON.stringify([kind, field, wire, seen, expected])

function commonDeviations(calls: readonly CallResult[]) {
  const byKey = new Map<string, { key: string; deviation: Deviation; ids: string[] }>()
  for (const { id, deviations } of calls) {
    for (const deviation of deviations) {
      const key = keyOf(deviation)
      const group = byKey.get(key) ?? { key, deviation, ids: [] }
      group.ids.push(id)
      byKey.set(key, group)
    }
  }
  return [...byKey.values()].filter(({ ids }) => ids.length >= many)
}

const namesOf = (ids: readonly string[]): string =>
  ids.length <= many ? ids.join(', ') : `${ids.slice(0, many).join(', ')} and ${ids.length - many} more`

function notTried(calls: readonly CallResult[]): string[] {
  const byReason = Map.groupBy(
    calls.filter((call) => call.notTried !== undefined),
    (call) => call.notTried ?? '',
  )
  const rows = [...byReason].map(([reason, group]) => `  ${reason}\n${wrapped(group.map(({ id }) => id))}`)
  return rows.length === 0 ? [] : ['\nNot tried', ...rows]
}

/** Width of a line, in characters. */
const width = 100

/** Names in indented lines. */
function wrapped(names: readonly string[]): string {
  const rows: string[] = []
  for (const name of names) {
    const last = rows.pop()
    if (last === undefined) rows.push(`    ${name}`)
    else if (last.length + name.length + 2 <= width) rows.push(`${last}, ${name}`)
    else rows.push(`${last},`, `    ${name}`)
  }
  return rows.join('\n')
}
