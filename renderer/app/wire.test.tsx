import { afterEach, expect, test } from 'vitest'
import { netDepositsQuery } from '#features/content/api/net-deposits-query.ts'
import { feedbackRules, sendFeedback } from '#features/content/api/use-feedback.ts'
import { roomsQuery } from '#features/lobby/api/use-rooms.ts'
import { lotteryQueries } from '#features/lottery/api/lottery-queries.ts'
import { pointQueries } from '#features/points/api/point-queries.ts'
import { convertOperation, redeemOperation } from '#features/points/api/trade-operations.ts'
import { promotionQueries } from '#features/promotions/api/promotion-queries.ts'
import { rankingQueries } from '#features/rankings/api/ranking-queries.ts'
import { missionQueries } from '#features/rewards/missions/use-missions.ts'
import { walletTransfer } from '#features/wallets/api/use-wallet-money.ts'
import { chatQueries } from '#lib/chat/chat-queries.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { createWebPlatform } from '#lib/platform/web/web-platform.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { gameQueries } from '#lib/queries/games-query.ts'
import { siteContentQueries } from '#lib/queries/site-content-query.ts'
import { systemQueries } from '#lib/queries/site-status-query.ts'
import { createSessionControl } from '#lib/session/session-control.ts'
import { samples } from '#lib/testing/samples.ts'
import { allEndpoints, contract } from '#shared/contract/endpoints/index.ts'
import { laterCalls } from './testing/later-calls.ts'
import {
  code,
  favourite,
  game,
  languageChoice,
  lottery,
  type Make,
  read,
  readPages,
  screen,
} from './testing/make-calls.tsx'

const games = (gateway: Gateway) => gameQueries(gateway, 'EN')
const lotteries = (gateway: Gateway) => lotteryQueries(gateway, 'EN')
const system = (gateway: Gateway) => systemQueries(gateway)
const late = (gateway: Gateway) => siteContentQueries(gateway)
const member = (gateway: Gateway) => memberQueries(gateway)
const own = (gateway: Gateway) => accountDetailsQueries(gateway, 1)

afterEach(() => chooseLanguage('EN'))

const paging = { pageNo: '1', pageSize: '15' }
const account = { username: 'bituin88', password: 'Palaro123', confirmPassword: 'Palaro123' }
const mobile = { countryDialingCode: '63', mobileNum: '9171234567' }
const register = { domain: location.host, registerMethod: 'WEB', login: true }
const favouriteGame = { nodeId: '1001', vendor: 'KD', gameType: 'RNG' }
const visit = {
  platform: 'W',
  device: 'WEB',
  language: 'EN',
  lobbyUrl: `${location.origin}/`,
  depositUrl: `${location.origin}/deposit`,
}
const lobby = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  device: 'WEB',
  backUrl: `${location.origin}/lott`,
  language: 'EN',
}

