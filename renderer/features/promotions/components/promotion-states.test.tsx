import { expect, test } from 'vitest'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { PromotionPage } from './promotion-page.tsx'
import { PromotionsPage } from './promotions-page.tsx'

const day = 86_400_000
const promotion = (promotionId: string, rest: object = {}) => ({
  promotionId,
  type: 'rebate',
  title: `Promotion ${promotionId}`,
  summary: 'Every slot bet counts.',
  content: '<p>Your bets count automatically.</p>',
  picture: '',
  startTime: 0,
  linkageType: 'PAGE',
  target: '/deposit',
  ...rest,
})
const reported = ['joined', 'claimed', 'rejected', 'process', 'applying', 'issued']

function gateway() {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(promotions.list, () => ({
    list: [
      ...reported.map((state) => promotion(state)),
      promotion('soon', { startTime: Date.now() + day }),
      promotion('over', { endTime: Date.now() - day }),
      promotion('welcome', { type: 'newbie' }),
      promotion('outside', {
        linkageType: 'EXTERNAL',
        target: 'https://zalo.example/x',
        redeemContacts: ['ZALO', 'WHATSAPP'],
      }),
    ],
  }))
  network.answer(promotions.states, () => ({
    list: reported.map((state) => ({ promotionId: state, state })),
  }))
  return network
}

test('[PRO-01] a card says how the account stands with its promotion', async () => {
  gateway()
  const screen = await renderSite(<PromotionsPage />, { path: '/promotions', signedIn: true })
  for (const [title, word] of [
    ['joined', 'Joined'],
    ['claimed', 'Claimed'],
    ['rejected', 'Rejected'],
    ['process', 'In process'],
    ['applying', 'Applying'],
    ['issued', 'Issued'],
    ['soon', 'Coming soon'],
    ['over', 'Closed'],
  ] as const) {
    const card = screen.getByRole('article').filter({ hasText: `Promotion ${title}` })
    await expect.element(card.getByText(word, { exact: true })).toBeVisible()
  }
})

test.each(['claimed', 'rejected', 'issued', 'soon', 'over'])(
  '[PRO-01] the page of a promotion that leaves nothing to do says why, for whom it is, and leads nowhere: %s',
  async (id) => {
    gateway()
    const screen = await renderSite(<PromotionPage />, { path: `/promoDetail?id=${id}`, signedIn: true })
    await expect.element(screen.getByRole('heading', { level: 1, name: `Promotion ${id}` })).toBeVisible()
    await expect.element(screen.getByRole('status').first()).toMatchTextContent(/\w+/)
    await expect.element(screen.getByText('For players aged 18 and over.')).toBeVisible()
    expect(screen.getByRole('link', { name: /^(Deposit|Browse games)$/ }).query()).toBeNull()
    expect(screen.getByRole('button', { name: /^(Play|Log in)/ }).query()).toBeNull()
  },
)

test('[PRO-01] a promotion elsewhere says what one needs there, and opens it outside', async () => {
  gateway()
  const opened: string[] = []
  const screen = await renderSite(<PromotionPage />, {
    path: '/promoDetail?id=outside',
    signedIn: true,
    platform: { openExternal: (url) => void opened.push(url) },
  })
  await expect
    .element(screen.getByText('You need a phone number on Zalo or WhatsApp to redeem this bonus.'))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Open zalo.example' }).click()
  expect(opened).toEqual(['https://zalo.example/x'])
})

test('[PRO-01] an unknown promotion says so, with a link to all promotions', async () => {
  gateway()
  const screen = await renderSite(<PromotionPage />, { path: '/promoDetail?id=%3Cb%3Enothing' })
  await expect.element(screen.getByRole('heading', { name: 'Promotion not found' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See all promotions' }))
    .toHaveAttribute('href', '/promotions')
})

test('[PRO-01] a type is chosen with its count, stands in the address, and one without promotions leads to all', async () => {
  gateway()
  const screen = await renderSite(<PromotionsPage />, { path: '/promotions' })
  const types = screen.getByRole('group', { name: 'Promotion types' })
  const address = screen.getByTestId('address')
  await expect
    .element(types.getByRole('button', { name: /^All ?10$/ }))
    .toHaveAttribute('aria-pressed', 'true')
  expect(types.getByRole('button').elements()).toHaveLength(14)
  await types.getByRole('button', { name: /^Newbie ?1$/ }).click()
  await expect.element(address).toHaveTextContent('/promotions?type=newbie')
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(1)
  await types.getByRole('button', { name: /^Lotto ?0$/ }).click()
  await expect
    .element(screen.getByRole('heading', { name: 'No promotions in “Lotto” right now' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'See all promotions' }).click()
  await expect.element(address).toHaveTextContent('/promotions')
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(10)
})
