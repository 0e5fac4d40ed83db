import { describe, expect, test } from 'vitest'
import type { Overlay } from './overlay.ts'
import { isSameOverlay, overlaysIn, readOverlay, searchWith, writeOverlay } from './overlay-address.ts'
import { mayOpen, opened, overlayTable } from './overlay-table.ts'
import { centreNames, pageSearch } from './page-search.ts'

const details: Overlay = { name: 'gameDetails', vassalage: 'KD', nodeId: '1001' }

describe('the address of what is open', () => {
  test.each<[Overlay, string | undefined]>([
    [{ name: 'login' }, 'login'],
    [{ name: 'register', referralCode: 'X' }, 'register'],
    [{ name: 'clientSettings' }, 'settings'],
    [{ name: 'deposit' }, 'deposit'],
    [{ name: 'chat' }, 'chat'],
    [{ name: 'search' }, 'search'],
    [details, 'details.KD.1001'],
    [{ name: 'notice', kind: 'player', index: 3 }, 'notice.player.3'],
    [{ name: 'notice', kind: 'popup', index: 0 }, undefined],
    [{ name: 'changePassword', forced: true }, undefined],
    [{ name: 'kioskOperator' }, undefined],
  ])('the overlay %j has the address %j', (overlay, text) => {
    expect(writeOverlay(overlay)).toBe(text)
  })

  test('an overlay’s address is read back as the same overlay', () => {
    for (const text of ['login', 'details.KD.1001', 'notice.banners.0', 'deposit', 'settings', 'menu']) {
      const overlay = readOverlay(text)
      expect(overlay && writeOverlay(overlay)).toBe(text)
    }
  })

  test.each([
    '',
    'nothing',
    'constructor',
    'Login',
    'login.x',
    'details',
    'details.KD',
    'details.KD.1001.x',
    'details.<b>.1',
    'details.KD.' + '9'.repeat(41),
    'notice.player',
    'notice.player.-1',
    'notice.player.1e3',
    'notice.popup.0',
    'notice.toString.0',
    'changePassword',
    'kioskOperator',
    '%E0%A4%A',
  ])('the address %j names no overlay, and is ignored', (text) => {
    expect(readOverlay(text)).toBeUndefined()
    expect(overlaysIn(`?overlay=${text}&overlay=login`)).toEqual([{ name: 'login' }])
  })

  test.each<Overlay>([
    { name: 'notice', index: 6, kind: 'player' },
    { name: 'register', referralCode: 'X' },
    { name: 'member', query: 'page=2', page: 'records' },
    details,
  ])('the overlay that an address was made for is recognised: %j', (overlay) => {
    const [read] = overlaysIn(searchWith('', [overlay]))
    expect(read && isSameOverlay(read, overlay)).toBe(true)
  })

  test('overlays at different addresses differ, and one without an address is only itself', () => {
    expect(isSameOverlay(details, { ...details, nodeId: '1002' })).toBe(false)
    expect(isSameOverlay({ name: 'kioskOperator' }, { name: 'changePassword' })).toBe(false)
    expect(isSameOverlay({ name: 'kioskOperator' }, { name: 'kioskOperator' })).toBe(false)
  })

  test('the page keeps its own query, letter by letter', () => {
    const page = '?search=gold%20x&vassalage=JL&a'
    expect(searchWith(page, [details])).toBe(`${page}&overlay=details.KD.1001`)
    expect(pageSearch(searchWith(page, [details, { name: 'login' }]))).toBe(page)
    expect(searchWith('?overlay=login', [])).toBe('')
    expect(pageSearch('?overlays=1')).toBe('?overlays=1')
  })

  test('an address may name one of each layer; what can’t be open at once gives way', () => {
    expect(overlaysIn('?overlay=login&overlay=details.KD.1001&overlay=register')).toEqual([
      details,
      { name: 'register' },
    ])
  })
})

describe.each(centreNames)('[MBR-01][AGT-01] the address of the %s centre', (name) => {
  test.each<[string, Overlay[]]>([
    [`?${name}=`, [{ name }]],
    [`?${name}=teamBetting`, [{ name, page: 'teamBetting' }]],
    [
      `?type=hot&${name}=teamBetting&${name}.range=today&${name}.page=2&overlay=login`,
      [{ name, page: 'teamBetting', query: 'range=today&page=2' }, { name: 'login' }],
    ],
  ])('%s', (search, stack) => {
    expect(overlaysIn(search)).toEqual(stack)
    expect(searchWith(search, stack)).toBe(search)
  })

  test('what its page is filtered by is not the page’s below, and goes with it', () => {
    const search = `?page=1&${name}=teamBetting&${name}.page=2`
    expect(pageSearch(search)).toBe('?page=1')
    expect(searchWith(search, [])).toBe('?page=1')
    expect(pageSearch(`?${name}.page=2`)).toBe('')
  })

  test.each([`?${name}=<b>`, `?${name}=a.b`, `?${name}=${'x'.repeat(41)}`])(
    'the address %s names no page, and is ignored',
    (search) => {
      expect(overlaysIn(search)).toEqual([])
    },
  )

  test('it is for those who are signed in, and the only centre that is open', () => {
    expect(mayOpen({ name }, false)).toBe(false)
    expect(mayOpen({ name }, true)).toBe(true)
    const others = centreNames.filter((other) => other !== name)
    const search = `?${[...others, name].map((centre) => `${centre}=page`).join('&')}`
    expect(overlaysIn(search)).toHaveLength(1)
    expect(
      centreNames.reduce<readonly Overlay[]>((stack, other) => opened(stack, { name: other }), []),
    ).toHaveLength(1)
  })
})

test('every centre among the overlays has a parameter of its own, and nothing else has one', () => {
  const centres = Object.entries(overlayTable).filter(([, { kind }]) => kind === 'centre')
  expect(centres.map(([name]) => name).toSorted()).toEqual([...centreNames].toSorted())
})

describe('when an overlay is opened above another', () => {
  const stackOf = (...overlays: Overlay[]) => overlays.reduce<readonly Overlay[]>(opened, [])
  test('a dialog lies above a panel, which is there again when it closes', () => {
    expect(stackOf(details, { name: 'login' })).toEqual([details, { name: 'login' }])
  })
  test('one dialog gives way to another, and a panel closes what lies above it', () => {
    expect(stackOf({ name: 'login' }, { name: 'register' })).toEqual([{ name: 'register' }])
    expect(stackOf(details, { name: 'login' }, { name: 'chat' })).toEqual([{ name: 'chat' }])
  })
})

test('[STO-03, GRD-01] an address opens nothing private for a visitor before the login, and no login for a member', () => {
  const open = (signedIn: boolean) =>
    overlaysIn('?overlay=deposit')
      .concat(overlaysIn('?overlay=login'))
      .filter((one) => mayOpen(one, signedIn))
  expect(open(false)).toEqual([{ name: 'login' }])
  expect(open(true)).toEqual([{ name: 'deposit' }])
  expect(Object.values(overlayTable).filter(({ audience }) => audience === 'members')).not.toEqual([])
})
