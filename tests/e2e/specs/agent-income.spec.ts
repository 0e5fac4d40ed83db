import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures/site.ts'

const hour = 3_600_000
/** When the day after a moment begins in Manila. */
const nextDay = (now: number): number =>
  (Math.floor((now + 8 * hour) / (24 * hour)) + 1) * 24 * hour - 8 * hour

test('[AGT-02][AGT-04][AGT-05] what a team bets today counts until midnight, is paid then, and can be followed line by line', async ({
  page,
  site,
  sandbox,
}) => {
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const table = centre.getByRole('table', { name: 'Day by day' })
  await site.openSignedIn('/?agent=myIncome', await sandbox.signIn('agent1'))
  await expect(table.getByRole('row', { name: /Counting ₱[\d,.]+ rebate so far$/ })).toBeVisible()

  const now = Date.now()
  const by = nextDay(now) - now + 2 * hour
  await sandbox.advanceClock(by)
  await page.clock.setSystemTime(now + by)
  await site.reopenSignedIn('/?agent=myIncome', await sandbox.signIn('agent1'))
  const row = table.getByRole('row', { name: /Paid$/ }).first()
  await expect(row).toBeVisible()
  const cellOf = async (line: Locator, fromEnd: number) =>
    (await line.getByRole('cell').nth(-fromEnd).textContent()) ?? ''
  const columns = await table.getByRole('columnheader').allTextContents()
  const rebate = await cellOf(row, columns.length - columns.indexOf('Team rebate'))
  expect(rebate).toMatch(/^₱[1-9]/)
  // The sandbox has no past, so all that was ever paid is on the page.
  const income = await cellOf(table.getByRole('row').last(), columns.length - columns.indexOf('Income'))
  const { balance: opening = 0 } =
    (await sandbox.namedAccounts()).find(({ username }) => username === 'agent1') ?? {}
  const paid = Number(income.replaceAll(/[₱,]/g, ''))
  expect(Number(await sandbox.balanceOf('agent1'))).toBeCloseTo(opening / 100 + paid, 2)
  expect(await sandbox.ledgerBalanced()).toBe(true)

  await row.getByRole('button').click()
  const detail = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Rebate, line by line' }) })
    .last()
  await expect(detail.getByText(/^Paid .+, number AR11-\d{8}$/)).toBeVisible()
  await expect(detail.getByText(rebate).first()).toBeVisible()
  await expect(detail.getByText('agent2', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  // The team overview says the same for the same days.
  await centre.getByRole('button', { name: 'Team overview' }).click()
  await expect(centre.locator('dl').nth(1)).toContainText(`My income${income}`)
})

test('[AGT-05] the income of the chosen days is exported, a row for each', async ({
  page,
  site,
  sandbox,
}) => {
  await site.openSignedIn('/?agent=myIncome&agent.range=last7', await sandbox.signIn('agent2'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('table', { name: 'Day by day' })).toBeVisible()
  const download = page.waitForEvent('download')
  await centre.getByRole('button', { name: 'Export CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const [head = '', ...rows] = file.trim().split('\r\n')
  expect(head).toContain('Day,Team valid bet,Team rebate')
  expect(rows).toHaveLength(7)
})
