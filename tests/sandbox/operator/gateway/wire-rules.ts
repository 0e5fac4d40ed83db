import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { wire } from '#shared/domain/wire.ts'
import { merchants } from '../settings/merchants.ts'

type Rule = (value: unknown, endpoint: string) => boolean

const only =
  (...allowed: readonly unknown[]): Rule =>
  (value) =>
    allowed.includes(value)
/** A whole number from 1 to `most`. */
const upTo =
  (most: number): Rule =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most
/** One or more of these values, separated by commas. */
const listOf =
  (...allowed: readonly string[]): Rule =>
  (value) =>
    typeof value === 'string' && value.split(',').every((one) => allowed.includes(one))

const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA']
const platforms: Record<string, string> = {
  'games.list': wire.listPlatform,
  'games.hot': wire.listPlatform,
  'system.whitelabel': 'web',
  'promotions.list': 'web',
  'promotions.states': 'web',
}

/** Paging of games. Records check their own paging. */
const paging: Readonly<Record<string, Rule>> = {
  pageNo: (value) => Number.isInteger(value) && Number(value) >= 1,
  pageSize: upTo(100),
}

/** Values fixed by the specification (sections 7 and 9), by field name. A name means the same in every call. */
const rules: Readonly<Record<string, Rule>> = {
  clientType: only(wire.clientType),
  platform: (value, endpoint) => value === (platforms[endpoint] ?? wire.platform),
  isPlatform: only(wire.isPlatform),
  device: only(wire.device),
  channel: only(wire.channel),
  registerMethod: only(wire.registerMethod),
  gatewayVersion: only(wire.freePlayGatewayVersion),
  minLineNum: only(wire.minLineNum),
  gameCategory: only(wire.gameCategory),
  lottoArea: only(wire.lottoArea),
  launchMode: only(wire.launchMode),
  prizeMode: listOf(...prizeModes),
  lottoPrizeMode: only(...prizeModes),
  types: listOf('B', 'PL', 'PU', 'PR', 'H'),
  execution: only('B'),
  merchant: only(...merchants),
  merchantCode: only(...merchants),
  count: upTo(100),
  limitNum: upTo(100),
}

/** The first input field that breaks the rules. Returns undefined if there is none. */
export const wrongField = ({ id }: AnyEndpoint, input: unknown): string | undefined =>
  Object.entries(input ?? {}).find(([name, value]) => {
    const table = id.startsWith('games.') && Object.hasOwn(paging, name) ? paging : rules
    const rule = Object.hasOwn(table, name) ? table[name] : undefined
    return value !== undefined && rule !== undefined && !rule(value, id)
  })?.[0]
