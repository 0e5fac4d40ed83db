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

test('[RT-03, RT-04, RT-05, RT-13, RT-20] every address is a screen with a title and a description of its own', async ({
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
})

test('[RT-13] /join leads to the registration and takes an application, and /login leads to the login', async ({
  page,
  site,
}) => {
  await page.goto('/join')
  await site.main.getByRole('button', { name: 'Create account' }).click()
  await expect(site.dialog('Register')).toBeVisible()
  await site.dialog('Register').getByRole('button', { name: 'Close' }).click()

  const form = site.main.getByRole('form', { name: 'Apply' })
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused()
  await expect(form.getByText('Enter your mobile number.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Full name' }).fill('Juan Dela Cruz')
  await form.getByRole('textbox', { name: 'Mobile number' }).fill('0917 123 4567')
  await form.getByRole('combobox', { name: /How many players/ }).selectOption('20 to 99')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send application' }).dblclick()
  await expect(site.main.getByRole('status').filter({ hasText: /Quote A\d+/ })).toBeVisible()

  await page.goto('/login')
  await expect(site.dialog('Log in')).toBeVisible()
})

test('[RT-20] the head follows the page and the language, and is there before any script', async ({
  page,
  site,
  baseURL,
}) => {
  const html = await (await page.request.get('/')).text()
  expect(html).toMatch(/<meta name="description" content="Slots, live casino[^"]+"/)
  expect(html).toContain('property="og:image" content="/social.png"')
  expect((await page.request.get('/social.png')).headers()['content-type']).toBe('image/png')
  expect(await (await page.request.get('/robots.txt')).text()).toContain('User-agent: *')

  await page.goto('/')
  await expect(canonicalOf(page)).toHaveAttribute('href', `${baseURL}/`)
  await expect(page).toHaveTitle('Palaro: slots, live casino, sports and fishing')
  const home = await metaOf(page, 'description').getAttribute('content')

  await site.nav.getByRole('link', { name: 'Slots', exact: true }).click()
  await expect(page).toHaveTitle('Slots: jackpots and new games · Palaro')
  await page.goto('/rng?vassalage=PP&token=secret#x')
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

  await site.header.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(page).toHaveTitle('Slots: mga jackpot at bagong laro · Palaro')
  await expect(metaOf(page, 'og:locale')).toHaveAttribute('content', 'fil_PH')
  await expect(metaOf(page, 'description')).toHaveAttribute('content', /^Online slots mula/)

  await page.goto('/no/such/page')
  await expect(metaOf(page, 'robots')).toHaveAttribute('content', 'noindex')
  await page.evaluate(() => localStorage.setItem('lang', 'EN'))
  await page.goto('/')
  await expect(page).toHaveTitle('Palaro: slots, live casino, sports and fishing')
  await expect(metaOf(page, 'description')).toHaveAttribute('content', home ?? '')
  await expect(metaOf(page, 'robots')).toHaveCount(0)
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

test('[RT-21] query parameters that mean nothing are met calmly', async ({ page, site }) => {
  for (const address of nonsense) {
    await page.goto(address)
    await expect(site.main.getByRole('heading').first(), address).toBeAttached()
    await expect(page.getByText('This part didn’t load'), address).toHaveCount(0)
    await expect(page.getByText('[object'), address).toHaveCount(0)
  }
})

test('[LAY-05, LAY-02] on /rng the jackpots and the winners stand in place of the banner', async ({
  page,
  site,
}) => {
  const banner = page.getByRole('region', { name: 'Highlights' })
  await page.goto('/fish')
  await expect(banner).toBeVisible()
  await page.goto('/rng')
  await expect(site.main.getByRole('region', { name: /jackpot/i })).toBeVisible()
  await expect(
    site.main
      .getByRole('region', { name: /winning/i })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(banner).toHaveCount(0)
})
