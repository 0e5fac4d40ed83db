import { CallFault } from '#lib/gateway/call-fault.ts'
import { readAnswer } from '#lib/gateway/response.ts'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import type { GatewayFault } from '#shared/contract/errors.ts'
import { faultOutcomes } from '#shared/contract/outcomes.ts'
import type { Answered } from './call.ts'

/** Where the site uses the calls of a domain. */
const places = {
  system: 'the frame of the site',
  session: 'login',
  member: 'the account in the header',
  games: 'the lobby',
  lottery: 'the lottery page',
  promotions: 'promotions',
  cashier: 'deposits',
  chat: 'customer service',
  messages: 'messages',
  points: 'the points mall',
  rankings: 'rankings',
  records: 'the betting record',
  limits: 'responsible gaming',
  statements: 'account records',
  referral: 'referral',
  bonuses: 'bonuses',
  rewards: 'rewards',
  rebates: 'rebates',
  missions: 'missions',
  feedback: 'feedback',
  join: 'the agent application',
  uploads: 'uploads',
  wallets: 'wallets',
  transfers: 'transfers',
  paymentPassword: 'the payment password',
  payout: 'payout accounts',
  withdrawals: 'withdrawals',
  profile: 'the profile',
  contacts: 'contacts',
  identity: 'the identity check',
  devices: 'devices and logins',
  agentTeam: 'the agent’s team',
  agentContracts: 'the agent’s contracts',
  agentNews: 'the agent’s news',
  agentRegister: 'the agent’s invitations',
  agentSalary: 'the agent’s salaries',
  agentDividends: 'the agent’s dividends',
  agentIncome: 'the agent’s income',
  agentRecords: 'the team’s records',
} satisfies Record<keyof typeof contract, string>

const placesByDomain = new Map<string, string>(Object.entries(places))
const placeOf = ({ id }: AnyEndpoint): string => placesByDomain.get(id.split('.')[0] ?? '') ?? id

/** Whether the site shows nothing else without this call. */
const isFirst = ({ id }: AnyEndpoint): boolean => id === contract.system.permission.id

/** What the site’s own code makes of an answer. */
export type SiteReading = {
  /** Why it can't use the answer; undefined if it can. */
  fault?: GatewayFault
  /** What became of the parts that don't fit, by their path with "[]" for the items of a list. */
  repaired: ReadonlyMap<string, string>
}

/** Reads an answer with the site’s own code. */
export async function readAsSite(
  endpoint: AnyEndpoint,
  { status, headers, text }: Answered,
): Promise<SiteReading> {
  const repaired = new Map<string, string>()
  if (status > 599) return { fault: { kind: 'failed', status }, repaired }
  const body = [204, 205].includes(status) ? null : text
  try {
    await readAnswer(endpoint, new Response(body, { status, headers }), {
      onMisfit(_level, _what, _cause, fields) {
        repaired.set(String(fields.field), repairWords(String(fields.detail), fields.count))
      },
    })
    return { repaired }
  } catch (error) {
    if (error instanceof CallFault) return { fault: error.fault, repaired }
    throw error
  }
}

function repairWords(outcome: string, count: unknown): string {
  switch (outcome) {
    case 'read':
      return 'reads it as what it can only mean'
    case 'empty':
      return 'takes it for an empty list'
    case 'counted':
      return 'counts what has come'
    case 'replaced':
      return 'shows the code, or a picture of its own'
    case 'dropped':
      return count === 1 ? 'leaves that item out' : `leaves ${String(count)} such items out`
    default:
      return 'does without it'
  }
}

/**
 * What the site does with an answer that it read so.
 * @param field the part that deviates, as a dotted path with positions in lists; "" for the whole answer.
 */
export function siteDoes(endpoint: AnyEndpoint, { fault, repaired }: SiteReading, field = ''): string {
  if (!fault) {
    const path = field.replaceAll(/\.\d+(?=\.|$)/g, '[]')
    const part = [...repaired].find(
      ([at]) => path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`),
    )
    return part?.[1] ?? 'takes it all the same'
  }
  if (isFirst(endpoint)) return `stays closed: ${closedWords(fault)}`
  return `in ${placeOf(endpoint)}, ${words(fault)}`
}

/** What the site does when there is no answer. */
export const siteWithout = (endpoint: AnyEndpoint, why: 'noAnswer' | 'slow'): string =>
  siteDoes(endpoint, { fault: { kind: why === 'slow' ? 'timeout' : 'offline' }, repaired: new Map() })

function closedWords(fault: GatewayFault): string {
  if (fault.kind === 'maintenance' || fault.kind === 'blocked') return words(fault)
  if (fault.kind === 'malformed') return `it says that there is a technical problem, code ${fault.code}`
  if (fault.kind === 'failed') return `it says that there is a technical problem (HTTP ${fault.status})`
  return fault.kind === 'intercepted' ? words(fault) : 'it says that it can’t be reached'
}

/** What the site does about a fault, with what this one says. */
function words(fault: GatewayFault): string {
  const does = faultOutcomes[fault.kind]
  switch (fault.kind) {
    case 'blocked':
      return `${does}, whose ${fault.reason === 'ip' ? 'address' : 'region'} is blocked`
    case 'tooMany':
      return `${does}: in ${fault.retryAfter} s`
    case 'failed':
      return `${does} (HTTP ${fault.status})`
    case 'intercepted':
      return `${does}: ${fault.by === 'challenge' ? 'a check of the visitor' : 'the visitor’s network'}`
    case 'malformed':
      return `${does}, code ${fault.code}`
    default:
      return does
  }
}
