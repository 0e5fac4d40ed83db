import type { AnyEndpoint } from '../endpoint.ts'
import { agentApplication } from './agent-application.ts'
import { agentContracts } from './agent-contracts.ts'
import { agentDividends } from './agent-dividends.ts'
import { agentIncome } from './agent-income.ts'
import { agentNews } from './agent-news.ts'
import { agentRecords } from './agent-records.ts'
import { agentRegister } from './agent-register.ts'
import { agentSalary } from './agent-salary.ts'
import { agentTeam } from './agent-team.ts'
import { bonuses } from './bonuses.ts'
import { cashier } from './cashier.ts'
import { chat } from './chat.ts'
import { contacts } from './contacts.ts'
import { devices } from './devices.ts'
import { events } from './events.ts'
import { feedback } from './feedback.ts'
import { games } from './games.ts'
import { identity } from './identity.ts'
import { launching } from './launching.ts'
import { limits } from './limits.ts'
import { lottery } from './lottery.ts'
import { member } from './member.ts'
import { messages } from './messages.ts'
import { missions } from './missions.ts'
import { paymentPassword } from './payment-password.ts'
import { payout } from './payout.ts'
import { points } from './points.ts'
import { profile } from './profile.ts'
import { promotions } from './promotions.ts'
import { rankings } from './rankings.ts'
import { rebates } from './rebates.ts'
import { records } from './records.ts'
import { referral } from './referral.ts'
import { rewards } from './rewards.ts'
import { rooms } from './rooms.ts'
import { session } from './session.ts'
import { statements } from './statements.ts'
import { system } from './system.ts'
import { transfers } from './transfers.ts'
import { uploads } from './uploads.ts'
import { wallets } from './wallets.ts'
import { withdrawals } from './withdrawals.ts'

/** The whole contract, by domain. */
export const contract = {
  system,
  session,
  member,
  games: { ...games, ...launching, rooms, events },
  lottery,
  promotions,
  cashier,
  chat,
  messages,
  points,
  rankings,
  records,
  limits,
  statements,
  referral,
  bonuses,
  rewards,
  rebates,
  missions,
  feedback,
  join: agentApplication,
  uploads,
  wallets,
  transfers,
  paymentPassword,
  payout,
  withdrawals,
  profile,
  contacts,
  identity,
  devices,
  agentTeam,
  agentContracts,
  agentNews,
  agentRegister,
  agentSalary,
  agentDividends,
  agentIncome,
  agentRecords,
} as const

type Contract = typeof contract

/** The id of a call, `<domain>.<call>`. */
export type EndpointId = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`
}[keyof Contract]

/** The endpoint with an id. */
export type EndpointWith<Id extends EndpointId> =
  Id extends `${infer Domain extends keyof Contract}.${infer Call}`
    ? Contract[Domain][Extract<Call, keyof Contract[Domain]>]
    : never

/** Every endpoint, in the order of the printed table. */
export const allEndpoints: readonly AnyEndpoint[] = Object.values(contract).flatMap((domain) =>
  Object.values(domain),
)

/** Returns the endpoint of a request; undefined when it isn't in the contract. */
export function endpointFor(method: string, path: string): AnyEndpoint | undefined {
  return allEndpoints.find((candidate) => candidate.method === method && candidate.path === path)
}
