import * as z from 'zod/mini'
import { addDays, dayAt, startOfDay } from '#lib/records/days.ts'
import type { Brand } from '#shared/brand/brand.ts'
import type { AnyEndpoint, InputOf } from '#shared/contract/endpoint.ts'
import type { EndpointId, EndpointWith } from '#shared/contract/endpoints/index.ts'
import { gameTypes } from '#shared/domain/game-types.ts'
import { wire } from '#shared/domain/wire.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

/** What inputs are made from. */
export type Source = {
  readonly brand: Brand
  /** Origin of the site that calls. */
  readonly siteOrigin: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Values of earlier answers, as they came, by the call's id. */
  readonly earlier: ReadonlyMap<string, unknown>
  /** Inputs from the person who runs the command, by the call's id. They take precedence. */
  readonly given: Readonly<Record<string, object>>
}

/** A call's input, or why there is none. */
export type MadeInput = { input: object } | { missing: string }

/** The range of days for which records are requested. */
const days = 7

/** Values by the name of the field, for names that mean the same in every call. */
function fieldsFor({ brand, siteOrigin, now }: Source): Readonly<Record<string, unknown>> {
  const today = dayAt(now, brand.timeZone)
  return {
    language: brand.languages.default,
    lang: brand.languages.default,
    merchant: brand.merchant,
    merchantCode: brand.merchant,
    host: new URL(siteOrigin).host,
    domain: new URL(siteOrigin).host,
    lobbyUrl: `${siteOrigin}/`,
    backUrl: `${siteOrigin}/`,
    depositUrl: `${siteOrigin}/deposit`,
    ...wire,
    gameType: gameTypes[0],
    prizeMode: brand.prizeModes.join(','),
    lottoPrizeMode: brand.prizeModes[0],
    types: brand.announcements.types.join(','),
    execution: brand.announcements.execution,
    count: 20,
    limitNum: 20,
    title: brand.title,
    headerColor: brand.chatHeaderColor,
    pageNo: 1,
    pageSize: 15,
    from: startOfDay(addDays(today, 1 - days), brand.timeZone),
    to: startOfDay(addDays(today, 1), brand.timeZone),
    date: addDays(today, -1),
    rate: '0.1',
    requestKey: crypto.randomUUID(),
    // The key of a request that was never made, so the gateway knows no order for it.
    idempotencyKey: crypto.randomUUID(),
  }
}

/** Fields whose value in one call differs from that in the others. */
const ownFields: { readonly [Id in EndpointId]?: Partial<InputOf<EndpointWith<Id>>> } = {
  'system.whitelabel': { platform: 'web' },
  'promotions.list': { platform: 'web' },
  'promotions.states': { platform: 'web' },
  'games.list': { platform: wire.listPlatform },
  'games.hot': { platform: wire.listPlatform },
  'agentSalary.bets': { kind: 'hourly' },
}

type Fields = Readonly<Record<string, unknown>>

/** Fields that come together from an object of another call's answer, which `only` may choose. */
type FromAnswer<Name extends string = string> = {
  readonly call: EndpointId
  readonly fields: readonly Name[]
  readonly only?: (found: Fields) => boolean
}

const isRaffle = ({ raffle }: Fields): boolean => raffle === true
const takesApplications = ({ apply }: Fields): boolean => typeof apply === 'object' && apply !== null

/** Where calls find the ids that they ask for. */
const fromAnswers: {
  readonly [Id in EndpointId]?: FromAnswer<keyof InputOf<EndpointWith<Id>> & string>
} = {
  'games.detail': { call: 'games.popular', fields: ['vassalage', 'nodeId'] },
  'games.subGames': { call: 'games.popular', fields: ['vassalage', 'nodeId'] },
  'games.launch': { call: 'games.list', fields: ['vassalage', 'gameCode', 'gameType'] },
  'games.roomLaunch': { call: 'games.rooms', fields: ['vassalage', 'gameCode', 'roomId'] },
  'lottery.opened': { call: 'lottery.menu', fields: ['gameCode'] },
  'promotions.applications': { call: 'promotions.list', fields: ['promotionId'], only: takesApplications },
  'promotions.raffle': { call: 'promotions.list', fields: ['promotionId'], only: isRaffle },
  'promotions.raffleDraws': { call: 'promotions.list', fields: ['promotionId'], only: isRaffle },
  'records.bet': { call: 'records.bets', fields: ['betId'] },
  'statements.entry': { call: 'statements.entries', fields: ['entryId'] },
  'devices.signOut': { call: 'devices.signedIn', fields: ['deviceId'] },
  'agentTeam.downline': { call: 'agentTeam.downlines', fields: ['accountId'] },
  'agentContracts.downline': { call: 'agentContracts.downlines', fields: ['accountId'] },
  'agentContracts.preview': { call: 'agentContracts.downlines', fields: ['accountId'] },
  'agentContracts.effect': { call: 'agentContracts.overview', fields: ['contractId'] },
  'agentSalary.members': { call: 'agentSalary.days', fields: ['from'] },
  'agentSalary.bets': { call: 'agentSalary.hours', fields: ['from'] },
  'agentRecords.bet': { call: 'agentRecords.bets', fields: ['betId'] },
  'agentRecords.move': { call: 'agentRecords.moves', fields: ['moveId'] },
}

