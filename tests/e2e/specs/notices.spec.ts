import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

// The titles are animated.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Sent = { id: number; title: string; content: string; createTime: number }
type Lists = Partial<Record<'player' | 'banners' | 'popup' | 'promotion', Sent[]>>

const made = Date.UTC(2026, 10, 21, 10, 5, 32)
const notice = (id: number, title = `Notice number ${id}`, content = '<p>Words</p>'): Sent => ({
  id,
  title,
  content,
  createTime: made,
})
const many = (count: number) => Array.from({ length: count }, (_, index) => notice(index + 1))

/** Makes the gateway return these notices. */
const give = (page: Page, lists: Lists) =>
  page.route('**/wps/relay/MCS_announcements*', (route) =>
    route.fulfill({
      json: { success: true, value: { player: [], banners: [], popup: [], promotion: [], ...lists } },
    }),
  )

const bar = (page: Page) => page.getByRole('region', { name: 'Notices' })
const title = (page: Page, number: number) =>
  bar(page).getByRole('button', { name: new RegExp(`Notice number ${number}$`) })

test('[NOT-01] the titles pass by, stop for pointer and keyboard, are one stop, and open at their place', async ({
  page,
  site,
}) => {
  await give(page, { player: many(12) })
  await page.goto('/')
  const belt = bar(page).getByRole('list').first().locator('..')
  const state = () => belt.evaluate((one) => one.getAnimations()[0]?.playState)
  await expect.poll(state).toBe('running')
  await bar(page).hover()
  await expect.poll(state).toBe('paused')
  await page.mouse.move(600, 700)
  await expect.poll(state).toBe('running')

  await title(page, 1).focus()
  await expect.poll(state).toBe('paused')
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight')
  await expect(title(page, 7)).toBeFocused()
  await expect(title(page, 7)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('button', { name: 'All notices' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(title(page, 7)).toBeFocused()
  await page.keyboard.press('Enter')

  const dialog = site.dialog('Notice')
  await expect(dialog.getByRole('button', { name: /number 7$/ })).toHaveAttribute('aria-current', 'true')
  await expect(dialog.getByRole('article')).toContainText('2026-11-21 18:05:32')
  await page.keyboard.press('Escape')
  await expect(title(page, 7)).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(state).toBeUndefined()
})

const hostile = `<script>window.harmed = 1</script><img src=x onerror="window.harmed = 1">
  <svg onload="window.harmed = 1"></svg><iframe srcdoc="<script>parent.harmed = 1</script>"></iframe>
  <style>body { display: none }</style><form action="/wps/session/logout"><input name=a></form>
  <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
  <div style="position:fixed;inset:0;z-index:9999999">over</div><details open ontoggle="window.harmed = 1"></details>
  <table><tr><td width=9999>${'wide'.repeat(400)}</td></tr></table><p>${'x'.repeat(3000)}</p>
  <a href="javascript:window.harmed=1">script link</a><a href="data:text/html,<script>1</script>">data link</a>
  <p>Plain words</p><a href="https://elsewhere.example/page">elsewhere</a>`

for (const width of [1280, 390])
  test(`[NOT-02, NOT-04] at ${width} px nine titles a page, and hostile HTML does nothing and breaks nothing`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const long = '‮<b>unbroken</b>'.repeat(80)
    await give(page, { player: [notice(1, long, hostile), ...many(20).slice(1)] })
    await page.goto('/')
    await bar(page).getByRole('button', { name: 'All notices' }).click()
    const dialog = site.dialog('Notice')
    await expect(dialog.getByText('Plain words')).toBeVisible()
    await expect(
      dialog.locator('script, iframe, style, form, input, base, meta, svg[onload], details'),
    ).toHaveCount(0)
    await expect(dialog.locator('a[href^="javascript"], a[href^="data"], [style*="fixed"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    const article = dialog.getByRole('article')
    const box = await article.boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)

    await page.context().route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'there' }))
    const opened = page.waitForEvent('popup')
    // A long notice is cut off until the rest is requested.
    await dialog.getByRole('button', { name: 'Show all' }).click()
    await dialog.getByRole('link', { name: 'elsewhere' }).click()
    expect(await (await opened).evaluate(() => window.opener)).toBeNull()
    await (await opened).close()

    const titles = dialog.getByRole('list').first().getByRole('button')
    await expect(titles).toHaveCount(9)
    await dialog.getByRole('button', { name: 'Page 3' }).click()
    await expect(titles).toHaveCount(2)
    await dialog.getByRole('button', { name: /number 20$/ }).click()
    await expect(article).toContainText('Words')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
    // So the content security policy blocked nothing either.
    expect(complaints).toEqual([])
  })

test('[NOT-03] popup, banner and promotion notices each have their place; a popup comes once a visit', async ({
  page,
  site,
}) => {
  await give(page, {
    player: many(2),
    popup: [notice(50, 'Before you play')],
    banners: [notice(60, 'Jackpot of the day')],
    promotion: [notice(70, 'Bring a friend')],
  })
  await page.goto('/register')
  const popup = site.dialog('Notice')
  await expect(site.dialog('Register')).toBeVisible()
  await expect(bar(page).getByText('Notice number 1')).toBeAttached()
  await expect(popup).toBeHidden()
  await site.dialog('Register').getByRole('button', { name: 'Close' }).click()
  await expect(popup.getByRole('heading', { name: 'Before you play' })).toBeVisible()
  await popup.getByRole('button', { name: 'Got it' }).click()
  await expect(popup).toBeHidden()

  await site.main.getByRole('button', { name: 'Jackpot of the day' }).click()
  await expect(popup.getByRole('heading', { name: 'Jackpot of the day' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/promotions')
  await expect(bar(page).getByRole('button', { name: /Bring a friend/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Promotions', level: 1 })).toBeVisible()
  await expect(popup).toBeHidden()
})

test('[NOT-02] a notice in the dialog leads on, and the dialog is gone', async ({ page, site }) => {
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'All notices' }).click()
  const dialog = site.dialog('Notice')
  await dialog.getByRole('link', { name: 'See Kidlat games' }).click()
  await expect(page).toHaveURL(/\/rng\?vassalage=JL$/)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})

test('[NOT-02] Back pressed as soon as a notice has led on returns to the page, without the notice', async ({
  page,
  site,
}) => {
  await page.goto('/')
  await bar(page).getByRole('button', { name: 'All notices' }).click()
  const dialog = site.dialog('Notice')
  // Before what the link leads to is drawn, which no call from outside the page could be quick enough for.
  await dialog.getByRole('link', { name: 'See Kidlat games' }).evaluate((link: HTMLElement) => {
    const gone = new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) return
      gone.disconnect()
      history.back()
    })
    gone.observe(document.body, { attributes: true, childList: true, subtree: true })
    link.click()
  })
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()
})

test('[RT-03] the notices page has all lists, and what is read is in its address', async ({ page, site }) => {
  await page.goto('/noticePage')
  await expect(site.main.getByRole('heading', { name: 'Notices', level: 1 })).toBeVisible()
  await site.main.getByRole('button', { name: 'Promo', exact: true }).click()
  await expect(page).toHaveURL(/topic=promotion/)
  await site.main.getByRole('button', { name: /Fishing happy hour/ }).click()
  await page.reload()
  await expect(site.main.getByRole('article').getByRole('heading')).toHaveText('Fishing happy hour')
  await expect(site.main.getByRole('article')).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  await site.main.getByRole('link', { name: 'See the promotion' }).click()
  await expect(page).toHaveURL(/promoDetail\?id=fish$/)
})
