import * as z from 'zod/mini'
import { agentTeam } from '#shared/contract/endpoints/agent-team.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[AGT-01][AGT-04][HDR-03] an agent opens the centre by its button and walks down a line and back', async ({
  page,
  site,
  sandbox,
}) => {
  const token = await sandbox.signIn('agent1')
  await site.openSignedIn('/', token)
  await page.getByRole('button', { name: 'Agent centre' }).click()
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()
  await expect(page).toHaveURL(/[?&]agent=/)
  await expect(centre.getByText(/Rebate 1\.2% · team of \d/)).toBeVisible()

  await centre.getByRole('button', { name: 'Team of agent2' }).click()
  const path = centre.getByRole('navigation', { name: 'Where you are in the team' })
  await expect(path.getByText('agent2')).toHaveAttribute('aria-current', 'location')
  await expect(centre.getByRole('term').filter({ hasText: 'My income' })).toHaveCount(0)
  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${token}` }
  const accountId = new URL(page.url()).searchParams.get('agent.user') ?? ''
  const params = { from: Date.now() - 86_400_000, to: Date.now(), accountId }
  const answer = await page.request.get(agentTeam.overview.path, { headers, params })
  const { value } = z.parse(z.object({ value: agentTeam.overview.value }), await answer.json())
  await expect(centre.locator('dl').first()).toContainText(`Team${value.now.members}`)

  await page.reload()
  await expect(path.getByText('agent2')).toBeVisible()
  await path.getByRole('button', { name: 'You' }).click()
  await expect(path).toHaveCount(0)
  await expect(centre.getByRole('term').filter({ hasText: 'My income' })).toBeVisible()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(centre).toHaveCount(0)
  await expect(page).not.toHaveURL(/agent/)
})
