import type { Hono } from 'hono'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { keysOf } from '#shared/domain/keys-of.ts'
import { agentApplicationHandlers } from '../agent-application/routes.ts'
import { agentIncomeHandlers } from '../agent-income/routes.ts'
import { agentRegisterHandlers } from '../agent-links/routes.ts'
import { agentNewsHandlers } from '../agent-news/routes.ts'
import { bonusHandlers } from '../bonuses/routes.ts'
import { chatHandlers } from '../chat/routes.ts'
import { contactHandlers } from '../contacts/routes.ts'
import { agentContractHandlers } from '../contracts/routes.ts'
import { cashierHandlers } from '../deposits/routes.ts'
import { deviceHandlers } from '../devices/routes.ts'
import { agentDividendHandlers } from '../dividends/routes.ts'
import { feedbackHandlers } from '../feedback/routes.ts'
import { gamesHandlers } from '../games/routes.ts'
import { identityHandlers } from '../identity/routes.ts'
import { limitHandlers } from '../limits/routes.ts'
import { lotteryHandlers } from '../lottery/routes.ts'
import { memberHandlers } from '../members/routes.ts'
import { sessionHandlers } from '../members/session-routes.ts'
import { messageHandlers } from '../messages/routes.ts'
import { missionHandlers } from '../missions/routes.ts'
import { paymentPasswordHandlers } from '../payment-password/routes.ts'
import { payoutHandlers } from '../payout/routes.ts'
import { pointHandlers } from '../points/routes.ts'
import { profileHandlers } from '../profile/routes.ts'
import { promotionHandlers } from '../promotions/routes.ts'
import { rankingHandlers } from '../rankings/routes.ts'
import { rebateHandlers } from '../rebates/routes.ts'
import { recordHandlers } from '../records/routes.ts'
import { referralHandlers } from '../referral/routes.ts'
import { rewardHandlers } from '../rewards/routes.ts'
import { agentSalaryHandlers } from '../salaries/routes.ts'
import type { Sandbox } from '../sandbox.ts'
import { statementHandlers } from '../statements/routes.ts'
import { systemHandlers } from '../system/routes.ts'
import { agentRecordHandlers } from '../team-records/routes.ts'
import { agentTeamHandlers } from '../teams/routes.ts'
import { transferHandlers } from '../transfers/routes.ts'
import { uploadHandlers } from '../uploads/routes.ts'
import { walletHandlers } from '../wallets/routes.ts'
import { withdrawalHandlers } from '../withdrawals/routes.ts'
import type { GatewayEnvironment } from './context.ts'
import type { Handlers } from './handlers.ts'
import { limitLoad } from './limit-load.ts'
import { route } from './route.ts'

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
