import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, lost, refusal } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import type { Application } from '#shared/contract/endpoints/promotions.ts'
import { promotions } from '#shared/contract/endpoints/promotions.ts'
import { fromMinor } from '#shared/domain/money.ts'
import en from '#shared/i18n/locales/EN/errors.json' with { type: 'json' }
import { PromotionPage } from './promotion-page.tsx'

const sentTime = Date.parse('2026-11-21T13:34:12Z')
const application: Application = {
  applicationId: 'PA1',
  promotionId: 'zalo',
  state: 'issued',
  remark: 'Jackpot sa Golden Carabao',
  amount: fromMinor(5800),
  points: null,
  sentTime,
  decidedTime: sentTime + 60_000,
  claimedTime: null,
}
const promotion = {
  promotionId: 'zalo',
  type: 'other',
  title: 'Zalo reward',
  summary: 'Apply once a week.',
  content: '<p>Add us first.</p>',
  picture: '',
  startTime: 0,
  redeemContacts: ['ZALO', 'WHATSAPP'],
  apply: { pictures: false, amount: '58.00', pointsUpTo: null, turnover: 1, perWeek: 3 },
}

afterEach(() => page.viewport(1280, 800))

async function open(list: Application[] = [], left = 2) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(promotions.list, () => ({ list: [promotion] }))
  network.answer(promotions.states, () => ({ list: [] }))
  network.answer(promotions.applications, () => ({
    list,
    left,
    weekEnds: Date.parse('2026-11-29T16:00:00Z'),
  }))
  const screen = await renderSite(<PromotionPage />, { path: '/promoDetail?id=zalo', signedIn: true })
  await expect.element(screen.getByRole('form', { name: 'Apply' })).toBeVisible()
  return { network, screen, send: screen.getByRole('button', { name: 'Send application' }) }
}

test('[PRO-01] an application goes out once, with its remark and the number that the promotion asks for', async () => {
  const { network, screen, send } = await open()
  await expect
    .element(screen.getByText('2 applications left this week, until Sun, Nov 29, 23:59'))
    .toBeVisible()
  network.answer(promotions.apply, () =>
    refusal('PROMOTION_WEEK_FULL', 'You’ve applied as often as allowed.'),
  )
  await screen.getByRole('textbox', { name: 'Remark (optional)' }).fill('Sana manalo')
  await screen.getByRole('textbox', { name: 'Zalo or WhatsApp number' }).fill('0917 123 4567')
  await send.click()
  await expect
    .element(screen.getByRole('alert').first())
    .toMatchTextContent('You’ve applied as often as allowed.')
  await expect.element(screen.getByRole('textbox', { name: 'Remark (optional)' })).toHaveValue('Sana manalo')
  network.answer(promotions.apply, () => ({ ...application, state: 'applying' }))
  await send.click()
  await expect.element(screen.getByText('Application sent. You’ll see the result here.')).toBeInTheDocument()
  const [first, second] = network.sent(promotions.apply).map(({ body }) => body)
  expect(first).toMatchObject({
    promotionId: 'zalo',
    remark: 'Sana manalo',
    contact: '09171234567',
    pictures: [],
  })
  // A second try is the same request, so it can't apply twice.
  expect(second).toEqual(first)
  await expect.element(screen.getByRole('textbox', { name: 'Remark (optional)' })).toHaveValue('')
})

test('[NET-05, PRO-01] offline and back while applying: it says so, what was typed stays, and it is the same request', async () => {
  const { network, screen, send } = await open()
  network.answer(promotions.apply, () => ({ ...application, state: 'applying' }))
  const remark = screen.getByRole('textbox', { name: 'Remark (optional)' })
  const contact = screen.getByRole('textbox', { name: 'Zalo or WhatsApp number' })
  await remark.fill('Sana manalo')
  await contact.fill('0917 123 4567')
  network.connect(false)
  await send.click()
  await expect.element(screen.getByText(en.fault.offline)).toBeVisible()
  await expect.element(remark).toHaveValue('Sana manalo')
  await expect.element(contact).toHaveValue('0917 123 4567')
  network.connect(true)
  await send.click()
  await expect.element(screen.getByText('Application sent. You’ll see the result here.')).toBeInTheDocument()
  const [first, second, ...more] = network.sent(promotions.apply).map(({ body }) => body)
  expect([second, more]).toEqual([first, []])
})

test('[PRO-01][MBR-13] a missing number and a remark of 141 characters are said at their fields; nothing is sent', async () => {
  const { network, screen, send } = await open()
  await screen.getByRole('textbox', { name: 'Remark (optional)' }).fill('x'.repeat(141))
  await send.click()
  await expect.element(screen.getByText('Use 140 characters at most.')).toBeVisible()
  await expect.element(screen.getByText('Enter the number you use there.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Remark (optional)' })).toHaveFocus()
  expect(network.sent(promotions.apply)).toEqual([])
})

test('[PRO-01] a week that is used up says from when on one can apply again', async () => {
  const { screen } = await open([], 0)
  await expect
    .element(screen.getByText('You’ve used this week’s applications. You can apply again from Mon, Nov 30.'))
    .toBeVisible()
  expect(screen.getByRole('button', { name: 'Send application' }).query()).toBeNull()
})

test('[PRO-01][MBR-14] a claim whose answer is lost is looked up by its key, and not sent again', async () => {
  const { network, screen } = await open([application])
  network.answer(promotions.claim, lost)
  network.answer(promotions.claimOutcome, () => ({ order: { ...application, state: 'claimed' } }))
  network.answer(promotions.applications, () => ({
    list: [{ ...application, state: 'claimed', claimedTime: sentTime }],
    left: 2,
    weekEnds: sentTime,
  }))
  await screen.getByRole('button', { name: 'Claim ₱58.00' }).click()
  await expect.element(screen.getByText('Claimed 2026-11-21 21:34:12')).toBeVisible()
  expect(network.sent(promotions.claim)).toHaveLength(1)
})

test('[PRO-01] a claim that is refused says why, and can be tried again', async () => {
  const { network, screen } = await open([application])
  network.answer(promotions.claim, () => refusal('CLAIM_GONE', 'There is nothing to claim here any more.'))
  await screen.getByRole('button', { name: 'Claim ₱58.00' }).click()
  await expect.element(screen.getByText('There is nothing to claim here any more.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Claim ₱58.00' })).toBeEnabled()
})

test.each(widths)(
  '[PRO-01][A11Y-01] the application passes WCAG 2.2 AA in both themes and keeps within its window, at %i px',
  async (width) => {
    await setWidth(width)
    const { screen } = await open([
      application,
      { ...application, applicationId: 'PA2', state: 'rejected', reason: 'Only friends could see the post.' },
      { ...application, applicationId: 'PA3', state: 'applying', remark: 'x'.repeat(140) },
    ])
    await expect.element(screen.getByText('Only friends could see the post.')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)
