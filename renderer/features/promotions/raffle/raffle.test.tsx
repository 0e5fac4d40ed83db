import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, lost, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { promotions, type RaffleDraw } from '#shared/contract/endpoints/promotions.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { PromotionPage } from '../components/promotion-page.tsx'

const now = Date.parse('2026-11-21T13:37:00Z')
const promotion = {
  promotionId: 'parol',
  type: 'other',
  title: 'Parol draw',
  summary: 'Every ₱1,000.00 of valid bets is one draw.',
  content: '<p>Claim a prize within seven days.</p>',
  picture: '',
  startTime: now - 1000,
  raffle: true,
}
const raffle = {
  startTime: Date.parse('2026-11-02T16:00:00Z'),
  endTime: Date.parse('2026-12-24T16:00:00Z'),
  now,
  betsPerDraw: '1000.00',
  turnover: 1,
  claimDays: 7,
  draws: 42_000,
  gone: 21_000,
  prizes: [
    { prizeId: 'a', amount: '50000.00', points: null, count: 1, left: 0 },
    { prizeId: 'b', amount: '500.00', points: null, count: 400, left: 200 },
    { prizeId: 'c', amount: null, points: 2000, count: 2000, left: 1000 },
  ],
  winners: [{ customerName: 'ke***v', amount: '5000.00', points: null, time: now - 240_000 }],
}
const won: RaffleDraw = {
  number: 3,
  parol: 5,
  amount: fromMinor(500_00),
  points: null,
  state: 'won',
  time: now,
  claimUntil: now + 7 * 86_400_000,
}
const blank: RaffleDraw = { ...won, number: 2, parol: 1, amount: null, state: 'nothing', claimUntil: null }
const draws = (list: RaffleDraw[], left = 2) => ({
  drawn: list[0]?.number ?? 0,
  left,
  toNext: '380.00',
  list,
})

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => page.viewport(1280, 800))

async function open(own = draws([blank]), more: object = {}, signedIn = true) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(promotions.list, () => ({ list: [promotion] }))
  network.answer(promotions.states, () => ({ list: [] }))
  network.answer(promotions.raffle, () => ({ ...raffle, ...more }))
  network.answer(promotions.raffleDraws, () => own)
  const screen = await renderSite(<PromotionPage />, { path: '/promoDetail?id=parol', signedIn })
  await expect.element(screen.getByRole('heading', { name: 'Parol draw', level: 1 })).toBeVisible()
  const parol = (number: number) => screen.getByRole('button', { name: `Parol ${number}`, exact: true })
  return { network, screen, parol }
}

test('[PRO-01] says what is left, what the next draw takes, each prize’s chance, and who won', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('Until Dec 24, 23:59')).toBeVisible()
  await expect.element(screen.getByText('₱380.00')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: '₱50,000 cash 0 of 1 All gone' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: '₱500 cash 200 of 400 1 in 105' })).toBeVisible()
  await expect
    .element(screen.getByText('About 19 in 20 draws win nothing. 42,000 draws in total, 21,000 used so far.'))
    .toBeVisible()
  await expect.element(screen.getByText('ke***v · 4m ago')).toBeVisible()
  await expect.element(screen.getByText('Claim a prize within seven days.')).toBeVisible()
})

