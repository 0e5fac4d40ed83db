/** A lottery ticket from its numbers to its draws, through the site, and what is in sight on a phone. */
import type { FrameLocator, Page } from '@playwright/test'
import { featuredGames } from '#sandbox/world/games/featured-games.ts'
import { expect, test } from '../fixtures/site.ts'

const firstNode = 1001
const minute = 60_000

/** The address of a lottery's page. */
function pathTo(name: string): string {
  const place = featuredGames.findIndex((game) => game.name === name)
  const vendor = featuredGames[place]?.vendor ?? ''
  return `/lottery?gameCode=${vendor}-${firstNode + place}&vendor=${vendor}`
}
const gameFrame = (page: Page): FrameLocator => page.frameLocator('iframe')
/** Makes the betting view look again, as when its window gets the focus. */
const lookAgain = (page: Page) =>
  page.frames()[1]?.evaluate(() => void window.dispatchEvent(new Event('focus')))

test('[LOT-01, LNCH-08] a ticket of two lines for five draws is placed, survives a reload, and each draw is paid and shown', {
  tag: '@full',
}, async ({ page, site, account, sandbox }) => {
  await sandbox.setBalance(account.username, '1000.00')
  await sandbox.startMinute()
  await site.openSignedIn(pathTo('Swerte 3D'), account.token)
  const game = gameFrame(page)
  await game.getByRole('group', { name: 'Digit 1' }).getByRole('button', { name: '4' }).click()
  await game.getByRole('group', { name: 'Digit 1' }).getByRole('button', { name: '4' }).press('5')
  await game.getByRole('button', { name: 'Clear' }).press('6')
  await game.getByRole('button', { name: 'Add line' }).click()
  await game.getByRole('radio', { name: 'Last one' }).press('Space')
  await game.getByRole('button', { name: 'Quick pick' }).click()
  await expect(game.getByRole('button', { name: 'Line A, Straight: 4 5 6' })).toBeVisible()
  await game.getByRole('radio', { name: '5 draws' }).press('Space')
  await game.getByRole('button', { name: 'Bet ₱50.00 2 lines × 5 draws' }).click()
  await expect(game.getByRole('button', { name: 'My tickets, 5 pending' })).toBeVisible()
  expect(Number(await sandbox.balanceOf(account.username))).toBe(950)

  await page.reload()
  await game.getByRole('button', { name: 'My tickets, 5 pending' }).click()
  const tickets = game.getByRole('tabpanel', { name: 'My tickets' }).getByRole('group')
  await expect(tickets).toHaveCount(5)
  await expect(tickets.first()).toContainText(/Pending/)
  await sandbox.advanceClock(5 * minute)
  const rounds = async () => (await sandbox.account(account.username)).history
  await expect.poll(async () => (await rounds()).filter(({ state }) => state === 'settled').length).toBe(5)
  await expect
    .poll(async () => {
      await lookAgain(page)
      return tickets.filter({ hasText: 'Pending' }).count()
    })
    .toBe(0)

  const paid = Number(await sandbox.balanceOf(account.username)) - 950
  const shown = await tickets.locator('summary b.figures').allTextContents()
  const won = shown.reduce(
    (sum, text) => sum + (text.startsWith('+') ? Number(text.slice(2).replace(',', '')) : 0),
    0,
  )
  expect(won).toBeCloseTo(paid, 2)
  await tickets.first().locator('summary').click()
  await expect(tickets.first().getByText('Drawn')).toBeVisible()
  await expect(tickets.first()).toContainText('₱5.00 per line, ₱10.00 in all')
  expect(await sandbox.ledgerBalanced()).toBe(true)
})

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]

/** Whether everything that betting needs is in sight in the frame, with keys that a finger hits, and nothing scrolls. */
const lookInFrame = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    const places = [...document.querySelectorAll('#pad button:not([hidden]), #slots, #add-line, #place-bet')]
    const boxes = places.map((place) => place.getBoundingClientRect())
    const keys = boxes.filter((_, index) => places[index]?.matches('#pad button'))
    const { scrollWidth, scrollHeight } = document.documentElement
    return {
      inSight: boxes.every(
        (box) => box.width > 0 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth,
      ),
      keys: Math.min(...keys.map((box) => Math.min(box.width, box.height))) >= 44,
      still: scrollWidth <= innerWidth && scrollHeight <= innerHeight,
    }
  })

test('[LOT-01] on a phone the pad, the ticket and the bet button are in sight without scrolling in the frame, and all clocks agree', {
  tag: '@full',
}, async ({ page, site, account }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await site.openSignedIn('/help', account.token)
  for (const name of ['Swerte 3D', 'Bayan Lotto 6/49', 'Kislap Keno']) {
    await site.follow(pathTo(name))
    for (const size of phones) {
      await page.setViewportSize(size)
      await expect(gameFrame(page).getByRole('button', { name: /^Pick \d/ })).toBeVisible()
      await expect
        .poll(async () => {
          const frame = await page.locator('iframe').boundingBox()
          const bar = await page.getByRole('navigation', { name: 'Main' }).last().boundingBox()
          const head = await site.header.boundingBox()
          const fits = (frame?.height ?? 0) <= (bar?.y ?? 0) - (head?.height ?? 0)
          const isAbove = (frame?.y ?? 0) + (frame?.height ?? 0) <= (bar?.y ?? 0)
          return [name, size.width, fits, size.height < 800 || isAbove, await lookInFrame(page)]
        })
        .toEqual([name, size.width, true, true, { inSight: true, keys: true, still: true }])
    }
  }

  await page.setViewportSize({ width: 1280, height: 800 })
  const menu = site.main.getByRole('navigation', { name: 'Draws' })
  await expect(menu.getByRole('listitem').filter({ hasText: 'Kislap Keno' }).getByRole('timer')).toHaveCount(
    0,
  )
  // It draws at the same times.
  const other = menu.getByRole('listitem').filter({ hasText: 'Swerte 3D' }).getByRole('timer')
  const own = gameFrame(page).locator('#countdown')
  const seconds = (text: string | null) => Number(text?.match(/:(\d\d)$/)?.[1] ?? Number.NaN)
  await expect(async () => {
    const [one, two] = await Promise.all([other.textContent(), own.textContent()])
    expect(Math.abs(seconds(one) - seconds(two))).toBeLessThanOrEqual(1)
  }).toPass({ timeout: 10_000 })
})
