import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { Balance } from './balance.tsx'

const balances = (...amounts: string[]) => {
  const network = fakeNetwork()
  let asked = 0
  network.answer(member.balance, () => ({ sumBalance: amounts[asked++] ?? amounts.at(-1), currency: 'PHP' }))
  return network
}

test('[HDR-04] a press on the balance fetches it, once at a time, and shows the answer', async () => {
  const network = balances('1000.00')
  const screen = await renderSite(<Balance />, { signedIn: true })
  const figure = screen.getByRole('status', { name: 'Balance' })
  await expect.element(figure).toMatchTextContent('₱1,000.00')

  const answer = Promise.withResolvers<unknown>()
  network.answer(member.balance, () => answer.promise)
  const refresh = screen.getByRole('button', { name: 'Refresh balance' })
  await refresh.click()
  await refresh.click()
  await expect.element(refresh).toHaveAttribute('aria-busy', 'true')
  answer.resolve({ sumBalance: '2345.6', currency: 'PHP' })
  await expect.element(figure).toMatchTextContent('₱2,345.60')
  await expect.element(refresh).toHaveAttribute('aria-busy', 'false')
  expect(network.sent(member.balance)).toHaveLength(2)
})

test('[BOOT-10] every place that shows the balance shows the same figure, asked for once', async () => {
  const network = balances('1000.00', '7.50')
  const screen = await renderSite(
    <>
      <Balance />
      <Balance compact />
    </>,
    { signedIn: true },
  )
  const figures = () =>
    screen
      .getByRole('status', { name: 'Balance' })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(figures).toEqual(['₱1,000.00', '₱1,000.00'])
  await screen.getByRole('button', { name: 'Refresh balance' }).last().click()
  await expect.poll(figures).toEqual(['₱7.50', '₱7.50'])
  expect(network.sent(member.balance)).toHaveLength(2)
})

test('[HDR-04] the eye hides the figure and is remembered on this machine', async () => {
  balances('1000.00')
  const screen = await renderSite(<Balance />, { signedIn: true })
  const figure = screen.getByRole('status', { name: 'Balance' })
  await screen.getByRole('button', { name: 'Hide balance' }).click()
  await expect.element(figure).toMatchTextContent('***')
  expect(localStorage.getItem('balanceHidden')).toBe('true')
  await screen.getByRole('button', { name: 'Show balance' }).click()
  await expect.element(figure).toMatchTextContent('₱1,000.00')
  expect(localStorage.getItem('balanceHidden')).toBe('false')
})

test('a figure larger than a binary float can hold is shown to the centavo', async () => {
  balances('98765432109876.54')
  const screen = await renderSite(<Balance />, { signedIn: true })
  await expect
    .element(screen.getByRole('status', { name: 'Balance' }))
    .toMatchTextContent('₱98,765,432,109,876.54')
})

test('a visitor has no balance, and none is asked for', async () => {
  const network = balances('1000.00')
  const screen = await renderSite(<Balance />)
  await expect.element(screen.getByRole('button', { name: 'Refresh balance' })).toBeInTheDocument()
  expect(network.sent(member.balance)).toHaveLength(0)
})

test('[GRD-02, HDR-04] a demo account’s balance is marked as play money, and a member’s isn’t', async () => {
  const network = balances('10000.00')
  network.answer(member.info, () => ({ ...samples.member, type: 4 }))
  const screen = await renderSite(<Balance />, { signedIn: true })
  await expect.element(screen.getByText('Play money: you can’t withdraw it')).toBeInTheDocument()
  await screen.unmount()

  network.answer(member.info, () => ({ ...samples.member, type: 0 }))
  const again = await renderSite(<Balance />, { signedIn: true })
  await expect.element(again.getByRole('status', { name: 'Balance' })).toMatchTextContent('₱10,000.00')
  await expect.poll(() => network.sent(member.info).length).toBe(2)
  expect(again.getByText('Play money: you can’t withdraw it').query()).toBeNull()
})
