import type { Hono } from 'hono'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import type { GatewayEnvironment } from '../gateway/context.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { limitLoad } from '../gateway/limit-load.ts'
import { route } from '../gateway/route.ts'
import type { Sandbox } from '../sandbox.ts'
import { cashierHandlers } from './cashier.ts'
import { chatHandlers } from './chat.ts'
import { feedbackHandlers } from './feedback.ts'
import { gamesHandlers } from './games.ts'
import { limitHandlers } from './limits.ts'
import { lotteryHandlers } from './lottery.ts'
import { memberHandlers } from './member.ts'
import { pointHandlers } from './points.ts'
import { promotionHandlers } from './promotions.ts'
import { rankingHandlers } from './rankings.ts'
import { recordHandlers } from './records.ts'
import { sessionHandlers } from './session.ts'
import { systemHandlers } from './system.ts'
import { uploadHandlers } from './uploads.ts'

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
    points: pointHandlers(sandbox),
    rankings: rankingHandlers(sandbox),
    records: recordHandlers(sandbox),
    limits: limitHandlers(sandbox),
    feedback: feedbackHandlers(sandbox),
    uploads: uploadHandlers(sandbox),
  }
  const routeDomain = <Domain extends Record<string, AnyEndpoint>>(
    domain: Domain,
    served: Handlers<Domain>,
  ) => {
    for (const name in domain) route(app, sandbox, domain[name], served[name])
  }
  routeDomain(contract.system, handlers.system)
  routeDomain(contract.session, handlers.session)
  routeDomain(contract.member, handlers.member)
  routeDomain(contract.games, handlers.games)
  routeDomain(contract.lottery, handlers.lottery)
  routeDomain(contract.promotions, handlers.promotions)
  routeDomain(contract.cashier, handlers.cashier)
  routeDomain(contract.chat, handlers.chat)
  routeDomain(contract.points, handlers.points)
  routeDomain(contract.rankings, handlers.rankings)
  routeDomain(contract.records, handlers.records)
  routeDomain(contract.limits, handlers.limits)
  routeDomain(contract.feedback, handlers.feedback)
  routeDomain(contract.uploads, handlers.uploads)
}
