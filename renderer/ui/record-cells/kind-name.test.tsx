import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { KindName } from './kind-name.tsx'

test.each([
  ['Income from friends', 'Income from friends, Nov 25', 'Nov 25'],
  ['好友收益', '好友收益，11月25日', '11月25日'],
  ['รายได้จากเพื่อน', 'รายได้จากเพื่อน 25 พ.ย.', '25 พ.ย.'],
  ['Deposit', 'GCash', 'GCash'],
])('[MBR-08] %s about %j adds only %j', async (name, title, about) => {
  const screen = await render(<KindName kind="referral" name={name} title={title} />)
  await expect.element(screen.getByText(about, { exact: true })).toBeVisible()
})

test('[MBR-08] a title that is only the kind is left out', async () => {
  const screen = await render(<KindName kind="referral" name="Rebate" title="Rebate" />)
  expect(screen.getByText('Rebate').elements()).toHaveLength(1)
})
