import { describe, expect, test } from 'vitest'
import { allEndpoints } from './endpoints/index.ts'

/**
 * The specification's sentence on which calls need a session, in its own words and written by hand. It must not be
 * derived from the declarations that it is compared with.
 */
const required: [words: string, ids: string[]][] = [
  ['member info', ['member.info']],
  ['avatar', ['member.avatar']],
  ['password change', ['member.changePassword', 'member.passwordCheck']],
  ['icon', ['member.icon']],
  ['balance', ['member.balance']],
  ['logout', ['session.logout']],
  ['game list', ['games.list']],
  ['favourites', ['games.favourites', 'games.addFavourite', 'games.removeFavourite']],
  ['recent games', ['games.recent', 'lottery.recent']],
  ['points', ['points.balance']],
  ['unread count', ['member.unreadCount', 'chat.unread']],
  ['consolidated funds', ['member.consolidated']],
  ['merchant wallet', ['member.merchantWallet']],
  ['game launch', ['games.launch', 'games.roomLaunch', 'games.fbSportsLaunch', 'games.lobbyLaunch']],
]

const notRequired: [words: string, ids: string[]][] = [
  ['login', ['session.login', 'session.verifyLogin']],
  ['SMS code', ['session.loginSms', 'session.registerSms', 'session.verifySms']],
  ['white-label menu', ['system.whitelabel']],
  ['register', ['member.register', 'member.registerMobile', 'system.registerRules']],
  ['affiliate', ['member.affiliate']],
  ['forgot password', ['member.forgotByEmail', 'member.resetByPhone']],
  ['free play', ['session.freePlay']],
  ['captcha', ['system.captcha']],
  ['system status', ['system.status', 'system.permission']],
  ['domain routes', ['system.domainRoute']],
  ['feedback', ['feedback.send', 'feedback.rules']],
  ['announcements', ['system.announcements']],
  ['hot games', ['games.hot']],
  ['popular games', ['games.popular']],
  ['help centre', ['system.helpCenter']],
  ['winner board', ['games.winners']],
]

/** Calls known only by their paths, so that each is compared with the specification as soon as it is declared. */
const requiredPaths: [words: string, path: RegExp][] = [
  ['wallet transfer', /walletTransfer/i],
  ['redeem and convert points', /point\w*(redeem|convert)|(redeem|convert)\w*point/i],
  ['dividend', /dividend/i],
  ['daily salary', /dailySalary/i],
  ['hourly salary', /hourly\w*Salary/i],
  ['real-time salary contract', /real_?time\w*Salary/i],
  ['missions', /(?<!per)mission/i],
  ['raffle claim', /raffle\w*claim|claim\w*raffle/i],
]

const authOf = (id: string) => allEndpoints.find((declared) => declared.id === id)?.auth
const rows = (table: [words: string, ids: string[]][]) =>
  table.flatMap(([words, ids]) => ids.map((id) => [words, id] as const))

describe('[GRD-04] which calls need a token, as the specification says', () => {
  test.each(rows(required))('%s: %s needs a token', (_words, id) => {
    expect(authOf(id)).toBe('required')
  })

  test.each(rows(notRequired))('%s: %s needs no token', (_words, id) => {
    expect(authOf(id)).toBe('none')
  })

  test.each(requiredPaths)('every declared call under this path needs a token: %s', (_words, path) => {
    const open = allEndpoints.filter((declared) => path.test(declared.path) && declared.auth === 'none')
    expect(open.map(({ id }) => id)).toEqual([])
  })
})

test('[GRD-04] the paths of calls that are still to come are known by the names that gateways give them', () => {
  const names = [
    'GCS_walletTransfer',
    'MCS_pointRedeem',
    'MCS_convertPoints',
    'AGT_dividendRequest',
    'AGT_dailySalary',
    'AGT_hourlyContractSalary',
    'AGT_realTimeContractSalary',
    'MCS_missionSummary',
    'PROMO_raffleClaim',
  ]
  const unknown = names.filter((name) => !requiredPaths.some(([, path]) => path.test(`/wps/relay/${name}`)))
  expect(unknown).toEqual([])
})
