import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { chooseLanguage } from '#lib/i18n/i18n.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { fakeNetwork, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { SearchOverlay } from './search-overlay.tsx'

const { games, member, promotions, system } = contract

afterEach(() => chooseLanguage('EN'))

const promotion = {
  promotionId: 'p-7',
  type: 'deposit',
  title: 'Monday Reload',
  summary: 'Twenty percent on Mondays',
  content: '',
  picture: '/p.svg',
  startTime: 0,
}

type Someone = {
  /** Account type; omitted for a visitor. */
  type?: number
  /** What the agent check says. */
  agent?: boolean
  /** Flags that the merchant has switched on. */
  on?: readonly string[]
  /** Whether the promotions fail. */
  failing?: boolean
}

async function openSearch({ type, agent = false, on = [], failing = false }: Someone = {}) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(system.settings, () => ({ nodes: on.map((modId) => ({ modId, enabled: '1' })) }))
  network.answer(games.popular, () => ({ list: [] }))
  network.answer(games.hot, () => ({ categories: [] }))
  network.answer(games.recent, () => ({ list: [], total: 0, totalPages: 0 }))
  network.answer(games.list, () => ({ list: [], total: 0, totalPages: 0 }))
  network.answer(promotions.list, () => (failing ? status(500) : { list: [promotion] }))
  network.answer(member.info, () => ({ ...samples.member, type }))
  network.answer(member.agentCheck, () => ({ agent }))
  const screen = await renderSite(<SearchOverlay />, { signedIn: type !== undefined, retryDelay: 0 })
  const field = screen.getByRole('combobox', { name: 'Search games' })
  await expect.element(field).toHaveFocus()
  const option = (group: string, name: string | RegExp) =>
    screen.getByRole('group', { name: new RegExp(`^${group}`) }).getByRole('option', { name })
  return { screen, network, field, option }
}

const overlay = () => useOverlays.getState().open

/** Chooses what a member finds. */
async function choose(words: string, group: string, name: string | RegExp) {
  const { screen, option } = await openSearch({ type: 0 })
  await userEvent.keyboard(words)
  await option(group, name).click()
  return screen
}

test.each([
  ['depost', 'Pages', 'Deposit Account', '/deposit'],
  ['favorit', 'Pages', 'Favourites Account', '/games?type=fav'],
  ['promotoins', 'Pages', 'Promotions', '/promotions'],
  ['mondy', 'Promotions', /^Monday Reload/, '/promoDetail?id=p-7'],
])('[LST-13] a member types "%s", finds under %s %s, and gets to %s', async (words, group, name, address) => {
  const screen = await choose(words, group, name)
  await expect.element(screen.getByTestId('address')).toMatchTextContent(address)
})

test.each([
  ['rewrd', 'Pages', 'Reward centre Member centre', { name: 'member', page: 'rewardCenter' }],
  ['withdrw', 'Pages', 'Withdraw Member centre', { name: 'member', page: 'withdraw' }],
  ['pasword', 'Settings', 'Change password Account', { name: 'changePassword' }],
  [
    'devises',
    'Settings',
    'Devices and logins My account',
    { name: 'member', page: 'securityCenter', query: 'section=devices' },
  ],
])('[LST-13] a member types "%s", finds under %s %s, and opens %j', async (words, group, name, opened) => {
  await choose(words, group, name)
  expect(overlay()).toEqual(opened)
})

