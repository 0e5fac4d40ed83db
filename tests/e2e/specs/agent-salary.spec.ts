import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { SandboxClient } from '#support/sandbox.ts'
import { expect, test } from '../fixtures/site.ts'

const hour = 3_600_000
const day = 24 * hour
/** Milliseconds from now to the next midnight in Manila. */
const toMidnight = () => day - ((Date.now() + 8 * hour) % day)

/** Moves the sandbox's clock, and the browser's along with it, because records are asked for by the device's dates. */
async function advance(page: Page, sandbox: SandboxClient, milliseconds: number): Promise<void> {
  await page.clock.install({ time: Date.now() + milliseconds })
  await sandbox.advanceClock(milliseconds)
}

const cellOf = (row: Locator, index: number) => row.getByRole('cell').nth(index)

test('[AGT-02] a day that is over is paid into the wallet, and its settlement shows who bet', async ({
  page,
  site,
  sandbox,
}) => {
  await advance(page, sandbox, toMidnight() + 4 * day + 20 * hour)
  await site.openSignedIn('/?agent=dailySalary', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('heading', { name: 'Daily salary' })).toBeVisible()
  await expect(centre.getByRole('heading', { name: /^Today, / })).toBeVisible()
  await expect(centre.getByText('contract until Dec 31,', { exact: false })).toBeVisible()
  const table = centre.getByRole('table', { name: 'Day by day' })
  await expect(table.getByRole('row', { name: /Counting until 00:00/ })).toBeVisible()
  const paid = table.getByRole('row', { name: / Paid / }).first()
  await expect(paid).toBeVisible()
  const [members, bet, salary] = await Promise.all(
    [1, 2, 4].map(async (index) => cellOf(paid, index).textContent()),
  )
  await paid.getByRole('button').click()
  const sheet = page.getByRole('dialog').last()
  await expect(sheet.getByText(new RegExp(`^Your team bet ${bet?.replaceAll(/[₱.]/g, '.')}`))).toBeVisible()
  await expect(sheet.getByText(new RegExp(`of ${members}$`))).toBeVisible()
  const order = (await sheet.getByText(/^SD11-\d{8}$/).textContent()) ?? ''
  await sheet.getByRole('button', { name: 'Close' }).click()

  // It was one of the first bookings of the day after, so it is on the last page of that day or the one before.
  const [, year, month, date] = /-(\d{4})(\d\d)(\d\d)$/.exec(order) ?? []
  const next = new Date(Date.parse(`${year}-${month}-${date}T00:00:00Z`) + day).toISOString().slice(0, 10)
  await page.goto(
    `/?member=transactionHistory&member.from=${next}&member.to=${next}&member.group=bonuses&member.page=999`,
  )
  const entry = page
    .getByRole('row')
    .filter({ hasText: 'Daily salary' })
    .filter({ hasText: salary ?? '' })
  await expect(page.getByRole('row').filter({ hasText: 'This page' })).toBeVisible()
  if (!(await entry.isVisible())) await page.getByRole('button', { name: 'Previous page' }).click()
  await entry.getByRole('button').click()
  await expect(page.getByText(order)).toBeVisible()
  expect(await sandbox.ledgerBalanced()).toBe(true)
})

test('[AGT-06] the hours of a day by page and file, and from one salary to the other', async ({
  page,
  site,
  sandbox,
}) => {
  await advance(page, sandbox, toMidnight() + 22 * hour)
  await site.openSignedIn('/?agent=hourlySalary', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const table = centre.getByRole('table', { name: 'Hour by hour' })
  await expect(table.getByRole('row', { name: /Counting/ })).toBeVisible()
  await expect(centre.getByText(/^1 – 12 of \d+$/)).toBeVisible()
  const total = Number((await centre.getByText(/^1 – 12 of \d+$/).textContent())?.split(' ').at(-1))
  await centre.getByRole('button', { name: 'Page 2' }).click()
  await expect(centre.getByText(new RegExp(`^13 – \\d+ of ${total}$`))).toBeVisible()
  const downloading = page.waitForEvent('download')
  await centre.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.trim().split('\n')).toHaveLength(total + 1)

  await centre.getByRole('navigation', { name: 'Salaries' }).getByRole('button', { name: 'Daily' }).click()
  await expect(centre.getByRole('heading', { name: 'Daily salary' })).toBeVisible()
  await expect(page).toHaveURL(/agent=dailySalary/)
})

test('[AGT-06][BOOT-06] an agent whose contract has no hourly salary has no page for it', async ({
  page,
  site,
  sandbox,
}) => {
  await site.openSignedIn('/?agent=hourlySalary', await sandbox.signIn('agent42'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()
  const menu = centre.getByRole('navigation').first()
  await menu.getByRole('button', { name: 'Real-time salary' }).click()
  const tabs = centre.getByRole('navigation', { name: 'Salaries' })
  await expect(tabs.getByRole('button', { name: 'Daily' })).toBeVisible()
  await expect(centre.getByRole('button', { name: /^Hourly/ })).toHaveCount(0)
})

test('[AGT-06] the countdown runs by the gateway’s clock, and a settlement opens down to its bets', async ({
  page,
  site,
  sandbox,
}) => {
  await advance(page, sandbox, toMidnight() + 21 * hour + 150_000)
  await site.openSignedIn('/?agent=realtimeSalary', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const timer = centre.getByRole('timer')
  await expect(timer).toHaveText(/^[12]:\d\d$/)
  const first = await timer.textContent()
  await expect(timer).not.toHaveText(first ?? '')
  await expect(centre.getByText('Next settlement, 21:05')).toBeVisible()
  const table = centre.getByRole('table', { name: 'Settlements' })
  const row = table.getByRole('row', { name: /SR11-\d{8}-\d{4}/ }).first()
  const [members, bet, salary] = await Promise.all(
    [1, 2, 4].map(async (index) => cellOf(row, index).textContent()),
  )
  await row.getByRole('button').click()
  const sheet = page.getByRole('dialog').last()
  await expect(
    sheet.getByText(`${bet} in valid bets × 0.03% = ${salary}, rounded down to the centavo.`),
  ).toBeVisible()
  await expect(sheet.getByText(new RegExp(`of ${members}$`))).toBeVisible()
  await sheet.getByRole('tab', { name: 'Bets' }).click()
  await expect(sheet.getByRole('table', { name: 'Bets' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  await sandbox.setFlag('realtimeSalary', false)
  await page.reload()
  await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Real-time salary' })).toHaveCount(0)
})
