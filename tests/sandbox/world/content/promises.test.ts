import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { largestBonusBet } from '#sandbox/operator/bonuses/bonus-money.ts'
import { channels } from '#sandbox/operator/deposits/channels.ts'
import { depositBonuses } from '#sandbox/operator/deposits/deposit-bonuses.ts'
import { depositTakes, reviewTakes } from '#sandbox/operator/deposits/settle-deposits.ts'
import { identityTakes } from '#sandbox/operator/identity/identity-checks.ts'
import { raiseWait } from '#sandbox/operator/limits/play-limits.ts'
import { formOf, periodOf } from '#sandbox/operator/lottery/forms.ts'
import { welcomeCredit } from '#sandbox/operator/members/register.ts'
import { prizes as leaderboardPrizes } from '#sandbox/operator/missions/leaderboard.ts'
import { missionRules } from '#sandbox/operator/missions/mission-list.ts'
import { happyHour } from '#sandbox/operator/points/happy-hour.ts'
import { pointItems } from '#sandbox/operator/points/point-items.ts'
import { betsPerPoint } from '#sandbox/operator/points/points.ts'
import { promotions } from '#sandbox/operator/promotions/promotions.ts'
import { weeklyRules } from '#sandbox/operator/promotions/weekly-rules.ts'
import {
  betsPerDraw,
  claimableFor,
  drawsInAll,
  parols,
  prizeTurnover as raffleTurnover,
} from '#sandbox/operator/raffle/rules.ts'
import { prizeOf, prizePool, prizeTurnover } from '#sandbox/operator/rankings/prizes.ts'
import { referralRates } from '#sandbox/operator/referral/rules.ts'
import { password, username } from '#sandbox/operator/settings/register-rules.ts'
import { idleDays } from '#sandbox/operator/teams/downlines.ts'
import { checkTakes, payingTakes } from '#sandbox/operator/withdrawals/settle-withdrawals.ts'
import brand from '../../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { featuredGames } from '../games/featured-games.ts'
import { vendorPlans } from '../games/vendors.ts'
import { dayLength } from '../market/merchant-zone.ts'
import { servedLanguages } from '../texts/language.ts'
import { notices } from './notices.ts'
import { resourcesIn } from './resources.ts'
import { figuresIn, type Said, textsIn, textsOf, wordsOf } from './said.ts'

/** All content: what is written once and shown to people. A file that is added here or there is walked by itself. */
const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  [
    './*.ts',
    '!./*.test.ts',
    '../../entry/pages/support-texts.ts',
    '../../operator/agent-news/announcements.ts',
    '../../operator/deposits/{channels,deposit-bonuses}.ts',
    '../../operator/games/row-words.ts',
    '../../operator/messages/kinds.ts',
    '../../operator/missions/mission-list.ts',
    '../../operator/points/point-items.ts',
    '../../operator/promotions/{promotions,promotion-rules,weekly-rules}.ts',
    '../../operator/raffle/messages.ts',
  ],
  { eager: true },
)

/** The brand's own texts, which the site shows in place of its own. */
const brandTexts = import.meta.glob<object>('../../../../resources/brand/palaro/texts/*.json', {
  eager: true,
  import: 'default',
})

/** The promotions first: news and banners that say the same as one are that one's. */
const said = Object.entries(modules)
  .toSorted(([a], [b]) => Number(b.endsWith('/promotions.ts')) - Number(a.endsWith('/promotions.ts')))
  .flatMap(([, exported]) => Object.entries(exported).flatMap(([name, value]) => textsIn(value, name)))
  .concat(textsOf(brandTexts, 'brand'))
const promised = [
  ...new Map(said.toReversed().map((one) => [wordsOf(one.text.EN), one])).values(),
].toReversed()

