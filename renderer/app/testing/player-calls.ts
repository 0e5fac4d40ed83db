import { netDepositsQuery } from '#features/content/api/net-deposits-query.ts'
import { feedbackRules, sendFeedback } from '#features/content/api/use-feedback.ts'
import { pointQueries } from '#features/points/api/point-queries.ts'
import { convertOperation, redeemOperation } from '#features/points/api/trade-operations.ts'
import { promotionQueries } from '#features/promotions/api/promotion-queries.ts'
import { raffleClaimOperation } from '#features/promotions/raffle/raffle-claim-operation.ts'
import { raffleQueries } from '#features/promotions/raffle/raffle-queries.ts'
import { drawInRaffle } from '#features/promotions/raffle/use-draw.ts'
import { rankingQueries } from '#features/rankings/api/ranking-queries.ts'
import { missionQueries } from '#features/rewards/missions/use-missions.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { recordQuery } from '#lib/records/record-query.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { code, read, type WireCall } from './make-calls.tsx'

const games = (gateway: Gateway) => gameQueries(gateway, 'EN')
const system = (gateway: Gateway) => systemQueries(gateway)
const late = (gateway: Gateway) => siteContentQueries(gateway)
const own = (gateway: Gateway) => accountDetailsQueries(gateway, 1)

/** The calls of the specification's section on player info and promotions, an agent's pay among them, each as it must be sent. */
export const playerCalls: readonly WireCall[] = [
  [
    'GET /wps/relay/MCS_announcements',
    { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'EN' },
    read((gateway) => system(gateway).announcements('EN')),
  ],
  ['GET /wps/relay/MCS_playerAvatar', {}, read((gateway) => own(gateway).avatar())],
  ['GET /wps/relay/MCS_unreadMessageCount', {}, read((gateway) => standingQueries(gateway).unreadCount())],
  [
    'GET /wps/relay/MCS_rankList',
    { gameCategory: 'ALL', language: 'EN', limitNum: '20' },
    read((gateway) => games(gateway).winners()),
  ],
  ['GET /wps/relay/MCS_routers', { language: 'EN' }, read((gateway) => late(gateway).routers('EN'))],
  [
    'GET /wps/relay/PROMO_list',
    { language: 'EN', platform: 'web' },
    read((gateway) => promotionQueries(gateway, 'EN').list()),
  ],
  [
    'GET /wps/relay/PROMO_states',
    { platform: 'web' },
    read((gateway) => promotionQueries(gateway, 'EN').states()),
  ],
  [
    'GET /wps/relay/PROMO_raffle',
    { promotionId: 'parol' },
    read((gateway) => raffleQueries(gateway, 'parol').raffle()),
  ],
  [
    'GET /wps/relay/PROMO_raffleDraws',
    { promotionId: 'parol' },
    read((gateway) => raffleQueries(gateway, 'parol').draws()),
  ],
  [
    'POST /wps/relay/PROMO_raffleDraw',
    { promotionId: 'parol', number: 3, parol: 5 },
    code(({ gateway }) => drawInRaffle(gateway, { promotionId: 'parol', number: 3, parol: 5 })),
  ],
  [
    'POST /wps/relay/PROMO_raffleClaim',
    { promotionId: 'parol', number: 3 },
    code(({ gateway }) => raffleClaimOperation.send(gateway, { promotionId: 'parol', number: 3 })),
  ],
  ['GET /wps/relay/PROMO_availableCount', {}, read((gateway) => memberQueries(gateway).promotionCount())],
  ['GET /wps/relay/PAY_netDeposits', {}, read(netDepositsQuery)],
  [
    'GET /wps/relay/MCS_accountEntries',
    { from: '1', to: '2', pageNo: '3', pageSize: '10', language: 'EN' },
    read((gateway) =>
      recordQuery(gateway, contract.statements.entries, {
        from: 1,
        to: 2,
        pageNo: 3,
        pageSize: 10,
        language: 'EN',
      }),
    ),
  ],
  ['GET /wps/relay/MCS_pointItems', { language: 'EN' }, read((gateway) => pointQueries(gateway).items('EN'))],
  ['GET /wps/relay/MCS_pointBalance', {}, read((gateway) => pointQueries(gateway).balance())],
  ['GET /wps/relay/MCS_pointConfig', {}, read((gateway) => pointQueries(gateway).convertRule())],
  [
    'GET /wps/relay/MCS_pointRedeemedList',
    { state: 'inProcess', pageNo: '2', pageSize: '10', language: 'EN' },
    read((gateway) => pointQueries(gateway).orders({ state: 'inProcess', page: 2 }, 'EN')),
  ],
  [
    'POST /wps/relay/MCS_pointRedeem',
    { itemId: '301', quantity: 1, checkToken: 'pc' },
    code(({ gateway }) => redeemOperation.send(gateway, { itemId: '301', quantity: 1, checkToken: 'pc' })),
  ],
  [
    'POST /wps/relay/MCS_pointConvert',
    { points: 1000, checkToken: 'pc' },
    code(({ gateway }) => convertOperation.send(gateway, { points: 1000, checkToken: 'pc' })),
  ],
  [
    'GET /wps/relay/MCS_missionSummary',
    { language: 'EN' },
    read((gateway) => missionQueries(gateway).summary('EN')),
  ],
  [
    'GET /wps/relay/MCS_missionLeaderboard',
    { week: 'last' },
    read((gateway) => missionQueries(gateway).leaderboard('last')),
  ],
  [
    'GET /wps/relay/AGT_dividendRequests',
    { pageNo: '1', pageSize: '5' },
    read((gateway) => recordQuery(gateway, contract.agentDividends.requests, { pageNo: 1, pageSize: 5 })),
  ],
  [
    'GET /wps/relay/AGT_dailySalary',
    {},
    read((gateway) => endpointQuery(gateway, contract.agentSalary.daily, {})),
  ],
  [
    'POST /wps/relay/AGT_hourlyContractSalary',
    {},
    read((gateway) => endpointQuery(gateway, contract.agentSalary.hourly, {})),
  ],
  [
    'POST /wps/relay/AGT_realTimeContractSalary',
    {},
    read((gateway) => endpointQuery(gateway, contract.agentSalary.realtime, {})),
  ],
  [
    'GET /wps/relay/MCS_rankTop',
    { kind: 'bet', period: 'month' },
    read((gateway) => rankingQueries(gateway).top('bet', 'month')),
  ],
  [
    'GET /wps/relay/MCS_rankOwn',
    { kind: 'deposit', period: 'today' },
    read((gateway) => rankingQueries(gateway).own('deposit', 'today')),
  ],
  ['GET /wps/feedback', {}, read(feedbackRules)],
  [
    'PUT /wps/feedback',
    { kind: 'problem', content: 'It did not spin', requestKey: 'key-1', username: 'bituin88' },
    code(({ gateway }) =>
      sendFeedback(
        gateway,
        { kind: 'problem', content: ' It did not spin ', contact: ' ', pictures: [], key: 'key-1' },
        'bituin88',
      ),
    ),
  ],
]