test('[PRO-01] a picked parol opens with what was drawn, which is then claimed once', async () => {
  const { network, screen, parol } = await open()
  network.answer(promotions.raffleDraw, () => won)
  network.answer(promotions.raffleDraws, () => draws([won, blank], 1))
  await parol(5).click()
  await expect.element(screen.getByText('You drew')).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Nine parols, one open' })).toBeVisible()
  expect(network.sent(promotions.raffleDraw).map(({ body }) => body)).toEqual([
    { promotionId: 'parol', number: 3, parol: 5 },
  ])
  await expect.element(screen.getByText('You won ₱500.00')).toBeVisible()
  await expect.element(screen.getByText('Claim by Nov 28, 21:37. Turnover 1×.')).toBeVisible()
  const claimed = { ...won, state: 'claimed', claimUntil: null } as const
  network.answer(promotions.raffleClaim, () => claimed)
  network.answer(promotions.raffleDraws, () => draws([claimed, blank], 1))
  await screen.getByRole('button', { name: 'Claim ₱500.00' }).click()
  await expect.element(screen.getByText('₱500.00 is now in your balance.')).toBeVisible()
  await expect.element(screen.getByText('Claimed', { exact: true })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Claim ₱500.00' }).query()).toBeNull()
  expect(network.sent(promotions.raffleClaim)).toHaveLength(1)
})

test('[PRO-01] a draw whose answer is lost shows up with the draws, and isn’t made twice', async () => {
  const { network, screen, parol } = await open()
  network.answer(promotions.raffleDraw, lost)
  network.answer(promotions.raffleDraws, () => draws([{ ...blank, number: 3, parol: 7 }, blank], 1))
  await parol(7).click()
  await expect.element(screen.getByRole('status').getByText('Nothing this time')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
  expect(network.sent(promotions.raffleDraw)).toHaveLength(1)
})

test('[PRO-01] a refused draw says why', async () => {
  const { network, screen, parol } = await open()
  network.answer(promotions.raffleDraw, () => refusal('RAFFLE_EMPTY', 'All draws are gone.'))
  await parol(1).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('All draws are gone.')
})

test('[PRO-01][MBR-14] a claim whose answer is lost is looked up by its key, and not sent again', async () => {
  const { network, screen } = await open(draws([won]))
  const claimed = { ...won, state: 'claimed', claimUntil: null } as const
  network.answer(promotions.raffleClaim, lost)
  network.answer(promotions.raffleClaimOutcome, () => ({ order: claimed }))
  network.answer(promotions.raffleDraws, () => draws([claimed]))
  await screen.getByRole('button', { name: 'Claim ₱500.00' }).click()
  await expect.element(screen.getByText('₱500.00 is now in your balance.')).toBeVisible()
  expect(network.sent(promotions.raffleClaim)).toHaveLength(1)
})

test('[PRO-01] without a draw left the parols are locked, and games are a press away', async () => {
  const { screen, parol } = await open(draws([], 0))
  await expect.element(screen.getByRole('link', { name: 'Play for the next draw' })).toBeVisible()
  await expect.element(parol(1)).toBeDisabled()
  await expect.element(screen.getByText('Your draws are listed here, with what you won.')).toBeVisible()
})

test.each([
  [
    'before',
    { now: raffle.startTime - 1 },
    'Starts Nov 3, 00:00',
    'The draw hasn’t started. Bets count from its first day.',
  ],
  ['after', { now: raffle.endTime }, 'Ended Dec 24, 23:59', 'The draw is over. Unused draws have expired.'],
])('[PRO-01] %s its days it says so, and nothing can be drawn', async (_, more, mark, hint) => {
  const { screen, parol } = await open(draws([{ ...won, state: 'lapsed', claimUntil: null }], 0), more)
  await expect.element(screen.getByText(mark)).toBeVisible()
  await expect.element(screen.getByText(hint)).toBeVisible()
  await expect.element(screen.getByText('Expired')).toBeVisible()
  await expect.element(parol(1)).toBeDisabled()
})

test('[PRO-01] a visitor sees the prizes, and is asked to log in; nothing private is asked for', async () => {
  const { network, screen } = await open(draws([]), {}, false)
  await expect.element(screen.getByRole('button', { name: 'Log in to draw' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Prizes' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your draws' }).query()).toBeNull()
  expect([...network.sent(promotions.raffleDraws), ...network.sent(member.info)]).toEqual([])
})

test('[PRO-01] the raffle and the own draws fail on their own, and load again', async () => {
  const { network, screen } = await open()
  network.answer(promotions.raffleDraws, () => status(500))
  const { screen: second } = await (async () => {
    await screen.unmount()
    const again = await renderSite(<PromotionPage />, { path: '/promoDetail?id=parol', signedIn: true })
    return { screen: again }
  })()
  await expect.element(second.getByText('Your draws didn’t load')).toBeVisible()
  await expect.element(second.getByRole('heading', { name: 'Prizes' })).toBeVisible()
  network.answer(promotions.raffleDraws, () => draws([blank]))
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect.element(second.getByText('Nothing this time')).toBeVisible()
})

test.each(widths)(
  '[PRO-01][A11Y-01] the raffle passes WCAG 2.2 AA in both themes and fits, at %i px',
  async (width) => {
    await setWidth(width)
    const { screen } = await open(
      draws([
        won,
        { ...won, number: 2, amount: null, points: 2000, state: 'claimed' },
        { ...blank, number: 1 },
      ]),
    )
    await expect.element(screen.getByText('You won ₱500.00')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)