/** Refusals of reading calls that say nothing against the gateway: the account has no such thing. */
const foreseen: { readonly [Id in EndpointId]?: readonly string[] } = {
  'agentContracts.preview': ['NOT_DIRECT_DOWNLINE', 'CONTRACT_AGENTS_ONLY', 'CONTRACT_NONE'],
  'agentContracts.effect': ['CONTRACT_UNKNOWN'],
  'agentSalary.daily': ['SALARY_NOT_AGREED'],
  'agentSalary.days': ['SALARY_NOT_AGREED'],
  'agentSalary.hourly': ['SALARY_NOT_AGREED'],
  'agentSalary.hours': ['SALARY_NOT_AGREED'],
  'agentSalary.realtime': ['SALARY_NOT_AGREED'],
  'agentSalary.slots': ['SALARY_NOT_AGREED'],
  'agentSalary.members': ['SALARY_NOT_AGREED', 'SALARY_NOT_FOUND'],
  'agentSalary.bets': ['SALARY_NOT_AGREED', 'SALARY_NOT_FOUND'],
  'transfers.recipient': ['RECIPIENT_UNKNOWN', 'RECIPIENT_SELF', 'RECIPIENT_CLOSED'],
}

const entry = <Value>(table: { readonly [Id in EndpointId]?: Value }, id: string): Value | undefined =>
  new Map<string, Value | undefined>(Object.entries(table)).get(id)

/** Whether a refusal with this code says nothing against the gateway. */
export const isForeseen = (id: string, code: string): boolean => entry(foreseen, id)?.includes(code) === true

/** The call that must have been made before, because a call's ids come from its answer. */
export const sourceOf = (id: string): EndpointId | undefined => originOf(id)?.call

const originOf = (id: string): FromAnswer | undefined => entry<FromAnswer>(fromAnswers, id)

/** The input of a call: given, or made from the fields' names, the schema and an earlier answer. */
export function inputFor(endpoint: AnyEndpoint, source: Source): MadeInput {
  const given = source.given[endpoint.id]
  if (given) return checked(endpoint, given)
  const fields = fieldsOf(endpoint, source)
  if (!fields) return { missing: needsInput(endpoint.id, []) }
  const missing = fields.filter(([, value]) => value === undefined).map(([name]) => name)
  if (missing.length === 0) return checked(endpoint, Object.fromEntries(fields))
  const from = sourceOf(endpoint.id)
  return {
    missing: from
      ? `${from} has shown no ${missing.join(' and ')} to ask for`
      : needsInput(endpoint.id, missing),
  }
}

/** An input for a call that must be refused whatever it asks for. */
export function placeholderInput(endpoint: AnyEndpoint, source: Source): object {
  const { properties } = jsonSchemaOf(endpoint.input)
  const fields = fieldsOf(endpoint, source) ?? []
  const filled = fields.map(([name, value]) => [
    name,
    value ?? (properties?.[name]?.type === 'number' ? 1 : 'none'),
  ])
  return { ...Object.fromEntries(filled), ...source.given[endpoint.id] }
}

/**
 * What is required, and the key of a request where the call takes one; undefined values couldn't be made. Undefined if
 * the schema leaves a choice.
 */
function fieldsOf(
  endpoint: AnyEndpoint,
  source: Source,
): readonly (readonly [string, unknown])[] | undefined {
  const { properties, required = [], anyOf } = jsonSchemaOf(endpoint.input)
  if (anyOf) return undefined
  const origin = originOf(endpoint.id)
  const key = properties && 'idempotencyKey' in properties ? ['idempotencyKey'] : []
  const wanted = new Set([...required, ...key, ...(origin?.fields ?? [])])
  const own = Object.entries(entry<object>(ownFields, endpoint.id) ?? {})
  const known = new Map([...Object.entries(fieldsFor(source)), ...own])
  const found = origin && findObject(source.earlier.get(origin.call), origin.fields, origin.only)
  return [...wanted].map((name) => {
    const field = properties?.[name]
    if (origin?.fields.includes(name)) return [name, fit(found?.[name], field)] as const
    return [name, known.get(name) ?? constantOf(field)] as const
  })
}

function needsInput(id: string, fields: readonly string[]): string {
  const example = JSON.stringify({ [id]: Object.fromEntries(fields.map((name) => [name, '…'])) })
  return `needs an input: --inputs <file> with ${example}`
}

function checked(endpoint: AnyEndpoint, input: object): MadeInput {
  const parsed = z.safeParse(endpoint.input, input)
  if (parsed.success) return { input }
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole input')
  return { missing: `its input doesn’t fit the contract: ${[...new Set(fields)].join(', ')}` }
}

/** The only value of a field, or the first of those that it may have. */
const constantOf = (field: JsonSchema | undefined): unknown => field?.const ?? field?.enum?.[0]

/** A value of an answer as an input takes it: gateways write ids as numbers too. */
function fit(value: unknown, field: JsonSchema | undefined): unknown {
  if (field?.type === 'string' && typeof value === 'number') return String(value)
  return typeof value === field?.type ? value : undefined
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The first object within a value that has all these fields, as text or number. */
function findObject(
  value: unknown,
  names: readonly string[],
  accepts: (found: Fields) => boolean = () => true,
): Fields | undefined {
  const waiting = [value]
  for (let next = waiting.shift(); next !== undefined || waiting.length > 0; next = waiting.shift()) {
    if (Array.isArray(next)) waiting.push(...next.slice(0, 50))
    if (!isObject(next)) continue
    const object = next
    if (names.every((name) => ['string', 'number'].includes(typeof object[name])) && accepts(object))
      return object
    waiting.push(...Object.values(object))
  }
  return undefined
}
