import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

type Sent = { id: number; title: string; content: string; createTime: number; link?: object }

const notice = (id: number, title: string, rest: object = {}): Sent => ({
  id,
  title,
  content: '<p>Words</p>',
  createTime: Date.UTC(2026, 10, 21, 10, 5, 32),
  ...rest,
})
const link = { path: '/rng?vassalage=JL', text: 'See Kidlat games' }

/** Makes the gateway return a notice or two of each list. */
const giveNotices = (page: Page) =>
  page.route('**/wps/relay/MCS_announcements*', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          player: [notice(1, 'Games of Kidlat', { link }), notice(2, 'Good evening')],
          popup: [notice(50, 'Before you play')],
          banners: [notice(60, 'Jackpot of the day')],
          promotion: [notice(70, 'Bring a friend')],
        },
      },
    }),
  )

test('[NOT-02, NOT-03] the notices have their places; one that leads on is gone, and stays so when Back is pressed at once', async ({
  page,
  site,
}) => {
  await giveNotices(page)
  const bar = page.getByRole('region', { name: 'Notices' })
  await page.goto('/')
  const dialog = site.dialog('Notice')
  await expect(dialog.getByRole('heading', { name: 'Before you play' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Got it' }).click()
  await expect(site.main.getByRole('button', { name: 'Jackpot of the day' })).toBeVisible()

  await bar.getByRole('button', { name: 'All notices' }).click()
  const leadOn = dialog.getByRole('link', { name: 'See Kidlat games' })
  await leadOn.click()
  await expect(page).toHaveURL(/\/rng\?vassalage=JL$/)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)

  await bar.getByRole('button', { name: 'All notices' }).click()
  // Before what the link leads to is drawn, which no call from outside the page could be quick enough for.
  await leadOn.evaluate((one: HTMLElement) => {
    const gone = new MutationObserver(() => {
      if (document.querySelector('dialog[open]')) return
      gone.disconnect()
      history.back()
    })
    gone.observe(document.body, { attributes: true, childList: true, subtree: true })
    one.click()
  })
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Top games tonight' })).toBeVisible()

  await site.follow('/promotions')
  await expect(bar.getByRole('button', { name: /Bring a friend/ })).toBeVisible()
  await expect(dialog).toBeHidden()
})
