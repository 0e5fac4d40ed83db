import { startCallsMade } from '#support/start-calls.ts'
import { expect, test } from '../fixtures/site.ts'

test('[BOOT-01] the first calls go out at once, and the shell stands before slow answers come', async ({
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

test('[BOOT-02, AUTH-11, STO-02] a dead session ends once, with one message, and corrupt values in storage stop nothing', async ({
  page,
  sandbox,
  site,
  account,
}) => {
  await sandbox.endSessions(account.username)
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('journey') !== null) return
    sessionStorage.setItem('journey', 'begun')
    for (const key of ['theme', 'lang', 'balanceHidden']) localStorage.setItem(key, '{"__proto__":')
    sessionStorage.setItem('scroll', '[1,2')
    sessionStorage.setItem('games.vendors:{}', 'null')
    sessionStorage.setItem('token', token)
  }, account.token)
  await page.goto('/')
  await expect(site.header.getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(page.getByText('Your session has ended. Log in again.')).toHaveCount(1)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  const { 'member.info': infos = 0 } = await sandbox.calls()
  expect(infos).toBeLessThanOrEqual(2)
  await expect(site.nav).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('[BOOT-03, BOOT-04, BOOT-05] maintenance is seen at the window’s focus and at the call that meets it, has a way to a person, and is over without a reload', async ({
  page,
  sandbox,
  site,
}) => {
  const closed = page.getByRole('heading', { name: 'We’ll be back soon.' })
  await page.goto('/')
  await expect(site.nav).toBeVisible()
  await startCallsMade(sandbox, 'visitor')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const { 'system.permission': asked } = await sandbox.calls()

  await sandbox.setFlag('systemStatus', 'maintenance')
  await site.lookAgain()
  await expect(closed).toBeVisible()
  await expect(page.getByText('Your balance and open bets are safe')).toBeVisible()
  await expect(site.nav).toBeHidden()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Customer service' }).click()
  const service = await opened
  await service.waitForURL('**/__sandbox/support?language=EN')
  await service.close()
  await sandbox.setFlag('systemStatus', 'normal')
  await site.lookAgain()
  await expect(site.nav).toBeVisible()
  // Each return to the window makes only the small status call, maybe one more on a slow machine. The full call was
  // made once.
  const calls = await sandbox.calls()
  expect(calls['system.permission']).toBe(asked)
  expect(calls['system.status']).toBeGreaterThanOrEqual(2)

  await sandbox.setFlag('systemStatus', 'maintenance')
  await site.nav.getByRole('link', { name: 'Promotion' }).click()
  await expect(closed).toBeVisible()
  await sandbox.setFlag('systemStatus', 'normal')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(site.main.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/promotions')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('[NET-01, NET-05] a gateway that is down, or answers nonsense to everything, says so at the start, and the site comes when it is back', async ({
  page,
  sandbox,
  site,
}) => {
  await sandbox.fault('*', '500')
  await page.goto('/')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await sandbox.fault('*', 'html')
  await retry.click()
  await expect(page.getByRole('heading', { name: 'Your network is in the way.' })).toBeVisible()
  await sandbox.clearFaults()
  await retry.click()
  await expect(site.nav).toBeVisible()
})

test('[STO-01] on the web, session and local storage hold what is named and nothing else, and a reload paints from it', async ({
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

  // A reload paints from what is stored, before the gateway says anything.
  await page.unroute('**/wps/relay/MCS_announcements*')
  await page.goto('/')
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('button').first()
  await expect(notice).toBeVisible()
  const words = await notice.innerText()
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