test.each([
  ['depost', 'Deposit Account'],
  ['withdrw', 'Withdraw Member centre'],
])('[LST-13][GRD-01] a visitor types "%s", finds %s, and logs in to get there', async (words, name) => {
  const { option } = await openSearch()
  await userEvent.keyboard(words)
  await expect.element(option('Pages', name)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  expect(overlay()).toEqual({ name: 'login' })
})

const offered = {
  visitor: ['log in', 'Pages', 'Log in Account'],
  register: ['register', 'Pages', 'Register Account'],
  forgotten: ['pasword', 'Settings', 'Forgot password? Account'],
  password: ['pasword', 'Settings', 'Change password Account'],
  withdraw: ['withdraw', 'Pages', 'Withdraw Member centre'],
  deposit: ['deposit', 'Pages', 'Deposit Account'],
  recent: ['recently', 'Pages', 'Recently played Account'],
  identity: ['identity', 'Settings', 'Identity check My account'],
  balance: ['balance', 'Settings', 'Hide balance'],
  agent: ['agent centre', 'Pages', 'Agent centre Account'],
  downline: ['downline', 'Pages', 'Downline Agent centre'],
  salary: ['daily salary', 'Pages', 'Daily salary Agent centre'],
  signOut: ['sign out', 'Pages', 'Sign out Account'],
} as const
type Offer = keyof typeof offered

const own: Offer[] = ['password', 'deposit', 'recent', 'balance', 'signOut']
const flags = ['DIRECTREG3', 'CHNGPASSVERIF3', 'identityCheck', 'dailySalary']

test.each<[string, Someone, Offer, Offer[]]>([
  ['a visitor', {}, 'withdraw', ['visitor', 'deposit']],
  [
    'a visitor, with open registration and resets',
    { on: flags },
    'register',
    ['visitor', 'deposit', 'forgotten', 'withdraw', 'identity'],
  ],
  ['a member', { type: 0 }, 'withdraw', own],
  ['a member, with identity checks', { type: 0, on: flags }, 'identity', [...own, 'withdraw']],
  ['an agent', { type: 1, agent: true }, 'downline', [...own, 'withdraw', 'agent']],
  ['an agent whose check has not passed', { type: 1 }, 'withdraw', own],
  ['a demo account', { type: 4 }, 'signOut', ['recent', 'balance']],
])(
  '[LST-13][GRD-03] what only some may use is found by %s only if it is theirs or a login away',
  async (_, who, last, others) => {
    const { screen, field, option } = await openSearch(who)
    // Once what loads last has come, what is missing stays missing.
    await field.fill(offered[last][0])
    await expect.element(option(offered[last][1], offered[last][2])).toBeVisible()
    const found: string[] = []
    for (const [name, [words, group, label]] of Object.entries(offered)) {
      await field.fill(words)
      await expect.element(screen.getByRole('option', { name: `All games for “${words}”` })).toBeVisible()
      if (option(group, label).query()) found.push(name)
    }
    expect(found.toSorted()).toEqual([last, ...others].toSorted())
  },
)

test('[LST-13] the theme and the language change from the search, and English names find pages in any language', async () => {
  const { screen, field, option } = await openSearch({ type: 0 })
  await field.fill('dark')
  await option('Settings', 'Switch to dark theme').click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  await field.fill('vietnamse')
  await option('Settings', /^Tiếng Việt/).click()
  await expect.poll(() => document.documentElement.lang).toBe('vi')
  await screen.getByRole('combobox').fill('withdrw')
  await expect.element(screen.getByRole('option', { name: /^Rút tiền Withdraw/ })).toBeVisible()
  await screen.getByRole('combobox').fill('rut tien')
  await expect.element(screen.getByRole('option', { name: /^Rút tiền/ })).toBeVisible()
})

test('[LST-13] promotions that fail are said in their place, and another try brings them', async () => {
  const { network, screen, field, option } = await openSearch({ type: 0, failing: true })
  await field.fill('deposit')
  await expect.element(option('Pages', 'Deposit Account')).toHaveAttribute('aria-selected', 'true')
  const again = option('Promotions', /The promotions didn’t load/)
  await expect.element(again).toBeVisible()
  network.answer(promotions.list, () => ({ list: [{ ...promotion, title: 'Deposit Monday' }] }))
  await again.click()
  await expect.element(option('Promotions', /^Deposit Monday/)).toBeVisible()
  await expect.element(screen.getByRole('dialog', { name: 'Search' })).toBeVisible()
})
