import { untilQuiet } from '#support/quiet.ts'
import { expect, test } from '../fixtures/site.ts'

const topLabels = (texts: string[]) => texts.map((text) => text.trim())

test('[NAV-01, NAV-03, NAV-04] labels and order; tables, sabong and bingo have vendors of their own', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await expect(site.nav.getByRole('link', { name: 'Esports' })).toBeVisible()
  expect(topLabels(await site.nav.locator('ul > li > a, ul > li > span > a').allInnerTexts())).toEqual([
    'Kidlat Slot',
    'Favorite',
    'Slots',
    'Live Casino',
    'Fishing',
    'Poker',
    'Table Game',
    'Bingo',
    'Sports',
    'Sabong',
    'Lottery',
    'Esports',
    'Promotion',
  ])
  const vendorsOf = async (name: string) => {
    await site.nav.getByRole('link', { name, exact: true }).focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const panel = page.getByRole('group', { name: `${name} providers` })
    await expect(panel.getByRole('link').locator('img').first()).toBeVisible()
    return panel
      .getByRole('link')
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  }
  expect(await vendorsOf('Table Game')).toContain('Balangay')
  expect(await vendorsOf('Live Casino')).toContain('Amihan Live')
  expect(await vendorsOf('Sabong')).toEqual(['Derby Ochenta'])
  expect(await vendorsOf('Sports')).not.toContain('Derby Ochenta')
  expect(await vendorsOf('Bingo')).toEqual(['Fiesta Cards'])
  expect(await vendorsOf('Slots')).toHaveLength(11)
  await page.getByRole('group', { name: 'Slots providers' }).getByRole('link', { name: /^More/ }).click()
  await expect(page).toHaveURL(/\/rng$/)
})

test('[HDR-06, RT-05] the top menu has service, apps, and the rankings that have a banner', async ({
  page,
  site,
}) => {
  let without: string | undefined
  await page.route('**/wps/system/whitelabel*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const banners: { groupName: string }[] = answer.value.banners
    answer.value.banners = banners.filter(({ groupName }) => groupName !== without)
    await route.fulfill({ response, json: answer })
  })
  await page.goto('/')
  const menu = (name: string) => site.nav.getByRole('button', { name, exact: true })
  const entry = (name: string) => site.nav.getByRole('menuitem', { name, exact: true })
  await expect(menu('Customer service')).toBeVisible()
  await menu('Rankings').click()
  await expect(entry('Top 20 bets').getByText('Top 20 bets')).toHaveCSS('clip-path', 'none')
  await expect(entry('Top 20 deposits')).toHaveAttribute('href', '/deposit-rank')
  await expect(entry('Top 20 bets')).toHaveAttribute('href', '/bet-rank')
  await menu('Get the app').click()
  await expect(entry('Top 20 bets')).toBeHidden()
  await expect(entry('iPhone app')).toHaveAttribute('href', '/down?app=IOS')
  await expect(entry('Android app')).toHaveAttribute('href', '/down?app=ANDROID')
  await entry('All apps').click()
  await expect(page).toHaveURL(/\/down$/)
  await expect(entry('All apps')).toBeHidden()

  without = 'w_deposit20'
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await menu('Rankings').click()
  await expect(entry('Top 20 bets')).toBeVisible()
  await expect(entry('Top 20 deposits')).toHaveCount(0)
})

