import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { NavDropdown } from '#features/navigation/components/nav-dropdown.tsx'
import { PromotionsLink } from '#features/navigation/components/promotions-link.tsx'
import { watchFirstPaint } from '#lib/first-paint/first-paint.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { SegmentedControl } from '#ui/segmented-control/segmented-control.tsx'
import { AccountMenu } from './header/account-menu.tsx'

/** The text a screen reader gets without the page's styles: words and alt texts, without hidden elements. */
function spoken(element: Element): string {
  const pieces = [...element.childNodes].map((node) => {
    if (node instanceof HTMLImageElement) return node.alt
    if (!(node instanceof Element)) return node.textContent
    return node.getAttribute('aria-hidden') === 'true' ? '' : spoken(node)
  })
  return pieces.join('').replaceAll(/\s+/g, ' ')
}

const vendor = (code: string, hot: boolean) => ({
  code,
  name: code,
  icon: '/none.svg',
  hot,
  games: 214,
  to: `/rng?vendor=${code}`,
})
const category = {
  category: 'RNG',
  vendorName: undefined,
  to: '/rng',
  games: 428,
  vendors: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'].map((code) =>
    vendor(code, code === 'A'),
  ),
} as const
const segments = [
  { value: 'all', label: 'All', count: '12' },
  { value: 'own', label: 'Own', count: '3' },
] as const

const places: [name: string, role: 'button' | 'link' | 'radio', ui: ReactNode][] = [
  ['1 unread message juan', 'button', <AccountMenu key="account" />],
  ['Promotion 99 promotions for you', 'link', <PromotionsLink key="promotions" current={false} />],
  ['A hot 214 games', 'link', <NavDropdown key="vendor" category={category} onLeave={() => {}} />],
  ['More 2 more providers', 'link', <NavDropdown key="more" category={category} onLeave={() => {}} />],
  [
    'All 12',
    'radio',
    <SegmentedControl key="kinds" label="Kinds" segments={segments} value="all" onValueChange={() => {}} />,
  ],
]

test.each(places)('[A11Y-01] the words of "%s" stand apart', async (name, role, ui) => {
  const network = fakeNetwork()
  network.answer(member.info, () => samples.member)
  network.answer(member.unreadCount, () => ({ count: 1 }))
  network.answer(member.promotionCount, () => ({ count: 99 }))
  void watchFirstPaint(Promise.resolve(), () => Promise.resolve())
  const screen = await renderSite(ui, { signedIn: true })
  const element = screen.getByRole(role, { name, exact: true })
  await expect.element(element).toBeInTheDocument()
  const named = element.element()
  expect(spoken(named.closest('label') ?? named).trim()).toBe(name)
})
