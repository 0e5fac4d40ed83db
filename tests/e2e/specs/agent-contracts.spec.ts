import { messages } from '#shared/contract/endpoints/messages.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { expect, test } from '../fixtures/site.ts'

test('[AGT-05] an offer names what it would end; the downline sees it, accepts, and whoever loses a contract hears of it', {
  tag: '@full',
}, async ({ page, site, sandbox }) => {
  await site.openSignedIn('/?agent=contracts', await sandbox.signIn('agent1'))
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const table = centre.getByRole('table', { name: 'With downlines' })
  await expect(table.getByRole('row', { name: /agent2/ })).toContainText('8%')
  await centre.getByRole('button', { name: 'New contract' }).click()
  await centre.getByRole('combobox', { name: 'Agent directly below you' }).fill('agent2')
  await page.getByRole('option', { name: 'agent2' }).click()
  await expect(centre.getByText('8% now')).toBeVisible()
  await centre.getByRole('textbox', { name: 'For agent2' }).fill('4.5')
  await expect(centre.getByText(/If agent2 accepts, \d+ contracts below end\./)).toBeVisible()
  await expect(centre.getByRole('alert').filter({ hasText: 'agent41 (5%)' })).toBeVisible()
  await centre.getByRole('button', { name: 'Send offer', exact: true }).click()
  await expect(page.getByText('Offered 4.5% to agent2.')).toBeVisible()
  await expect(table.getByRole('row', { name: /agent2/ })).toContainText('Waiting for agent2')

  await site.reopenSignedIn('/?agent=contracts', await sandbox.signIn('agent2'))
  const offer = centre.getByRole('region', { name: 'New contract from agent1' })
  await expect(offer.getByRole('row', { name: /^Rate/ })).toContainText('8%')
  await expect(offer.getByRole('row', { name: /^Rate/ })).toContainText('4.5%')
  await expect(offer.getByRole('alert')).toContainText('agent41 (5%)')
  await expect(
    centre
      .getByRole('link', { name: /Contracts/ })
      .or(centre.getByRole('button', { name: /Contracts/ }))
      .first(),
  ).toContainText('1')
  await offer.getByRole('button', { name: /^Accept and end \d+ contracts$/ }).click()
  const ask = page.getByRole('dialog', { name: /^End \d+ contracts\?$/ })
  await expect(ask).toContainText('This can’t be undone.')
  await ask.getByRole('button', { name: /^Accept and end \d+ contracts$/ }).click()
  await expect(page.getByText(/^Accepted\. 4\.5% applies from /)).toBeVisible()
  await expect(offer).toBeHidden()
  await centre.getByRole('searchbox', { name: 'Search agents' }).fill('agent41')
  await page.keyboard.press('Enter')
  await expect(table.getByRole('row', { name: /agent41/ })).toContainText(/Ends \w{3} \d/)

  const headers = { Merchant: brand.merchant, Authorization: `Bearer ${await sandbox.signIn('agent41')}` }
  const params = { language: 'EN', pageNo: 1, pageSize: 1 }
  const inbox = await page.request.get(messages.list.path, { headers, params })
  expect(await inbox.json()).toMatchObject({
    value: { list: [{ title: expect.stringMatching(/^Your contract of 5% ends on /) }] },
  })
})
