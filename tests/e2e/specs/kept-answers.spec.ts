import { logIn, signOut } from '#support/main-job.ts'
import { expect, test } from '../fixtures/keeping-proxy.ts'

const yearAgo = new Date(Date.now() - 365 * 86_400_000).toUTCString()

/** Each answer of the gateway says that it is good for five minutes, and when it last changed. */
const kept = { 'cache-control': 'max-age=300', 'last-modified': yearAgo }
test.use({ kept })

test('[NET-07, STO-03] who logs in next sees an account and balance of their own, and the browser has kept nothing', {
  tag: '@full',
}, async ({ page, sandbox, site }) => {
  const read = new Set<string>()
  page.on('response', (response) => {
    if (response.headers()['cache-control'] === kept['cache-control']) read.add(response.url())
  })
  await page.goto('/')
  await logIn(page, 'rico', 'Palaro123')
  await expect(site.balance).toHaveText('₱987,654,321.00')
  await signOut(page)

  await sandbox.setBalance('agent42', '7.50')
  await logIn(page, 'agent42', 'Palaro123')
  await expect(site.balance).toHaveText('₱7.50')
  await expect(site.header.getByRole('button', { name: /agent42$/ })).toBeVisible()
  await expect(page.getByText('rico', { exact: true })).toBeHidden()

  await sandbox.setBalance('agent42', '123.45')
  await site.header.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(site.balance).toHaveText('₱123.45')

  expect([...read].filter((url) => url.includes('/wps/member/'))).not.toEqual([])
  const found = await page.evaluate(
    async (urls) => {
      const look = { cache: 'only-if-cached', mode: 'same-origin' } as const
      const isKept = (url: string) =>
        fetch(url, look).then(
          ({ ok }) => ok,
          () => false,
        )
      const all = await Promise.all(urls.map(isKept))
      return urls.filter((_, index) => all[index])
    },
    [...read],
  )
  expect(found).toEqual([])
})
