import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { accountDetails } from '#shared/contract/endpoints/account-details.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { AccountServices } from './account-services.ts'

/** What needs the account's details comes, goes and comes again, as with every page. */
function Pages() {
  const [page, setPage] = useState(0)
  return (
    <>
      {page % 2 === 0 && <AccountServices />}
      <button type="button" onClick={() => setPage(page + 1)}>
        {`page ${page}`}
      </button>
    </>
  )
}

test('[BOOT-12] both wallets are asked for once, and stay for the session, also through a reload', async () => {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(accountDetails.consolidated, () => ({ info: {} }))
  network.answer(accountDetails.merchantWallet, () => ({ isSingle: true, wallets: [] }))
  const asked = () =>
    [accountDetails.consolidated, accountDetails.merchantWallet].map(
      (endpoint) => network.sent(endpoint).length,
    )
  const screen = await renderSite(<Pages />, { signedIn: true })
  await expect.poll(asked).toEqual([1, 1])
  const kept = () => Object.keys(sessionStorage).filter((name) => name.startsWith('member.'))
  await expect.poll(kept).toHaveLength(2)
  await screen.getByRole('button', { name: 'page 0' }).click()
  await screen.getByRole('button', { name: 'page 1' }).click()
  await expect.element(screen.getByRole('button', { name: 'page 2' })).toBeVisible()
  expect(asked()).toEqual([1, 1])
  for (const name of kept()) expect(name).toContain(`:${samples.member.id}`)
})
