import type { Hono } from 'hono'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import type { GatewayEnvironment } from '../gateway/context.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { limitLoad } from '../gateway/limit-load.ts'
import { route } from '../gateway/route.ts'
import type { Sandbox } from '../sandbox.ts'
import { agentApplicationHandlers } from './agent-application.ts'
import { agentContractHandlers } from './agent-contracts.ts'
import { agentDividendHandlers } from './agent-dividends.ts'
import { agentIncomeHandlers } from './agent-income.ts'
import { agentNewsHandlers } from './agent-news.ts'
import { agentRecordHandlers } from './agent-records.ts'
import { agentRegisterHandlers } from './agent-register.ts'
import { agentSalaryHandlers } from './agent-salary.ts'
import { agentTeamHandlers } from './agent-team.ts'
import { bonusHandlers } from './bonuses.ts'
import { cashierHandlers } from './cashier.ts'
import { chatHandlers } from './chat.ts'
import { contactHandlers } from './contacts.ts'
import { deviceHandlers } from './devices.ts'
import { feedbackHandlers } from './feedback.ts'
import { gamesHandlers } from './games.ts'
import { identityHandlers } from './identity.ts'
import { limitHandlers } from './limits.ts'
import { lotteryHandlers } from './lottery.ts'
import { memberHandlers } from './member.ts'
import { messageHandlers } from './messages.ts'
import { missionHandlers } from './missions.ts'
import { paymentPasswordHandlers } from './payment-password.ts'
import { payoutHandlers } from './payout.ts'
import { pointHandlers } from './points.ts'
import { profileHandlers } from './profile.ts'
import { promotionHandlers } from './promotions.ts'
import { rankingHandlers } from './rankings.ts'
import { rebateHandlers } from './rebates.ts'
import { recordHandlers } from './records.ts'
import { referralHandlers } from './referral.ts'
import { rewardHandlers } from './rewards.ts'
import { sessionHandlers } from './session.ts'
import { statementHandlers } from './statements.ts'
import { systemHandlers } from './system.ts'
import { transferHandlers } from './transfers.ts'
import { uploadHandlers } from './uploads.ts'
import { walletHandlers } from './wallets.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** Handlers for the whole contract. A missing domain or call is a type error. */
type ContractHandlers = { readonly [Domain in keyof typeof contract]: Handlers<(typeof contract)[Domain]> }

/** Calls answered at the same time. At most about a second's work, of logins, the slowest. */
const mostCalls = 128

/** Serves every endpoint of the contract. */
export function routeContract(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  const load = limitLoad(mostCalls)
  for (const { method, path } of allEndpoints) app.on(method, path, load)
  const handlers: ContractHandlers = {
    system: systemHandlers(sandbox),
    session: sessionHandlers(sandbox),
    member: memberHandlers(sandbox),
    games: gamesHandlers(sandbox),
    lottery: lotteryHandlers(sandbox),
    promotions: promotionHandlers(sandbox),
    cashier: cashierHandlers(sandbox),
    chat: chatHandlers(sandbox),
    messages: messageHandlers(sandbox),
    points: pointHandlers(sandbox),
    rankings: rankingHandlers(sandbox),
    records: recordHandlers(sandbox),
    limits: limitHandlers(sandbox),
    statements: statementHandlers(sandbox),
    referral: referralHandlers(sandbox),
    bonuses: bonusHandlers(sandbox),
    rewards: rewardHandlers(sandbox),
    rebates: rebateHandlers(sandbox),
    missions: missionHandlers(sandbox),
    feedback: feedbackHandlers(sandbox),
    join: agentApplicationHandlers(sandbox),
    uploads: uploadHandlers(sandbox),
    wallets: walletHandlers(sandbox),
    transfers: transferHandlers(sandbox),
    paymentPassword: paymentPasswordHandlers(sandbox),
    payout: payoutHandlers(sandbox),
    withdrawals: withdrawalHandlers(sandbox),
    profile: profileHandlers(sandbox),
    contacts: contactHandlers(sandbox),
    identity: identityHandlers(sandbox),
    devices: deviceHandlers(sandbox),
    agentTeam: agentTeamHandlers(sandbox),
    agentContracts: agentContractHandlers(sandbox),
    agentNews: agentNewsHandlers(sandbox),
    agentRegister: agentRegisterHandlers(sandbox),
    agentSalary: agentSalaryHandlers(sandbox),
    agentDividends: agentDividendHandlers(sandbox),
    agentIncome: agentIncomeHandlers(sandbox),
    agentRecords: agentRecordHandlers(sandbox),
  }
  const routeDomain = <Domain extends Record<string, AnyEndpoint>>(
    domain: Domain,
    served: Handlers<Domain>,
  ) => {
    for (const name in domain) route(app, sandbox, domain[name], served[name])
  }
  // The name is a type parameter, so that domain and handlers are known to belong together.
  const routeNamed = <Name extends keyof ContractHandlers>(name: Name, served: ContractHandlers[Name]) =>
    routeDomain(contract[name], served)
  for (const name of keysOf(contract)) routeNamed(name, handlers[name])
}
