import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'

test('[BOOT-01] the first calls goes out at once, and the shell stands before slow answers come', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.fault('*', 'delay', { delay: 60_000 })
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^\/(wps|lgw)\//.test(url.pathname)) asked.push(url.pathname + url.search)
  })
  await page.goto('/')
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  expect(asked.map((address) => address.split('?')[0])).toEqual(
    expect.arrayContaining([
      '/wps/system/permission',
      '/wps/system/whitelabel',
      '/wps/system/setting',
      '/wps/relay/MCS_announcements',
    ]),
  )
  expect(asked.find((address) => address.includes('permission'))).toContain(
    encodeURIComponent(new URL(page.url()).host),
  )
  expect(asked.some((address) => address.includes('routers') || address.includes('countryCodes'))).toBe(false)
})

test('[BOOT-02] with a session, start also loads the member, the balance and the counts', async ({
  sandbox,
  site,
  account,
}) => {
  await site.openSignedIn('/', account.token)
  await expect(site.balance).toContainText('₱1,000.00')
  await expect
    .poll(() => sandbox.calls())
    .toMatchObject({
      'member.info': expect.any(Number),
      'member.balance': expect.any(Number),
      'member.unreadCount': expect.any(Number),
      'member.promotionCount': expect.any(Number),
    })
})

test('[BOOT-02, AUTH-11] a dead session ends once, with one message, and no loop', async ({
  page,
  sandbox,
  site,
  account,
}) => {
  await sandbox.endSessions(account.username)
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('journey') === null) sessionStorage.setItem('token', token)
    sessionStorage.setItem('journey', 'begun')
  }, account.token)
  await page.goto('/')
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Log in again.')).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  const { 'member.info': infos = 0 } = await sandbox.calls()
  expect(infos).toBeLessThanOrEqual(2)
})

test('[BOOT-03, BOOT-04] maintenance shows its screen, and customer service opens from it', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.setFlag('systemStatus', 'maintenance')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'We’ll be back soon.' })).toBeVisible()
  await expect(page.getByText('Your balance and open bets are safe')).toBeVisible()
  await expect(site.nav).toBeHidden()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Customer service' }).click()
  await (await opened).waitForURL('**/__sandbox/support?language=EN')
})

for (const { flag, title, why } of [
  { flag: 'region', title: 'Palaro isn’t available where you are.', why: 'covers certain regions only' },
  { flag: 'ip', title: 'Your network is blocked.', why: 'Access from your IP address is restricted' },
] as const)
  test(`[BOOT-03, BOOT-04] ${flag}: its own screen with the visitor’s address and a way to a person`, async ({
    page,
    sandbox,
    site,
  }) => {
    await sandbox.setFlag('systemStatus', flag)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByText('127.0.0.1')).toBeVisible()
    const person =
      flag === 'region'
        ? page.getByRole('button', { name: 'Customer service' })
        : page.getByRole('link', { name: 'help@palaro.example' })
    await expect(person).toBeVisible()
    await expect(site.nav).toBeHidden()
  })

for (const { flag, title } of [
  { flag: 'maintenance', title: 'We’ll be back soon.' },
  { flag: 'region', title: 'Palaro isn’t available where you are.' },
  { flag: 'ip', title: 'Your network is blocked.' },
] as const)
  test(`[BOOT-05] ${flag} is seen on the window’s focus and is over on the next, without a reload`, async ({
    page,
    sandbox,
    site,
  }) => {
    await page.goto('/')
    await expect(site.nav).toBeVisible()
    await startCallsMade(sandbox, 'visitor')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const { 'system.permission': asked } = await sandbox.calls()

    await sandbox.setFlag('systemStatus', flag)
    await site.lookAgain()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await sandbox.setFlag('systemStatus', 'normal')
    await site.lookAgain()
    await expect(site.nav).toBeVisible()

    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    // Each return to the window makes only the small status call, maybe one more on a slow machine. The full call was
    // made once.
    const calls = await sandbox.calls()
    expect(calls['system.permission']).toBe(asked)
    expect(calls['system.status']).toBeGreaterThanOrEqual(2)
  })

test('[BOOT-05] a 503 with a maintenance body shuts the site at the call that met it', async ({
  page,
  sandbox,
  site,
}) => {
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await startCallsMade(sandbox, 'visitor')
  await sandbox.setFlag('systemStatus', 'maintenance')
  await site.nav.getByRole('link', { name: 'Promotion' }).click()
  await expect(page.getByRole('heading', { name: 'We’ll be back soon.' })).toBeVisible()
  await sandbox.setFlag('systemStatus', 'normal')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/promotions')
})