test('[HDR-06] every icon of the header tells its name under the pointer and on focus', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await expect(site.nav.getByRole('button', { name: 'Get the app' })).toBeVisible()
  const nameless = () =>
    site.header.locator('a:visible, button:visible').evaluateAll((all) => {
      const isShown = (text: Element) => text.checkVisibility() && getComputedStyle(text).clipPath === 'none'
      const words = (control: Element) =>
        [...control.childNodes].some((node) =>
          node instanceof Element
            ? node.textContent !== '' && isShown(node)
            : node.textContent?.trim() !== '',
        )
      return all
        .filter((control) => !words(control) && !control.closest('[data-tip]'))
        .map((control) => control.outerHTML)
    })
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await nameless(), `${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  const tip = site.nav.locator('[data-tip="Rankings"]')
  const told = () => tip.evaluate((anchor) => getComputedStyle(anchor, '::after').content)
  expect(await told()).toBe('none')
  await tip.hover()
  await expect.poll(told).toContain('Rankings')
  await site.nav.getByRole('link', { name: 'Promotion' }).focus()
  await page.mouse.move(0, 700)
  await expect.poll(told).toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(site.nav.getByRole('button', { name: 'Rankings' })).toBeFocused()
  await expect.poll(told).toContain('Rankings')
})

test('[RT-17] the Facebook item opens the page of the routers payload in a tab that knows nothing of this one', async ({
  page,
  context,
  site,
}) => {
  await context.route('https://facebook.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>there</title>' }),
  )
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await site.nav.getByRole('button', { name: /Facebook/ }).click()
  const tab = await opened
  await tab.waitForLoadState()
  expect(tab.url()).toBe('https://facebook.example/palaro')
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await expect(page).toHaveURL(/\/$/)
})

test('[FTR-01, FTR-03] the footer says who this is, helps, names the studios and the licence', async ({
  page,
  site,
}) => {
  await page.goto('/')
  const { footer } = site
  await site.toFoot()
  await expect(footer.getByText(/^Over \d+ games from \d+ studios/)).toBeVisible()
  await expect(footer.getByRole('link', { name: 'About us' })).toHaveAttribute('href', /\/help#./)
  const help = footer.getByRole('listitem').locator('a[href^="/help#"]')
  await expect(help).toHaveCount(10)
  const columns = await help.evaluateAll((links) =>
    links.map((one) => Math.round(one.getBoundingClientRect().left)),
  )
  const count = (left: number) => columns.filter((one) => one === left).length
  expect([...new Set(columns)].map(count)).toEqual([5, 5])
  const tag = (await help.nth(2).getAttribute('href')) ?? ''
  await help.nth(2).click()
  await expect(page).toHaveURL((url) => url.pathname + url.hash === tag)
  await expect(page.locator(tag.slice(tag.indexOf('#')))).toBeInViewport()

  await page.goto('/')
  await site.toFoot()
  const studios = footer.getByRole('list', { name: 'Studios' })
  await expect(studios.getByRole('link', { name: 'Habagat' })).toBeVisible()
  await expect(studios.locator('a[href*="TCG_SEA"]')).toHaveCount(0)
  await expect(footer.getByRole('img', { name: /^18/ })).toBeVisible()
  await expect(footer.getByText(/Licence no\./)).toContainText(`© ${new Date().getFullYear()}`)
  await expect(footer.locator('p + a[href="/help#responsible-gaming"]')).toHaveText('Responsible gaming')
  await footer.getByRole('button', { name: 'Chat with us' }).click()
  await expect(site.dialog('Log in')).toBeVisible()
})

test('[FTR-01] the footer has the social pages and apps that the routers payload has, and no others', async ({
  page,
  context,
  site,
}) => {
  await context.route('https://*.example/**', (route) => route.fulfill({ body: '' }))
  const types = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE', 'TELEGRAM', 'ANDROID', 'IOS']
  let given: string[] = []
  await page.route('**/wps/relay/MCS_routers*', async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    answer.value.resources = given.map((resourceType) => ({
      resourceType,
      url: `https://${resourceType.toLowerCase()}.example/palaro`,
      qrCodeUrl: null,
    }))
    await route.fulfill({ response, json: answer })
  })
  const buttons = {
    FACEBOOK: 'Facebook',
    INSTAGRAM: 'Instagram',
    TWITTER: 'X',
    YOUTUBE: 'YouTube',
    TELEGRAM: 'Telegram',
    ANDROID: 'Android app',
    IOS: 'iPhone app',
  }
  for (given of [types.slice(0, 6), types.slice(2, 3), types.slice(6)]) {
    await page.goto('/help')
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await site.toFoot()
    for (const [type, name] of Object.entries(buttons))
      await expect(
        site.footer.getByRole('button', { name, exact: true }),
        `${name} of ${given.join()}`,
      ).toHaveCount(given.includes(type) ? 1 : 0)
  }
  const opened = context.waitForEvent('page')
  await site.footer.getByRole('button', { name: 'iPhone app' }).click()
  expect((await opened).url()).toBe('https://ios.example/palaro')
})

test('[FTR-01, FTR-02] the footer shows the code of each app', async ({ page, site }) => {
  await page.goto('/')
  // The footer stays while what is above it comes, but the browser places the panel a frame late then.
  await untilQuiet(page, () => site.toFoot())
  await site.footer.getByRole('button', { name: 'QR code' }).click()
  const code = page.getByRole('img', { name: 'QR code of Android' })
  await expect(code).toBeInViewport({ ratio: 1 })
  expect(await code.evaluate((one) => [one.clientWidth, one.clientHeight])).toEqual([200, 200])
  await page.getByRole('radio', { name: 'iPhone' }).click()
  await expect(page.getByRole('img', { name: 'QR code of iPhone' })).toBeVisible()
})

test('[LAY-07, NAV-01, HDR-06, PERF-02] the drawer of narrow windows has the same, and draws vendors once they are asked for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('heading', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  const nav = drawer.getByRole('navigation', { name: 'Games' })
  await expect(nav.getByRole('button', { name: /Esports/ })).toBeVisible()
  for (const name of [
    'Favorite',
    'Promotion',
    'Top 20 deposits',
    'Top 20 bets',
    'iPhone app',
    'Android app',
    'Get the app',
  ])
    await expect(nav.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(nav.getByRole('button', { name: /Facebook/ })).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Customer service' })).toBeVisible()
  const vendors = nav.locator('a[href*="vassalage="]')
  await expect(vendors).toHaveCount(0)
  await nav.getByRole('button', { name: 'Slots providers' }).click()
  await expect(nav.getByRole('link', { name: /^More/ })).toHaveAttribute('href', '/rng')
  await expect(vendors).toHaveCount(11)
  // Still in sight at the end of a drawer that is higher than the window.
  await nav.getByRole('link', { name: 'Get the app' }).scrollIntoViewIfNeeded()
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  await nav.getByRole('link', { name: /^Slots/ }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(/\/rng$/)
})
