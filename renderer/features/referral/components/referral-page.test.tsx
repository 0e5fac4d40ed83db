import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fakeNetwork, refusal } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import { violations } from '#lib/testing/violations.ts'
import { setWidth, widths } from '#lib/testing/widths.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { referral } from '#shared/contract/endpoints/referral.ts'
import { showCentrePage } from '#ui/centre-shell/testing/show-centre-page.tsx'
import { darkModules, modulesOf } from '#ui/qr-code/testing/code-modules.ts'
import { useToasts } from '#ui/toast/toast-store.ts'
import { ReferralPage } from './referral-page.tsx'

const joined = Date.parse('2026-11-12T04:00:00Z')
const link = `${window.location.origin}/register?referralCode=JUAN`

function gatewayWithFriends(total = 23) {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(referral.overview, () => ({
    code: 'JUAN',
    rules: {
      levels: [
        { level: 1, percent: '0.50' },
        { level: 2, percent: '0.20' },
        { level: 3, percent: '0.10' },
      ],
      turnover: 0,
      activeDays: 30,
    },
    friends: { total, active: 3, thisMonth: 2 },
    income: { today: '1.20', thisMonth: '461.01', total: total === 0 ? '0' : '1880.40' },
    levels: [1, 2, 3].map((level) => ({ level, friends: 24 - level, validBet: '9120', income: '45.60' })),
    days: Array.from({ length: 30 }, (_, index) => ({
      date: `2026-11-${String(index + 1).padStart(2, '0')}`,
      validBet: '640',
      income: total === 0 ? '0' : '3.20',
    })),
  }))
  network.answer(referral.friends, ({ query }) => {
    const first = (Number(query.get('pageNo')) - 1) * 10
    const count = Math.max(0, Math.min(10, total - first))
    return {
      list: Array.from({ length: count }, (_, index) => ({
        friendId: `F${first + index}`,
        name: `li***${first + index}`,
        joined,
        state: index % 3 === 0 ? 'active' : index % 3 === 1 ? 'quiet' : 'new',
        validBet: '640',
        income: '3.20',
      })),
      total,
      totalPages: Math.ceil(total / 10),
      totals: { validBet: '32170.50', income: '160.85' },
    }
  })
  return network
}

beforeEach(() => {
  useToasts.setState({ toasts: [] })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

/** Titles of the messages on screen. */
const toasts = () => useToasts.getState().toasts.map(({ title }) => title)
const show = () => showCentrePage('Invite friends', ReferralPage)

test.each(widths)(
  '[MBR-10][A11Y-01] the page fits and passes WCAG 2.2 AA in both themes, at %i px',
  async (width) => {
    await setWidth(width)
    gatewayWithFriends()
    const screen = await show()
    await expect.element(screen.getByRole('button', { name: 'Sun, Nov 1: ₱3.20' })).toBeVisible()
    await expect.element(screen.getByText('1 – 10 of 23')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await violations()).toEqual([])
  },
)

test('[MBR-10] the link is the site’s own with the code, can be copied, and is in the QR code', async () => {
  gatewayWithFriends()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await show()
  await expect.element(screen.getByText(link)).toBeVisible()
  const code = screen.getByRole('img', { name: 'QR code of your invitation link' })
  expect(code.element().getBoundingClientRect().width).toBe(200)
  expect(darkModules(code.element())).toEqual(modulesOf(link))
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(toasts).toEqual(['Link copied'])
  await screen.getByRole('button', { name: 'Copy code' }).click()
  expect(write.mock.calls).toEqual([[link], ['JUAN']])
})

test('[MBR-10] without leave to copy, it says what to do', async () => {
  gatewayWithFriends()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const screen = await show()
  await screen.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(toasts).toEqual([expect.stringMatching(/copy it yourself/)])
})

test('[MBR-10] the QR code is saved as a picture', async () => {
  gatewayWithFriends()
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return '#'
  })
  const screen = await show()
  await screen.getByRole('button', { name: 'Save QR code' }).click()
  await expect.poll(() => files.length).toBe(1)
  const bitmap = await createImageBitmap(files[0] ?? new Blob())
  expect([files[0]?.type, bitmap.width, bitmap.height]).toEqual(['image/png', 800, 800])
})

test('[MBR-10] a share button is there only where the browser can share', async () => {
  gatewayWithFriends()
  const screen = await show()
  await expect.element(screen.getByText(link)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Share' }).elements()).toHaveLength('share' in navigator ? 1 : 0)
})

test('[MBR-10] the rules are the server’s, in words', async () => {
  gatewayWithFriends()
  const screen = await show()
  await expect
    .element(screen.getByText('You earn 0.5% of the valid bets of friends you invite.'))
    .toBeVisible()
  await expect.element(screen.getByText(/You can withdraw it at once/)).toBeVisible()
})

test('[MBR-10] friends come page by page, with the sums of all', async () => {
  gatewayWithFriends()
  const screen = await show()
  await expect.element(screen.getByRole('row', { name: /^All friends ₱32,170\.50 ₱160\.85$/ })).toBeVisible()
  await screen.getByRole('button', { name: 'Page 3' }).click()
  await expect.element(screen.getByText('21 – 23 of 23')).toBeVisible()
})

test('[MBR-10] without friends it says how to get some, and draws no chart', async () => {
  gatewayWithFriends(0)
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: 'No friends yet' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Income of the last 30 days' }).query()).toBeNull()
})

test('[MBR-10] what fails says why and is tried again, each part by itself', async () => {
  const network = gatewayWithFriends()
  network.answer(referral.overview, () => refusal('FAILED', 'The income is being counted.'))
  network.answer(referral.friends, () => refusal('FAILED', 'The list is being written.'))
  const screen = await show()
  await expect.element(screen.getByText('The income is being counted.')).toBeVisible()
  const again = gatewayWithFriends()
  again.answer(referral.friends, () => refusal('FAILED', 'The list is being written.'))
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(link)).toBeVisible()
  await expect.element(screen.getByText('The list is being written.')).toBeVisible()
})
