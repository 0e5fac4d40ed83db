import { expect, test } from 'vitest'
import { BannerStrip } from '#features/banners/components/banner-strip.tsx'
import { setCurrencySign } from '#lib/i18n/currency-sign.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { siteStatus as system } from '#shared/contract/endpoints/site-status.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { AmountField } from '#ui/amount-field/amount-field.tsx'
import { Balance } from './header/balance.tsx'

test('[BOOT-10] money is written with the sign that the operator names, also where it stood before his answer', async () => {
  sessionStorage.clear()
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => ({ sumBalance: '1250.50', currency: 'PHP' }))
  const menu = Promise.withResolvers<object>()
  network.answer(system.whitelabel, () => menu.promise)
  const screen = await renderSite(
    <>
      <Balance />
      <AmountField label="Amount" value="" onValueChange={() => {}} presets={[fromMinor(500_00)]} />
      <BannerStrip group="w_live" />
    </>,
    { signedIn: true },
  )
  await expect.element(screen.getByText('₱1,250.50')).toBeVisible()

  menu.resolve({ merchant: 'palaro', currency: 'PHP', currencySymbol: '₧', banners: [] })
  await expect.element(screen.getByText('₧1,250.50')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '₧500' })).toBeVisible()
  await expect.element(screen.getByText('₱')).not.toBeInTheDocument()

  setCurrencySign('PHP')
  await expect.element(screen.getByText('₱1,250.50')).toBeVisible()
})