/** The calls of the specification's section 7 that the client makes, each as it must be sent. */
const calls: readonly (readonly [call: string, fields: object, make: Make])[] = [
  // Session and member
  [
    'POST /wps/session/login',
    { type: 'username', username: 'juan', password: 'Palaro123' },
    screen('login by username'),
  ],
  ['POST /wps/session/login', { type: 'sms', ...mobile, verificationCode: '123456' }, screen('login by SMS')],
  [
    'POST /wps/session/login/verification',
    { ticket: 'ticket-1', kind: 'bankAccountName' },
    screen('proof of a login from a new address'),
  ],
  ['POST /wps/verification/sms/login', { ticket: 'ticket-1' }, screen('code of such a proof')],
  [
    'POST /wps/session/firstLogin',
    {},
    screen('login by username', { token: 'token-1', firstTimeLogin: true }),
  ],
  [
    'POST /wps/session/login/freeplay',
    { platform: 'W', gatewayVersion: 3, os: expect.any(String), random: expect.any(String) },
    screen('free play'),
  ],
  [
    'DELETE /wps/session/logout',
    {},
    code(({ gateway, queryClient }) =>
      createSessionControl({
        platform: createWebPlatform(),
        gateway: () => gateway,
        queryClient,
        onExpired() {},
      }).signOut(),
    ),
  ],
  [
    'POST /wps/verification/sms/noLogin',
    { ...mobile, botToken: expect.any(String) },
    screen('code of a login'),
  ],
  [
    'POST /wps/verification/sms/noLogin',
    { ...mobile, purpose: 'password' },
    screen('code of a new password'),
  ],
  [
    'POST /wps/verification/sms/register',
    { countryDialingCode: '63', mobileNo: '9171234567' },
    screen('code of a registration'),
  ],
  ['POST /wps/verification/sms/register', { data: mobile }, screen('code of a registration by username')],
  [
    'GET /wps/relay/CBS_chatUrl',
    { b2c: '1', title: 'Palaro chat', language: 'EN', headerColor: '#1f1b3a' },
    read((gateway) => chatQueries(gateway).address('Palaro chat', 'EN')),
  ],
  ['GET /wps/relay/CBS_unreadCount', {}, read((gateway) => chatQueries(gateway).unread())],
  ['GET /wps/member/info', {}, read((gateway) => member(gateway).info())],
  ['GET /wps/member/info/icon', {}, read((gateway) => own(gateway).icon())],
  ['GET /wps/member/info/funds/consolidated', {}, read((gateway) => own(gateway).consolidated())],
  ['PUT /wps/member/register', { ...account, ...register }, screen('registration by username')],
  [
    'PUT /wps/member/register/mobile',
    { ...mobile, verificationCode: '123456', ...register },
    screen('registration by mobile'),
  ],
  [
    'POST /wps/member/password',
    { oldPassword: 'Palaro123', newPassword: 'Mabuhay8', confirmNewPassword: 'Mabuhay8' },
    screen('change of the password'),
  ],
  [
    'POST /wps/relay/MCS_passwordCheck',
    { password: 'Palaro123', purpose: 'password' },
    screen('password-check relay'),
  ],
  [
    'POST /wps/member/password/email',
    { username: 'juan', email: 'juan@mail.example' },
    screen('new password by email'),
  ],
  [
    'POST /wps/member/password/verification',
    { newPassword: 'Mabuhay8', ...mobile, verificationCode: '123456' },
    screen('new password by phone'),
  ],
  ['GET /wps/agent/affiliate', { code: 'ANA7', domain: location.host }, screen('affiliate check')],
  ['GET /wps/relay/AGT_agentCheck', {}, read((gateway) => member(gateway).agentCheck())],
  ['POST /wps/member/language', { language: 'TY' }, languageChoice],

  // System
  [
    'GET /wps/system/whitelabel',
    { platform: 'web', language: 'EN' },
    read((gateway) => system(gateway).whitelabel('EN')),
  ],
  ['GET /wps/system/setting', {}, read((gateway) => system(gateway).settings())],
  ['GET /wps/system/setting/register', {}, read((gateway) => late(gateway).registerRules())],
  [
    'GET /wps/system/permission',
    { host: 'palaro.example' },
    read((gateway) => system(gateway).permission('palaro.example')),
  ],
  [
    'GET /wps/system/status',
    { host: 'palaro.example' },
    code(async ({ gateway, queryClient, network }) => {
      network.answer(contract.system.permission, () => samples.permission)
      const permission = system(gateway).permission('palaro.example')
      await queryClient.fetchQuery(permission)
      await queryClient.refetchQueries({ queryKey: permission.queryKey })
    }),
  ],
  ['GET /wps/system/domainRoute', {}, read((gateway) => late(gateway).domainRoute())],
  [
    'GET /wps/system/helpCenter',
    { lang: 'EN', device: 'WEB' },
    read((gateway) => late(gateway).helpCenter('EN')),
  ],
  ['GET /wps/system/countryCodes', {}, read((gateway) => late(gateway).countryCodes())],
  ['GET /wps/captcha', {}, screen('captcha')],

  // Wallet
  ['GET /wps/v2/wallets/balance', {}, read((gateway) => member(gateway).balance())],
  ['GET /wps/relay/GCS_merchantWallet', {}, read((gateway) => own(gateway).merchantWallet())],
  [
    'POST /wps/relay/GCS_walletTransfer',
    { from: 'MAIN', to: 'KD', amount: '500.00' },
    code(({ gateway }) => walletTransfer.send(gateway, { from: 'MAIN', to: 'KD', amount: '500.00' })),
  ],

  // Games
  ['GET /lgw/games/game_menus', { language: 'EN' }, read((gateway) => games(gateway).menus())],
  [
    'GET /lgw/games/popular',
    { count: '20', prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB', language: 'EN' },
    read((gateway) => games(gateway).popular()),
  ],
  [
    'GET /wps/relay/GLS2_hotGames',
    { merchantCode: 'palaro', isPlatform: '2', platform: 'flash,html5-desktop', language: 'EN' },
    read((gateway) => games(gateway).hot()),
  ],
  [
    'GET /wps/relay/GLS2_gameList',
    {
      clientType: '3',
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'palaro',
      gameType: 'RNG',
      vassalage: 'JL',
      gameClassify: 'JP',
      gameName: 'bay',
      minBet: '0.05',
      minLineNum: '0',
      language: 'EN',
      ...paging,
    },
    readPages((gateway) =>
      games(gateway).list({
        gameType: 'RNG',
        vassalage: 'JL',
        gameClassify: 'JP',
        gameName: 'bay',
        minBet: '0.05',
      }),
    ),
  ],
  [
    'GET /wps/relay/GLS2_vendorList',
    { merchantCode: 'palaro', language: 'EN' },
    read((gateway) => games(gateway).vendors()),
  ],
  [
    'GET /wps/relay/GLS2_favoriteList',
    { gameType: 'RNG', ...paging },
    readPages((gateway) => games(gateway).favourites('RNG')),
  ],
  ['POST /wps/relay/GLS2_addFavorite', favouriteGame, favourite(true)],
  ['POST /wps/relay/GLS2_removeFavorite', favouriteGame, favourite(false)],
  [
    'GET /wps/relay/GLS2_recentGames',
    { clientType: '3', ...paging },
    readPages((gateway) => games(gateway).recent()),
  ],
  [
    'GET /wps/relay/GLS2_gameDetail',
    { vassalage: 'KD', nodeId: '1001' },
    read((gateway) => games(gateway).detail({ vassalage: 'KD', nodeId: '1001' })),
  ],
  [
    'GET /wps/relay/GLS2_subGameList',
    { vassalage: 'KD', nodeId: '1001' },
    read((gateway) => games(gateway).subGames('KD', '1001')),
  ],
  [
    'POST /wps/game/launchGame',
    {
      vassalage: 'KD',
      gameCode: 'KD-1001',
      gameType: 'RNG',
      ...visit,
    },
    game('/seamless?vendor=KD&gameCode=KD-1001&nodeId=1001'),
  ],
  [
    'POST /wps/relay/GLS2_launchRoom',
    { vassalage: 'KD', gameCode: 'KD-1001', roomId: 'KD-7', ...visit },
    game('/seamless?vendor=KD&nodeId=1001&room=KD-7'),
  ],
  ['POST /wps/relay/GLS2_launchFbSports', visit, game('/fbsports')],
  [
    'GET /wps/relay/GLS2_lobbyLaunch',
    { ...lobby, lottoPrizeMode: 'SEA', lottoGameCode: 'MB', lottoView: 'betting' },
    lottery('/lottery?gameCode=MB&vendor=TCG_SEA'),
  ],
  ['GET /wps/relay/GLS2_lobbyLaunch', { ...lobby, lottoView: 'lobby' }, lottery('/lottery')],

  [
    'GET /wps/relay/GLS2_roomList',
    { vassalage: 'KW', language: 'EN' },
    read((gateway) => roomsQuery(gateway, 'EN', 'KW')),
  ],

  // Lottery
  [
    'GET /lgw/vn/games/game_menu',
    { prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB' },
    read((gateway) => lotteries(gateway).menu()),
  ],
  [
    'GET /lgw/vn/games/game_menu/recent',
    { prizeMode: 'Lott,ZY,Elott,SEA', device: 'WEB' },
    read((gateway) => lotteries(gateway).recent()),
  ],
  [
    'GET /lgw/vn/numeros/opened/game',
    { gameCode: 'VN-1', count: '100' },
    read((gateway) => lotteries(gateway).opened('VN-1')),
  ],
  ['GET /lotto/lgw/games/opened/numero', { device: 'WEB' }, read((gateway) => lotteries(gateway).latest())],

  // Player info and promotions
  [
    'GET /wps/relay/MCS_announcements',
    { types: 'B,PL,PU,PR,H', platform: 'W', execution: 'B', language: 'EN' },
    read((gateway) => system(gateway).announcements('EN')),
  ],
  ['GET /wps/relay/MCS_playerAvatar', {}, read((gateway) => own(gateway).avatar())],
  ['GET /wps/relay/MCS_unreadMessageCount', {}, read((gateway) => member(gateway).unreadCount())],
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
  ['GET /wps/relay/PROMO_availableCount', {}, read((gateway) => member(gateway).promotionCount())],
  ['GET /wps/relay/PAY_netDeposits', {}, read(netDepositsQuery)],
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

test.each(calls.map(([call, fields, make], at) => [at + 1, call, fields, make] as const))(
  '[NET-06] call %i: %s goes out with its fields and constants',
  async (_, call, fields, make) => {
    const [method, path] = call.split(' ')
    const endpoint = allEndpoints.find((one) => one.method === method && one.path === path)
    if (!endpoint) throw new Error(`the contract has no ${call}`)
    const network = await make()
    await expect.poll(() => network.sent(endpoint)).toHaveLength(1)
    const [sent] = network.sent(endpoint)
    expect(sent?.body ?? Object.fromEntries(sent?.query ?? [])).toMatchObject(fields)
  },
)

test('[NET-06] every call whose path the specification gives is in the table', () => {
  const made = new Set(calls.map(([call]) => call))
  const missing = allEndpoints.filter(
    ({ source, method, path }) => source === 'spec' && !made.has(`${method} ${path}`),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})

test.each(laterCalls)('[NET-06] %s is in the table once it is declared', (_words, path, example) => {
  expect(path.test(`/wps/relay/${example}`)).toBe(true)
  const made = new Set(calls.map(([call]) => call))
  const fates = new Set(allEndpoints.flatMap(({ movesMoney }) => movesMoney?.fate.id ?? []))
  const declared = allEndpoints.filter((endpoint) => path.test(endpoint.path) && !fates.has(endpoint.id))
  expect(declared.filter(({ method, path: at }) => !made.has(`${method} ${at}`))).toEqual([])
})
