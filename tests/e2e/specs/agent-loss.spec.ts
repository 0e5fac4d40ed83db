import { expect, test } from '../fixtures/site.ts'

test('[AGT-04] the statement of the team, of a line by its row, and back by its path, kept in the address', async ({
  page,
  site,
  sandbox,
}) => {
  await site.openSignedIn('/?agent=userLoss', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const statement = centre.getByRole('region', { name: 'Statement' })
  const net = () => statement.getByText('Net profit', { exact: true }).locator('..').locator('dd').innerText()
  await expect(statement.getByText('Payment fees')).toBeVisible()
  const whole = await net()
  const row = centre.getByRole('row', { name: /^Statement of agent2|^agent2 / }).first()
  const ofLine = (await row.getByRole('cell').last().innerText()).replace(/^\+/, '')
  await centre.getByRole('button', { name: 'Statement of agent2', exact: true }).click({ force: true })
  const path = centre.getByRole('navigation', { name: 'Where you are in the team' })
  await expect(path.getByText('agent2')).toHaveAttribute('aria-current', 'location')
  await expect.poll(net).toBe(ofLine)
  await expect(centre.getByText('agent2, own play')).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Statement of agent2', exact: true })).toHaveCount(0)

  await page.reload()
  await expect(path.getByText('agent2')).toBeVisible()
  await path.getByRole('button', { name: 'You' }).click()
  await expect(path).toHaveCount(0)
  await expect.poll(net).toBe(whole)
  await centre.getByRole('searchbox', { name: 'Account name' }).fill('nobody at all')
  await centre.getByRole('button', { name: 'Search' }).click()
  await expect(centre.getByText('No line has this name')).toBeVisible()
  await centre.getByRole('button', { name: 'Clear filters' }).click()
  await expect(centre.getByRole('button', { name: 'Statement of agent2', exact: true })).toBeAttached()
})
