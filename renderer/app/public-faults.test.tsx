import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DepositDesk } from '#features/cashier/components/deposit-desk.tsx'
import { DownloadPage } from '#features/content/components/download-page.tsx'
import { HelpPage } from '#features/content/components/help-page.tsx'
import { OwnRow } from '#features/home/components/own-row.tsx'
import { ThemeRows } from '#features/home/components/theme-rows.tsx'
import { TopGames } from '#features/home/components/top-games.tsx'
import { LobbyPage } from '#features/lobby/components/lobby-page.tsx'
import { LotteryPage } from '#features/lottery/components/lottery-page.tsx'
import { NoticesPage } from '#features/notices/components/notices-page.tsx'
import { PointMallPage } from '#features/points/components/point-mall-page.tsx'
import { PromotionHighlights } from '#features/promotions/components/promotion-highlights.tsx'
import { PromotionPage } from '#features/promotions/components/promotion-page.tsx'
import { PromotionsPage } from '#features/promotions/components/promotions-page.tsx'
import { RankingPage } from '#features/rankings/components/ranking-page.tsx'
import { SportsPage } from '#features/sports/components/sports-page.tsx'
import { clearSessionStorage } from '#lib/storage/stored.ts'
import { faultAnswers } from '#lib/testing/fault-answers.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { cashier } from '#shared/contract/endpoints/cashier.ts'
import { featuredGames } from '#shared/contract/endpoints/featured-games.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { homeRows } from '#shared/contract/endpoints/home-rows.ts'
import { lottery } from '#shared/contract/endpoints/lottery.ts'
import { points } from '#shared/contract/endpoints/points.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { rankings } from '#shared/contract/endpoints/rankings.ts'
import { rooms } from '#shared/contract/endpoints/rooms.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { vendors } from '#shared/contract/endpoints/vendors.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }

type PublicScreen = {
  name: string
  path: string
  screen: ReactNode
  /** The read that the screen is made of. */
  call: Endpoint
  /** An answer to it that is fine and empty. */
  good: unknown
  /** What else has to be answered for the screen to make this call. */
  others?: readonly (readonly [Endpoint, unknown])[]
  signedIn?: true
}

const slots = {
  lanes: [
    {
      title: 'Slots',
      cards: [
        { vassalage: 'KD', displayName: 'Kidlat', smallIcon: '/v/KD.svg', gameType: 'RNG', gameCount: 9 },
      ],
    },
  ],
}
const noPage = { list: [], total: 0, totalPages: 0 }
const noNotices = { player: [], banners: [], popup: [], promotion: [] }
const noRanks = { list: [], players: 0, from: '2026-11-01', to: '2026-11-30' }

const screens: readonly PublicScreen[] = [
  { name: 'top games', path: '/', screen: <TopGames />, call: featuredGames.popular, good: { list: [] } },
  { name: 'the rows of home', path: '/', screen: <ThemeRows />, call: homeRows.rows, good: { rows: [] } },
  {
    name: 'a member’s own row',
    path: '/',
    screen: <OwnRow />,
    call: homeRows.ownRows,
    good: { rows: [] },
    signedIn: true,
  },
  {
    name: 'promotions on home',
    path: '/',
    screen: <PromotionHighlights />,
    call: promotions.list,
    good: { list: [] },
  },
  {
    name: 'a lobby',
    path: '/rng?type=all',
    screen: <LobbyPage />,
    call: games.list,
    good: noPage,
    others: [[vendors, slots]],
    signedIn: true,
  },
  {
    name: 'the bingo rooms',
    path: '/bingo',
    screen: <LobbyPage />,
    call: rooms,
    good: { list: [] },
    others: [[vendors, slots]],
  },
  { name: 'sports', path: '/sports', screen: <SportsPage />, call: vendors, good: { lanes: [] } },
  { name: 'the lottery', path: '/lottery', screen: <LotteryPage />, call: lottery.menu, good: { menus: [] } },
  {
    name: 'promotions',
    path: '/promotions',
    screen: <PromotionsPage />,
    call: promotions.list,
    good: { list: [] },
  },
  {
    name: 'a promotion',
    path: '/promoDetail?id=zalo',
    screen: <PromotionPage />,
    call: promotions.list,
    good: { list: [] },
  },
  {
    name: 'the points mall',
    path: '/pointMall',
    screen: <PointMallPage />,
    call: points.items,
    good: { list: [] },
  },
  {
    name: 'a ranking',
    path: '/bet-rank',
    screen: <RankingPage kind="bet" offered={[]} />,
    call: rankings.top,
    good: noRanks,
  },
  {
    name: 'notices',
    path: '/noticePage',
    screen: <NoticesPage />,
    call: system.announcements,
    good: noNotices,
  },
  { name: 'help', path: '/help', screen: <HelpPage />, call: system.helpCenter, good: { topics: [] } },
  {
    name: 'the download',
    path: '/down',
    screen: <DownloadPage />,
    call: system.routers,
    good: { domainList: [], resources: [] },
  },
  {
    name: 'the deposit',
    path: '/deposit',
    screen: <DepositDesk layout="page" />,
    call: cashier.depositChannels,
    good: { channels: [] },
    signedIn: true,
  },
]

const faults = Object.entries(faultAnswers).map(([kind, fault]) => ({ kind, ...fault }))
const texts: Record<string, string> = { ...en.fault }
/** What the person reads, as far as it is the same whatever the numbers in it are. */
const wordsOf = (key: string) => (texts[key] ?? en.fault.tooMany_other).split('{{')[0] ?? ''

beforeEach(async () => {
  await page.viewport(1280, 800)
  clearSessionStorage(() => false)
})

describe.each(screens)('[NET-05] $name', ({ path, screen, call, good, others = [], signedIn = false }) => {
  test.each(faults)('ends in a message after $kind, and loads when asked again', async ({ answer, key }) => {
    const network = fakeNetwork()
    network.answer(system.permission, () => samples.permission)
    for (const [endpoint, value] of others) network.answer(endpoint, () => value)
    network.answer(call, answer)
    const shown = await renderSite(screen, { path, signedIn, retryDelay: 0 })
    const alert = shown.getByRole('alert').filter({ hasText: wordsOf(key) })
    await expect.element(alert).toBeVisible()
    network.answer(call, () => good)
    await shown.getByRole('button', { name: 'Try again' }).first().click()
    await expect.element(alert).not.toBeInTheDocument()
  })
})
