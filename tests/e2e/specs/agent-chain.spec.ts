import type { APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import { records } from '#shared/contract/endpoints/records.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

const day = 86_400_000
const midnight = (now: number) => now - ((now + day / 3) % day)
const uplines = ['agent42', 'agent2', 'agent1'] as const

/** What is read of the gateway for one account. */
async function ask(
  request: APIRequestContext,
  token: string,
  path: string,
  params: object,
): Promise<unknown> {
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${token}` }
  const search = new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)]))
  return (await request.get(`${path}?${search}`, { headers })).json()
}

test('[AGT-02][AGT-04][AGT-05][REG-06][MBR-05] a player who comes through an agent’s link, deposits and plays is in the figures of every agent above, and in the rebate of the nearest', async ({
  page,
  site,
  sandbox,
  browser,
}) => {
  const today = { from: midnight(Date.now()), to: midnight(Date.now()) + day }
  const tokens = new Map<string, string>()
  for (const upline of uplines) tokens.set(upline, await sandbox.signIn(upline))
  /** Deposits in centavos, since differences of fractions are no exact numbers. */
  const figures = async (upline: string) => {
    const answer = await ask(page.request, tokens.get(upline) ?? '', agentTeam.overview.path, today)
    const { now } = z.parse(z.object({ value: agentTeam.overview.value }), answer).value
    return { deposits: Math.round(Number(now.deposits) * 100), members: now.members }
  }
  const before = await Promise.all(uplines.map(figures))

  await site.openSignedIn('/?agent=registerCentre', tokens.get('agent42') ?? '')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await centre.getByRole('button', { name: 'New link' }).click()
  const dialog = page.getByRole('dialog', { name: 'New invitation link' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Plaza')
  await dialog.getByRole('textbox', { name: 'Rebate rate' }).fill('0.3')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const address = (await centre.getByText(/affiliateCode=\w{8}$/).textContent()) ?? ''

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await visitor.newPage()
  await other.goto(address.slice(address.indexOf('/register')))
  const form = other.getByRole('dialog', { name: 'Register' })
  await form.getByRole('button', { name: 'Close' }).click()
  // The link holds for the visit: looked around first, registered then.
  await other.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Slots' }).click()
  await other.getByRole('banner').getByRole('button', { name: 'Register' }).click()
  await form.getByRole('textbox', { name: 'Username' }).fill('plazaplayer')
  await form.getByLabel('Password', { exact: true }).fill('Mabuhay8')
  await form.getByLabel('Confirm password').fill('Mabuhay8')
  for (const box of await form.getByRole('checkbox').all()) await box.check({ force: true })
  await form.getByRole('button', { name: 'Register' }).click()
  await expect(other.getByRole('button', { name: 'plazaplayer' })).toBeVisible()

  await other.goto('/?member=depositv2')
  const cashier = other.getByRole('dialog')
  await cashier.getByRole('textbox', { name: 'Amount' }).fill('500')
  await cashier.getByRole('button', { name: 'Continue with GCash' }).click()
  const opening = visitor.waitForEvent('page')
  await cashier.getByRole('button', { name: 'Open GCash' }).click()
  const bank = await opening
  await bank.getByRole('button', { name: 'Pay ₱500.00' }).click()
  await expect(bank.getByText('You paid ₱500.00 to Palaro.')).toBeVisible()
  await bank.close()
  await other.bringToFront()
  await expect(cashier.getByText('₱500.00 has been added to your balance.')).toBeVisible()

  await other.goto('/rng?search=Golden%20Carabao')
  await other.getByRole('main').getByRole('button', { name: 'Play Golden Carabao' }).first().click()
  const spin = other.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  await spin.click()
  await expect.poll(async () => (await sandbox.account('plazaplayer')).rounds).toBe(1)
  await expect(spin).toBeEnabled()
  await visitor.close()

  const player = await sandbox.signIn('plazaplayer')
  const filter = { ...today, language: 'EN', pageNo: 1, pageSize: 15 }
  const played = z.parse(
    z.object({ value: records.bets.value }),
    await ask(page.request, player, records.bets.path, filter),
  ).value.totals
  const bet = Number(played?.validBet)
  expect(bet).toBeGreaterThan(0)
  const after = await Promise.all(uplines.map(figures))
  for (const [index, upline] of uplines.entries()) {
    const [was, is] = [before[index], after[index]]
    expect([upline, (is?.deposits ?? 0) - (was?.deposits ?? 0) >= 50_000]).toEqual([upline, true])
    expect([upline, is?.members]).toEqual([upline, (was?.members ?? 0) + 1])
  }

  const by = today.to - Date.now() + 60_000
  await sandbox.advanceClock(by)
  await page.clock.setSystemTime(Date.now() + by)
  await site.reopenSignedIn('/?agent=myIncome', await sandbox.signIn('agent42'))
  await centre
    .getByRole('table', { name: 'Day by day' })
    .getByRole('row', { name: /Paid$/ })
    .first()
    .getByRole('button')
    .click()
  const detail = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading', { name: 'Rebate, line by line' }) })
    .last()
  const line = detail.getByRole('listitem').filter({ hasText: 'plazaplayer' })
  // The largest lines come first, and the player's may be on a later page.
  await expect(detail.getByRole('listitem').first()).toBeVisible()
  const next = detail.getByRole('button', { name: 'Next page' })
  while ((await line.count()) === 0 && (await next.count()) === 1 && (await next.isEnabled())) {
    const first = (await detail.getByRole('listitem').first().textContent()) ?? ''
    await next.click()
    await expect(detail.getByRole('listitem').first()).not.toHaveText(first)
  }
  // 0.8 % of agent42 less the link's 0.3 %, rounded down.
  const rebate = Math.floor(bet * 100 * 0.005 + 1e-6) / 100
  await expect(line).toContainText(rebate.toFixed(2))
  expect(await sandbox.ledgerBalanced()).toBe(true)
})
