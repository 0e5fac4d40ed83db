import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { agentDividends } from '#shared/contract/endpoints/agent-dividends.ts'
import { messages } from '#shared/contract/endpoints/messages.ts'
import type { SandboxClient } from '#support/sandbox.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

const hour = 3_600_000
const centreOf = (page: Page) => page.getByRole('dialog', { name: 'Agent centre' })

/** Moves the sandbox's clock and the browser's on. Returns the time by both. */
async function advance(page: Page, sandbox: SandboxClient, now: number, by: number): Promise<number> {
  await sandbox.advanceClock(by)
  await page.clock.setSystemTime(now + by)
  return now + by
}

/** When the next month begins in Manila. */
function nextMonth(now: number): number {
  const local = new Date(now + 8 * hour)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1) - 8 * hour
}

const headersOf = async (sandbox: SandboxClient, username: string) => ({
  Merchant: brand.merchant,
  Authorization: `Bearer ${await sandbox.signIn(username)}`,
})

/** Moves the clock on until an agent has a dividend to request. A month may end with a loss. */
async function untilReady(page: Page, sandbox: SandboxClient, username: string): Promise<number> {
  let now = Date.now()
  for (let month = 0; month < 6; month += 1) {
    now = await advance(page, sandbox, now, nextMonth(now) - now + hour)
    const answer = await page.request.get(agentDividends.requests.path, {
      headers: await headersOf(sandbox, username),
      params: { pageNo: 1, pageSize: 1 },
    })
    const { value } = z.parse(z.object({ value: agentDividends.requests.value }), await answer.json())
    if (value.open.at(-1)?.state === 'ready') return now
  }
  throw new Error(`${username} has had no dividend for six months`)
}

test('[AGT-05][AGT-06] a dividend is requested, rejected with a reason, requested again and paid by the upline', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  await untilReady(page, sandbox, 'agent2')
  const path = '/?agent=dividendRecord'
  const centre = centreOf(page)
  await site.openSignedIn(path, await sandbox.signIn('agent2'))
  const request = centre.getByRole('button', { name: /^Request ₱/ })
  await expect(centre.getByRole('heading', { name: /, so far$/ })).toBeVisible()
  await request.last().click()
  await expect(page.getByText(/^Requested: ₱/)).toBeVisible()

  await site.reopenSignedIn(path, await sandbox.signIn('agent1'))
  await centre.getByRole('button', { name: /^Reject agent2’s request/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject agent2’s request' })
  await dialog.getByRole('button', { name: 'Reject the request' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(/Enter a reason/)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two bets were settled again')
  await dialog.getByRole('button', { name: 'Reject the request' }).click()
  await expect(page.getByText('agent2’s request is rejected.')).toBeVisible()
  await expect(centre.getByRole('button', { name: /^Reject agent2/ })).toHaveCount(0)

  await site.reopenSignedIn(path, await sandbox.signIn('agent2'))
  await expect(centre.getByText('Two bets were settled again').first()).toBeVisible()
  await request.last().click()
  await expect(page.getByText(/^Requested: ₱/)).toBeVisible()

  await sandbox.setPaymentPassword('agent1', '740213')
  const before = Number(await sandbox.balanceOf('agent2'))
  await site.reopenSignedIn(path, await sandbox.signIn('agent1'))
  await centre.getByRole('button', { name: /^Pay agent2/ }).click()
  const confirm = page.getByRole('dialog', { name: /^Pay agent2 ₱/ })
  await confirm.getByLabel('Payment password').fill('740213')
  await confirm.getByRole('button', { name: /^Pay ₱/ }).click()
  const done = centre.getByText(/^You paid agent2 ₱[\d,.]+\. Number: V\d{8}$/)
  await expect(done).toBeVisible()
  const [, amount = '', number = ''] =
    /₱([\d,.]+)\. Number: (V\d{8})/.exec((await done.textContent()) ?? '') ?? []
  await expect(centre.getByRole('button', { name: /^Pay agent2/ })).toHaveCount(0)
  expect(Number(await sandbox.balanceOf('agent2'))).toBeCloseTo(
    before + Number(amount.replaceAll(',', '')),
    2,
  )
  expect(await sandbox.ledgerBalanced()).toBe(true)

  await site.reopenSignedIn(path, await sandbox.signIn('agent2'))
  const row = centre.getByRole('table', { name: 'Record' }).getByRole('row', { name: number })
  await expect(row).toContainText('Paid')
  await expect(row).toContainText(`₱${amount}`)
  const inbox = await page.request.get(messages.list.path, {
    headers: await headersOf(sandbox, 'agent2'),
    params: { language: 'EN', pageNo: 1, pageSize: 1 },
  })
  expect(await inbox.json()).toMatchObject({ value: { list: [{ title: `Dividend paid: ₱${amount}` }] } })
})
