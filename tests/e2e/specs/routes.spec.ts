import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

const metaOf = (page: Page, key: string) =>
  page.locator(`head meta[name="${key}"], head meta[property="${key}"]`)
const canonicalOf = (page: Page) => page.locator('head link[rel="canonical"]')

/** Paths and the window title of their screens, without the brand. */
const screens = [
  ['/noticePage', 'Notices'],
  ['/pointMall', 'Points mall'],
  ['/deposit-rank', 'Top 20 deposits'],
  ['/bet-rank', 'Top 20 bets'],
  ['/fish', 'Fishing games'],
  ['/live', 'Live casino with real dealers'],
  ['/bingo', 'Bingo rooms'],
  ['/sports', 'Sports betting'],
  ['/lottery', 'Lottery: draws and numbers'],
  ['/promotions', 'Promotions and bonuses'],
  ['/jili', 'Slots by Kidlat'],
  ['/feedback', 'Feedback'],
  ['/down', 'Get the Android and iPhone app'],
  ['/download', 'Get the Android and iPhone app'],
  ['/join', 'Become an agent'],
] as const

test('[RT-01, RT-03, RT-04, RT-05, RT-13, RT-20] every address is a screen with a title and a description of its own, and all of home are home', async ({
  page,
  site,
}) => {
  const descriptions = new Set<string | null>()
  const titles = new Map<string, string>(screens)
  await site.tour([...titles.keys()], async (path) => {
    const title = titles.get(path)
    await expect(page, path).toHaveTitle(`${title} · Palaro`)
    await expect(site.main.getByRole('heading', { level: 1 }), path).toBeAttached()
    await expect(page.getByText('Page not found')).toHaveCount(0)
    descriptions.add(await metaOf(page, 'description').getAttribute('content'))
  })
  // The two paths of the download are one screen.
  expect(descriptions.size).toBe(screens.length - 1)

  for (const path of ['/index', '/index.html', '/home', '/']) {
    await site.follow(path)
    await expect(page, path).toHaveTitle('Palaro: slots, live casino, sports and fishing')
    await expect(site.header, path).toBeVisible()
    await expect(site.main.getByRole('heading', { name: 'Top games tonight' }), path).toBeVisible()
    await expect(site.main.getByRole('region', { name: 'Highlights' }), path).toBeVisible()
    await expect(site.rail('Customer service'), path).toBeVisible()
  }
  await site.toFoot()
})

test('[RT-20, RT-21] the head follows the page and the language, and is there before any script; an unknown path has a way back', async ({
  page,
  site,
  baseURL,
}) => {
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(/<meta name="description" content="Slots, live casino[^"]+"/)
  expect(html).toContain('property="og:image" content="/social.png"')
  expect((await page.request.get('/social.png')).headers()['content-type']).toBe('image/png')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('User-agent: *')

  await page.goto('/rng?vassalage=PP&token=secret#x')
  await expect(page).toHaveTitle('Slots: jackpots and new games · Palaro')
  await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}/rng`)
  const social = {
    'og:title': 'Slots: jackpots and new games · Palaro',
    'og:type': 'website',
    'og:url': `${baseURL}/rng`,
    'og:image': `${baseURL}/social.png`,
    'og:site_name': 'Palaro',
    'og:locale': 'en_PH',
  }
  for (const [key, content] of Object.entries(social))
    await expect(metaOf(page, key), key).toHaveAttribute('content', content)
  const others = await metaOf(page, 'og:locale:alternate').evaluateAll((metas) =>
    metas.map((meta) => meta.getAttribute('content')),
  )
  expect(others).toEqual(expect.arrayContaining(['fil_PH', 'zh_CN', 'vi_VN', 'ja_JP', 'th_TH']))
  expect(others).not.toContain('en_PH')
  await expect(metaOf(page, 'robots')).toHaveCount(0)

  await site.follow('/no/such/page')
  await expect(metaOf(page, 'robots')).toHaveAttribute('content', 'noindex')
  await expect(site.nav).toBeVisible()
  await site.main.getByRole('link', { name: /home/i }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect(metaOf(page, 'robots')).toHaveCount(0)
  await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}/`)

  await site.follow('/rng')
  await site.header.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(page).toHaveTitle('Slots: mga jackpot at bagong laro · Palaro')
  await expect(metaOf(page, 'og:locale')).toHaveAttribute('content', 'fil_PH')
  await expect(metaOf(page, 'description')).toHaveAttribute('content', /^Online slots mula/)
})

const nonsense = [
  '/?games=%00&x[]=1',
  '/rng?page=%3Cscript%3E&vassalage=%F0%9F%8E%B0&minBet=-1&type=constructor',
  '/games?games=..%2F..%2Fdeposit&type=vassalage&vassalage=',
  '/sports?vassalage=__proto__',
  '/esports?vassalage=%E2%80%8B',
  '/lottery?gameCode=%27%3B--&vendor=NOBODY&playType=%00',
  '/promoDetail?id=%3Cimg%20src%3Dx%3E',
  '/promoDetail',
  '/promotions?type=zzz',
  '/noticePage?page=-5&id=1e99',
  '/deposit-rank?period=yesterday',
  '/pointMall?tab=%5B%5D',
  '/down?app=zzz',
  '/help?search=%E2%80%AE#%E0%A4%A',
  `/register?referralCode=${'x'.repeat(300)}`,
]

test('[RT-21] query parameters that mean nothing are met calmly', { tag: '@full' }, async ({
  page,
  site,
}) => {
  await site.tour(nonsense, async (address) => {
    await expect(site.main.getByRole('heading').first(), address).toBeAttached()
    await expect(page.getByText('This part didn’t load'), address).toHaveCount(0)
    await expect(page.getByText('[object'), address).toHaveCount(0)
  })
})
