import { expect, onTestFinished, test } from 'vitest'
import { CounterCode } from '#features/cashier/components/counter-code.tsx'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { translatePage } from '#lib/testing/translate-page.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Fact } from '#ui/facts/facts.tsx'
import { rollingFigure } from '#ui/jackpot-panel/rolling-figure.tsx'
import { Money } from '#ui/money/money.tsx'
import { Balance } from './header/balance.tsx'

test('[FMT-01] figures and codes stay unchanged on a page that the browser translates', async () => {
  const network = fakeNetwork()
  network.answer(member.balance, () => ({ sumBalance: '1000.00', currency: 'PHP' }))
  onTestFinished(translatePage((text) => text.replaceAll(/\d/g, '?')))
  const money = { locale: 'en-PH', currency: 'PHP' }
  const screen = await renderSite(
    <>
      <Balance />
      <Money amount="2000.00" {...money} />
      <Delta amount="-3000.00" {...money} />
      <b>{rollingFigure('₱4,000.00')}</b>
      <CounterCode code="5000" />
      <Fact exact name="Order">
        6000
      </Fact>
      <Fact name="Devices">7 devices</Fact>
    </>,
    { signedIn: true },
  )
  for (const figure of ['₱1,000.00', '₱2,000.00', '−₱3,000.00', '₱4,000.00', '5000', '6000', '? devices'])
    await expect.element(screen.getByText(figure, { exact: true })).toBeInTheDocument()
})