const minute = 60_000
const pesos = (minor: number | null): number => (minor ?? 0) / 100
/** A time within which something is said to happen, in minutes; only while it takes no longer. */
function within(minutes: number, takes: number): number {
  expect(takes).toBeLessThanOrEqual(minutes * minute)
  return minutes
}
const hours = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`

/** What keeps texts, by the beginning of their names: the figures of a rule, and the test that sees it done. */
type Kept = { readonly figures?: readonly (number | string)[]; readonly by?: string }

const byPromotion = 'operator/promotions/kept.test.ts › brings what it says'
const ofWeek = (id: string): Kept => {
  const rule = weeklyRules.find((one) => one.id === id)
  expect(rule).toBeDefined()
  const steps = rule?.steps.flatMap(({ least, share }) => [pesos(least), share / 100]) ?? []
  // The last minute of the hours, and noon, before which it is credited as the clock is looked at.
  const times = [hours(rule?.from ?? 0), hours(rule?.to ?? 0), '23:59', '12:00']
  return { figures: [...steps, ...times, pesos(rule?.most ?? 0), rule?.turnover ?? 0], by: byPromotion }
}
const ofDeposit = (id: string): Kept => {
  const bonus = depositBonuses.find((one) => one.id === id)
  expect(bonus).toBeDefined()
  const { percent = 0, most = 0, min = 0, turnover = 0 } = bonus ?? {}
  return { figures: [percent, pesos(most), pesos(min), turnover], by: byPromotion }
}
const applied = (id: string): number[] => {
  const {
    amount = 0,
    pointsUpTo = 0,
    turnover,
    perWeek,
  } = promotions.find((one) => one.id === id)?.apply ?? {}
  return [pesos(amount), pointsUpTo, turnover ?? 0, perWeek ?? 0]
}
const byBonusMoney = 'operator/bonuses/bonus-money.test.ts › is ₱500.00 at most'
const byPoints = 'operator/points/points.test.ts › a point comes with every hundred pesos'
const byLimits = 'operator/limits/limits.test.ts › a first and a lower one apply at once'
const byRates = 'operator/teams/routes.test.ts › is set from the next midnight on'
const byJackpots = 'operator/ledger/jackpots.test.ts › which grows with every bet'
const raffle: Kept = {
  figures: [pesos(betsPerDraw), drawsInAll, claimableFor / dayLength, raffleTurnover],
  by: byPromotion,
}
const places = Array.from({ length: 100 }, (_, index) => prizeOf('bet', 'lastMonth', index + 1)).filter(
  (prize) => prize !== null,
)
const gcash = channels.find(({ id }) => id === 'gcash')
const free: Kept = {
  figures: [pesos(gcash?.max ?? 0), pesos(gcash?.min ?? 0), within(1, depositTakes), gcash?.fee ?? -1],
  by: 'world/content/figures.test.ts › without a fee',
}
const salon = featuredGames.find(({ name }) => name === 'Amihan Salon')
const least = (name: string) => featuredGames.find((game) => game.name === name)?.min ?? 0
const apps = resourcesIn('EN', 0).flatMap((resource) => ('size' in resource ? [resource] : []))

const kept: Readonly<Record<string, Kept>> = {
  ...Object.fromEntries(weeklyRules.map(({ id }) => [`promotions.${id}`, ofWeek(id)])),
  ...Object.fromEntries(weeklyRules.map(({ id }) => [`promotionPaid.${id}`, ofWeek(id)])),
  ...Object.fromEntries(weeklyRules.map((rule) => [`weeklyRules.${rule.id}`, ofWeek(rule.id)])),
  'promotions.first': ofDeposit('first'),
  'promotions.reload': ofDeposit('reload'),
  'promotions.race': {
    figures: [places.length, ...places.map(pesos), pesos(prizePool('bet')), prizeTurnover],
    by: byPromotion,
  },
  'promotions.friend': { figures: referralRates.map((rate) => rate / 100), by: byPromotion },
  'promotions.parol': raffle,
  'promotions.fish': {
    figures: [happyHour.times, hours(happyHour.from), hours(happyHour.to)],
    by: byPromotion,
  },
  'promotions.app': { figures: applied('app'), by: byPromotion },
  'promotions.share': { figures: applied('share'), by: byPromotion },
  'promotions.zalo': { figures: [...applied('zalo'), 1000], by: byPromotion },
  promotionPaid: { by: byPromotion },
  promotionRules: { figures: [pesos(largestBonusBet), 1], by: byBonusMoney },
  depositBonuses: { figures: depositBonuses.map(({ percent }) => percent), by: byPromotion },
  'banners.The bay is open': { by: 'operator/deposits/deposits.test.ts › is confirmed, and is credited' },
  'banners.Golden Carabao': { by: byJackpots },
  'banners.Bulkan Fury': { by: byJackpots },
  'notices.Jackpot': { by: byJackpots },
  'banners.100% up to': ofDeposit('first'),
  'banners.Palaro on your phone': {
    figures: [Math.min(...apps.map(({ size }) => (size ?? 0) / 2 ** 20))],
  },
  'banners.Fishing happy hour': {
    figures: [happyHour.times, hours(happyHour.from), hours(happyHour.to)],
    by: byPromotion,
  },
  'banners.Amihan Baccarat A': { figures: [least('Amihan Baccarat A')] },
  'banners.Color Game Live': { figures: [least('Color Game Live')] },
  'banners.Bayan Lotto 6/49': { figures: [6, 49, periodOf(formOf('lottery-649')) / minute] },
  'banners.Parol': raffle,
  'banners.Start with': {
    figures: [pesos(welcomeCredit)],
    by: 'operator/members/register.test.ts › finds a thousand pesos',
  },
  'banners.Deposit top 20': { figures: [places.length] },
  'banners.Bet top 20': { figures: [places.length] },
  'notices.No fees on GCash deposits': free,
  'notices.Three new tables': {
    figures: [salon?.subGames?.filter((name) => !name.endsWith('VIP')).length ?? 0, salon?.min ?? 0],
  },
  'notices.Palaro 4.2': { figures: apps.map(({ version = '' }) => Number.parseFloat(version)) },
  'notices.Set a limit': {
    figures: [raiseWait / dayLength],
    by: byLimits,
  },
  'notices.Week ': { figures: [1, 2, 3, 4, 5, 6, leaderboardPrizes.length] },
  'announcements.gcash': free,
  'announcements.rebate': {
    figures: ['00:00'],
    by: 'operator/teams/settle-commissions.test.ts › each day is paid once, at its end',
  },
  'announcements.rates': { figures: ['00:00'], by: byRates },
  'announcements.active': { figures: [idleDays] },
  'messageKinds.freeDeposits': free,
  messageKinds: { figures: ['00:00'], by: byRates },
  ...Object.fromEntries(
    missionRules.map(({ id, counts, target }) => [
      `missionRules.${id}`,
      {
        figures: [counts === 'bets' ? pesos(target) : target],
        by: 'operator/missions/missions.test.ts › pays once, as a bonus with turnover',
      },
    ]),
  ),
  'factValues.underMinute': { figures: [within(1, depositTakes)] },
  'factValues.quarterHour': { figures: [within(15, checkTakes + payingTakes)] },
  'factValues.pointPerHundred': { figures: [1, pesos(betsPerPoint)], by: byPoints },
  'factValues.never': { by: byPoints },
  'questions.register': { figures: [1, 2] },
  'questions.deposit': { figures: [within(1, depositTakes), within(60, depositTakes + reviewTakes)] },
  'questions.withdraw': { figures: [within(15, checkTakes + payingTakes)] },
  // Worked out: 100 pesos, twelve times.
  'questions.bonus': {
    figures: [100, 12, 100 * 12],
    by: 'operator/deposits/deposits.test.ts › each has its own turnover',
  },
  'questions.points': { by: byPoints },
  'helpTopics.about': { figures: [vendorPlans.length] },
  'helpTopics.register': {
    figures: [username, password].flatMap(({ minLength, maxLength }) => [minLength, maxLength]),
  },
  'helpTopics.deposit': {
    figures: [pesos(Math.min(...channels.map(({ min }) => min))), within(10, depositTakes)],
  },
  'helpTopics.withdraw': { figures: [within(15, checkTakes + payingTakes)] },
  'helpTopics.bonus': { figures: [pesos(largestBonusBet)], by: byBonusMoney },
  'helpTopics.term': { figures: [brand.minimumAge, 1], by: byLimits },
  'helpTopics.responsible-gaming': { by: 'operator/limits/exclusion-payout.test.ts › pays all of it out' },
  'helpTopics.points': { by: byPoints },
  'helpTopics.contact': { figures: [24, 7] },
  'supportTexts.lead': { figures: [24, 7] },
  raffleMessages: raffle,
  brand: { figures: [24, 7] },
  'brand.account.identity': { figures: [within(10, identityTakes)] },
  'brand.promotions.raffle': { figures: [parols] },
  'brand.ranking': { by: 'operator/rankings/rankings.test.ts › paid, once, for decided bets' },
  'brand.rewards.centre': {
    figures: ['00:00'],
    by: 'operator/rewards/rewards.test.ts › ends at midnight in Manila',
  },
  'brand.sections.steps': { figures: [within(1, depositTakes)] },
}

/** Names of things and systems, whose figures promise nothing of the operator. */
const names = [
  'pointItems',
  'resources',
  'promotions.mall',
  'promotions.fiesta',
  'brand.cashier.fault',
  'brand.titles.description.pvp',
]
/** Words that promise something without a figure. */
const promising =
  /credited?\b|automatic|\bdouble|sign-up|expire|(?<!service )at once|as soon as|grows with|\b(in|within|takes) an? /i

const ruleOf = ({ at }: Said): Kept | undefined => {
  const beginning = Object.keys(kept)
    .filter((key) => at.startsWith(key))
    .toSorted((a, b) => b.length - a.length)[0]
  return beginning === undefined ? undefined : kept[beginning]
}
const isName = ({ at }: Said) => names.some((name) => at.startsWith(name))

test.each(servedLanguages)(
  '[PRO-01][NOT-03] in %s every figure of the content is one of a rule',
  (language) => {
    const wrong = promised
      .filter((one) => !isName(one))
      .flatMap((one) => {
        const figures = ruleOf(one)?.figures ?? []
        const others = figuresIn(one.text[language], language).filter((figure) => !figures.includes(figure))
        return others.length > 0
          ? [`${one.at}: ${others.join(', ')} in “${wordsOf(one.text[language])}”`]
          : []
      })
    expect(wrong).toEqual([])
  },
)

test('[PRO-01][NOT-03] every sentence that promises something is kept by a rule or seen by a test', () => {
  const loose = promised
    .filter((one) => !isName(one) && promising.test(wordsOf(one.text.EN)) && !ruleOf(one))
    .map(({ at, text }) => `${at}: ${wordsOf(text.EN)}`)
  expect(loose).toEqual([])
})

test.each([...new Set(Object.values(kept).flatMap(({ by }) => by ?? []))])('the test exists: %s', (by) => {
  const [file = '', title = ''] = by.split(' › ')
  const path = resolve(import.meta.dirname, '../..', file)
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain(title)
})

test('no rule is kept for a text that isn’t there any more', () => {
  const unused = Object.keys(kept).filter((key) => !said.some(({ at }) => at.startsWith(key)))
  expect(unused).toEqual([])
})

test('[HOM-04] the brand claims no more games and studios than there are', () => {
  const games = vendorPlans.flatMap((vendor) => Object.values(vendor.games))
  expect(brand.claims.games).toBeLessThanOrEqual(games.reduce((sum, count) => sum + count, 0))
  expect(brand.claims.studios).toBe(vendorPlans.length)
})

test('[NOT-03] a studio’s notice leads to that studio, and a bonus of the points mall is worth its name', () => {
  const codes = notices.flatMap(({ link }) => /vassalage=(\w+)/.exec(link?.path ?? '')?.[1] ?? [])
  expect(codes.length).toBeGreaterThan(0)
  for (const code of codes) expect(vendorPlans.map((vendor) => vendor.code)).toContain(code)
  for (const { worth, name } of pointItems.filter(({ kind }) => kind === 'bonus'))
    expect(figuresIn(name.EN, 'EN')).toEqual([pesos(worth)])
})
