import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import type { GatewayMapping } from '#shared/contract/wire-mapping.ts'

type Rules = Readonly<Record<string, string>>

const partsOf = (path: string): readonly string[] => (path === '' ? [] : path.split('.'))
const list = '[].'

/** The names of a place in a value as a mapping has them. Of nested rules, the longest that fits counts. */
function theirNames(parts: readonly string[], rules: Rules): readonly string[] {
  const item = parts.findIndex((part) => /^\d+$/.test(part))
  if (item !== -1) {
    const before = parts.slice(0, item)
    const start = before.join('.') + list
    const ofItem = Object.entries(rules)
      .filter(([ours]) => ours.startsWith(start))
      .map(([ours, theirs]) => [ours.slice(start.length), theirs])
    return [
      ...theirNames(before, rules),
      ...parts.slice(item, item + 1),
      ...theirNames(parts.slice(item + 1), Object.fromEntries(ofItem)),
    ]
  }
  for (let length = parts.length; length > 0; length -= 1) {
    const ours = parts.slice(0, length).join('.')
    if (Object.hasOwn(rules, ours)) return [...partsOf(rules[ours] ?? ''), ...parts.slice(length)]
  }
  return parts
}

/**
 * Where a place in the contract's answer is in the gateway's own: "value.list.0.gameName" may be "data.rows.0.title".
 * "" is the whole answer.
 */
export function wirePath({ id }: Pick<AnyEndpoint, 'id'>, field: string, mapping: GatewayMapping): string {
  const [part = '', ...rest] = partsOf(field)
  const { success = 'success', value = 'value', message = 'message', code = 'code' } = mapping.envelope ?? {}
  const envelope = new Map([
    ['success', success],
    ['value', value],
    ['message', message],
    ['code', code],
  ])
  const at = envelope.get(part)
  if (at === undefined) return field
  return [...partsOf(at), ...theirNames(rest, mapping.endpoints?.[id]?.answer ?? {})].join('.')
}