test('[BOOT-08] the picture CDN is drawn once for the visit, and left when it fails', async ({
  page,
  site,
  sandbox,
  account,
}) => {
  const given = { a: 0, b: 0 }
  page.on('response', (response) => {
    const cdn = /\/cdn\/([ab])\/games?\//.exec(response.url())?.[1]
    if ((cdn === 'a' || cdn === 'b') && response.ok()) given[cdn] += 1
  })
  await site.openSignedIn('/', account.token)
  await expect.poll(() => given.a + given.b).toBeGreaterThan(8)
  const [drawn, other] = given.a > 0 ? (['a', 'b'] as const) : (['b', 'a'] as const)
  expect(given[other]).toBe(0)
  // Searches all games for pictures that haven't been fetched yet. The failing CDN delivers none of them.
  await sandbox.setFlag('failingCdn', drawn)
  const before = given[drawn]
  await page.goto('/rng?search=dragon')
  await expect.poll(() => given[other]).toBeGreaterThan(5)
  expect(given[drawn] - before).toBeLessThan(given[other])
})

test('a gateway that is down at the start says so, and the site comes when it is back', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.fault('*', '500')
  await page.goto('/')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await sandbox.clearFaults()
  await retry.click()
  await expect(site.nav).toBeVisible()
})

for (const kind of ['html', 'truncated', 'wrongTypes', 'drop', '500', '429', 'huge'] as const)
  test(`[NET-01, NET-05] a gateway that answers ${kind} to everything blanks nothing`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.fault('*', kind)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  })

test('[STO-01] on the web, session and local storage hold what is named and nothing else', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await page.route('**/wps/relay/MCS_announcements*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.value.popup = [
      { id: 50, title: 'Before you play', content: '<p>Words</p>', createTime: 1_790_000_000_000 },
    ]
    await route.fulfill({ response, json: answer })
  })
  // As a visitor: the rules of the registration, and who invited.
  await page.goto('/register?referralCode=BAY-7K2Q')
  await expect(site.dialog('Register').getByLabel('Referral code')).toHaveValue('BAY-7K2Q')
  // Signed in: a popup seen, a draw liked, feedback begun, a game played.
  await site.openSignedIn('/lottery', account.token)
  await startCallsMade(sandbox, 'member')
  await site.dialog('Notice').getByRole('button', { name: 'Got it' }).click()
  await site.main
    .getByRole('button', { name: /^Add .* to favourites/ })
    .first()
    .click()
  await page.goto('/feedback')
  await site.main.getByRole('textbox', { name: 'Your message' }).fill('The wheel stood still at midnight')
  await page.goto('/rng')
  await site.tile('Golden Carabao').click()
  await expect(page).toHaveURL(/\/seamless/)
  const inSession = () => page.evaluate(() => Object.keys(sessionStorage).map((key) => key.split(':')[0]))
  await expect
    .poll(inSession)
    .toEqual(
      expect.arrayContaining([
        'token',
        'isAgent',
        'account',
        'customerId',
        'memberLabel',
        'merchant',
        'games.vendors',
        'system.notice',
        'system.routers',
        'system.settings',
        'system.rules',
        'member.consolidated',
        'member.merchantWallet',
        'popupNotices',
        'feedback',
        'playSession',
        'referral',
      ]),
    )
  const { session, local, cookies, all } = await page.evaluate(() => ({
    session: Object.keys(sessionStorage),
    local: Object.keys(localStorage),
    cookies: document.cookie,
    all: JSON.stringify([sessionStorage, localStorage]),
  }))
  const known =
    /^(token|isAgent|account|customerId|memberLabel|merchant|journey|scroll|cdns|codes|referral|popupNotices|feedback|playSession|(system|games|member)\.\w+:.*)$/
  expect(session.filter((key) => !known.test(key))).toEqual([])
  expect(local).toContain(`lotteryFavourites:${account.username}`)
  expect(
    local.filter((key) => !/^(theme|lang|balanceHidden|consent|domains|lotteryFavourites:.*)$/.test(key)),
  ).toEqual([])
  expect(all).not.toContain(account.password)
  expect(cookies).toBe('')
})

test('[STO-01] a reload paints from the answers that are stored, before the gateway says anything', async ({
  page,
  site,
  account,
  sandbox,
}) => {
  await site.openSignedIn('/', account.token)
  await startCallsMade(sandbox, 'member')
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button').first()
  await expect(notice).toBeVisible()
  const words = await notice.innerText()
  await expect(site.nav.getByRole('link', { name: 'Esports' })).toBeVisible()
  const asked = async () => {
    const calls = await sandbox.calls()
    return [calls['member.consolidated'], calls['member.merchantWallet']]
  }
  const before = await asked()

  const cached = ['games.vendors', 'system.announcements', 'system.routers', 'system.settings'] as const
  for (const endpoint of cached) await sandbox.fault(endpoint, '500')
  await page.reload()
  await expect(site.balance).toBeVisible()
  await expect(site.nav.getByRole('link', { name: 'Esports' })).toBeVisible()
  await expect(notice).toHaveText(words)
  await site.toFoot()
  await expect(site.footer.getByRole('button', { name: 'Facebook' })).toBeVisible()
  // What belongs to the account is asked once a session.
  expect(await asked()).toEqual(before)
})

test('[STO-02] corrupt and foreign values in storage never stop the start', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const key of ['theme', 'lang', 'balanceHidden']) localStorage.setItem(key, '{"__proto__":')
    sessionStorage.setItem('token', 'x')
    sessionStorage.setItem('scroll', '[1,2')
    sessionStorage.setItem('games.vendors:{}', 'null')
  })
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
