import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { mostEmbedders, siteOrigin } from '../gateway/site-origin.ts'

let client: TestClient
let token: string
beforeAll(async () => {
  client = new TestClient()
  token = await client.logIn('juan')
})
afterAll(() => client.close())

type Filters = Partial<InputOf<typeof contract.games.list>>
const list = (filters: Filters = {}) =>
  client.value(
    contract.games.list,
    {
      clientType: 3,
      platform: 'flash,html5-desktop',
      channel: 'WEB',
      merchant: 'palaro',
      language: 'EN',
      minLineNum: 0,
      pageNo: 1,
      pageSize: 15,
      ...filters,
    },
    { token },
  )

test('the first games of the slots are the best known ones', async () => {
  const { list: games, total, totalPages } = await list({ gameType: 'RNG' })
  expect(games).toHaveLength(15)
  expect(games.slice(0, 3).map(({ gameName }) => gameName)).toEqual([
    'Golden Carabao',
    'Manila Nights',
    'Perlas ng Silangan',
  ])
  expect(totalPages).toBe(Math.ceil(total / 15))
})

test('pages follow each other without gaps or repeats, to the last', async () => {
  const first = await list({ vassalage: 'SK', pageSize: 4 })
  const pages = await Promise.all(
    Array.from({ length: first.totalPages }, (_, index) =>
      list({ vassalage: 'SK', pageSize: 4, pageNo: index + 1 }),
    ),
  )
  const ids = pages.flatMap((page) => page.list.map(({ nodeId }) => nodeId))
  expect(new Set(ids).size).toBe(first.total)
  expect((await list({ vassalage: 'SK', pageSize: 4, pageNo: first.totalPages + 1 })).list).toEqual([])
})

test.each([
  ['halo-halo', 'Halo-Halo Splash'],
  ['HALO HALO', 'Halo-Halo Splash'],
  ['golden carab', 'Golden Carabao'],
  ['  carabao golden ', 'Golden Carabao'],
])('a search for "%s" finds %s', async (gameName, found) => {
  const { list: games } = await list({ gameName })
  expect(games.map((game) => game.gameName)).toContain(found)
})

test.each([
  ['goldn carabau', 'Golden Carabao'],
  ['manlia nihgts', 'Manila Nights'],
  ['halohalo', 'Halo-Halo Splash'],
  ['jepney', 'Jeepney Express'],
  ['perlaz ng silagan', 'Perlas ng Silangan'],
])('[LST-13] a search for "%s" is forgiven, and finds %s first', async (gameName, found) => {
  const { list: games, total, totalPages } = await list({ gameName })
  expect(games[0]?.gameName).toBe(found)
  expect(totalPages).toBe(Math.ceil(total / 15))
})

test('[LST-13] a forgiven search keeps to its filters, and what is found as typed is all that is found', async () => {
  expect((await list({ gameName: 'goldn carabau', vassalage: 'PP' })).total).toBe(0)
  const { list: games } = await list({ gameName: 'gold', pageSize: 100 })
  expect(games.every(({ gameName }) => /gold/i.test(gameName))).toBe(true)
})

test('a game that was taken away is in no list, and neither opens nor tells of itself', async () => {
  const [game] = (await list({ gameName: 'Tarsier Gold' })).list
  client.server.sandbox.settings.change({ goneGames: String(game?.nodeId) })
  try {
    expect((await list({ gameName: 'Tarsier Gold' })).list.map(({ gameName }) => gameName)).not.toContain(
      'Tarsier Gold',
    )
    await expect(client.launch(token, 'Tarsier Gold')).rejects.toThrow(/GAME_GONE/)
    const detail = client.value(contract.games.detail, {
      vassalage: 'JL',
      nodeId: String(game?.nodeId),
      language: 'EN',
    })
    await expect(detail).rejects.toThrow(/GAME_GONE/)
  } finally {
    client.server.sandbox.settings.change({ goneGames: '' })
  }
})

test.each([
  ['of two thousand words', 'zq '.repeat(2000)],
  ['of a hundred thousand letters', 'golden'.repeat(16_667)],
  ['of nothing but signs', '%_'.repeat(5000)],
])('a search %s is answered, with nothing', async (_, gameName) => {
  expect((await list({ gameName })).total).toBe(0)
})

test('a page further than numbers count is empty', async () => {
  expect((await list({ pageNo: 1e300 })).list).toEqual([])
})

test('a search with signs that SQL knows finds nothing, and harms nothing', async () => {
  for (const gameName of ['zzzz%', "x' OR 1=1 --", '__zz__']) expect((await list({ gameName })).total).toBe(0)
})

test('filters hold for every game that is listed', async () => {
  const cheap = await list({ gameType: 'RNG', minBet: '0.05', pageSize: 100 })
  expect(cheap.list.length).toBeGreaterThan(0)
  expect(cheap.list.every(({ minBet }) => minBet === '0.05')).toBe(true)
  const jackpots = await list({ gameClassify: 'JP', pageSize: 100 })
  expect(jackpots.list.every(({ jackpot }) => typeof jackpot === 'string')).toBe(true)
  const hot = await list({ hot: 1, gameType: 'LIVE', pageSize: 100 })
  expect(hot.list.length).toBeGreaterThan(0)
  expect(hot.list.every(({ gameType }) => gameType === 'LIVE')).toBe(true)
})

test('[LST-04] what can be filtered by comes with as many games as the list then finds', async () => {
  const filters = await client.value(contract.games.filters, { gameType: 'LIVE', language: 'EN' })
  expect(filters.minRtp.length).toBeGreaterThan(0)
  expect(filters.volatility.length).toBeGreaterThan(0)
  for (const filter of ['volatility', 'minRtp', 'feature'] as const)
    for (const { value, count } of filters[filter])
      expect((await list({ gameType: 'LIVE', [filter]: value })).total).toBe(count)
})

test('[LST-04] every game that is listed passes the filters, and says what they ask for', async () => {
  const { list: games } = await list({ gameType: 'LIVE', minRtp: '97', volatility: 'low', pageSize: 100 })
  expect(games.length).toBeGreaterThan(0)
  for (const { rtp, volatility } of games) {
    expect(Number(rtp)).toBeGreaterThanOrEqual(97)
    expect(volatility).toBe('low')
  }
  for (const filter of [{ minRtp: 'much' }, { volatility: 'none' }, { feature: 'x' }])
    expect((await list(filter)).total).toBe(0)
})

test('a favourite is kept once, marked in lists, and dropped', async () => {
  const favourite = { nodeId: '1002', vendor: 'PP', gameType: 'RNG' }
  for (let i = 0; i < 2; i++) await client.value(contract.games.addFavourite, favourite, { token })
  const paging = { pageNo: 1, pageSize: 15, language: 'EN' }
  const kept = () => client.value(contract.games.favourites, { gameType: 'RNG', ...paging }, { token })
  expect((await kept()).list.map(({ gameName }) => gameName)).toEqual(['Manila Nights'])
  expect((await list({ gameName: 'manila nights' })).list[0]).toMatchObject({ favourite: true })
  await client.value(contract.games.removeFavourite, favourite, { token })
  expect((await kept()).total).toBe(0)
})

test('a game that was launched is the latest of the recent ones', async () => {
  for (const name of ['Bulkan Fury', 'Diwata 88', 'Bulkan Fury']) {
    await client.launch(token, name)
    client.server.clock.advance(1000)
  }
  const recent = await client.value(
    contract.games.recent,
    { clientType: 3, pageNo: 1, pageSize: 15, language: 'EN' },
    { token },
  )
  expect(recent.list.map(({ gameName }) => gameName)).toEqual(['Bulkan Fury', 'Diwata 88'])
})

test('[LST-02, LST-03] own games are listed by type and name, counted by the gateway, which says that it filtered', async () => {
  const session = await client.logIn('rico')
  const live = (await list({ gameType: 'LIVE' })).list[0]?.gameName ?? ''
  for (const name of ['Golden Carabao', live, 'Manila Nights']) {
    await client.launch(session, name)
    client.server.clock.advance(1000)
  }
  for (const { nodeId, vassalage, gameType } of (await list({ gameType: 'RNG' })).list)
    await client.value(
      contract.games.addFavourite,
      { nodeId, vendor: vassalage, gameType },
      { token: session },
    )
  const paging = { clientType: 3, pageNo: 1, pageSize: 1, language: 'EN' }
  const names = (page: { list: readonly { gameName: string }[] }) => page.list.map(({ gameName }) => gameName)
  const recent = (filters: Filters) =>
    client.value(contract.games.recent, { ...filters, ...paging }, { token: session })
  const kept = (filters: Filters) =>
    client.value(contract.games.favourites, { ...filters, gameType: 'RNG', ...paging }, { token: session })

  const slots = await recent({ gameType: 'RNG' })
  expect(names(slots)).toEqual(['Manila Nights'])
  expect(slots).toMatchObject({ filtered: true, total: 2, totalPages: 2 })
  expect((await recent({ gameName: 'carabao' })).total).toBe(1)
  expect(names(await recent({ gameName: 'carabo' }))).toEqual(['Golden Carabao'])
  expect((await recent({ gameName: 'nothing of this name' })).total).toBe(0)
  expect(await kept({ gameName: 'golden carabao' })).toMatchObject({
    filtered: true,
    total: 1,
    list: [{ gameName: 'Golden Carabao' }],
  })
  expect((await kept({ vassalage: 'none' })).total).toBe(0)
})

test('launches that go wrong go wrong in their own way', async () => {
  await expect(client.launch(token, 'Quiet Lagoon')).rejects.toThrow(
    /GAME_MAINTENANCE: Quiet Lagoon is under/,
  )
  await expect(client.launch(token, 'Tongits Tambayan')).rejects.toThrow(/SUB_GAME_FIRST/)
  expect(await client.launch(token, 'Slow Boat')).toMatch(/^http:\/\/127\.0\.0\.1:4311\/slow-boat\?token=/)
  expect(await client.launch(token, 'Stray Kite')).toMatch(/^http:\/\/games\.stray-kite\.example\//)
  expect(URL.canParse(await client.launch(token, 'Broken Compass'))).toBe(false)
})

test('a game with sub-games lists them, and each can be launched', async () => {
  const parent = (await list({ gameName: 'tongits tambayan' })).list[0]
  expect(parent?.isGame).toBe('VASSALAGE')
  const { list: rooms } = await client.value(
    contract.games.subGames,
    { vassalage: 'KW', nodeId: parent?.nodeId ?? '', language: 'EN' },
    { token },
  )
  expect(rooms).toHaveLength(3)
  expect(await client.launch(token, rooms[0]?.gameName ?? '')).toContain('/play?token=')
})

test('a game comes back to the page that launched it, if that is on this machine', async () => {
  const { embedders } = client.server.sandbox
  const url = new URL(await client.launch(token, 'Golden Carabao'))
  expect(url.searchParams.get('parentOrigin')).toBe('http://127.0.0.1:4310')
  expect([...embedders]).toEqual(['http://127.0.0.1:4310'])
})

test('[LNCH-06] made-up return addresses neither add up nor keep the site from its own games', async () => {
  const { sandbox } = client.server
  sandbox.origin = 'http://127.0.0.1:4310'
  await client.launch(token, 'Golden Carabao')
  for (const name of ['evil.localhost:4310', 'user@127.0.0.1.example', '127.0.0.1.example'])
    expect(siteOrigin(sandbox, `http://${name}/`)).toBeUndefined()
  for (let port = 5000; port < 5400; port += 1) siteOrigin(sandbox, `http://127.0.0.1:${port}/`)
  expect(sandbox.embedders.size).toBe(mostEmbedders)
  expect(sandbox.embedders).toContain('http://127.0.0.1:4310')
  expect(sandbox.embedders).toContain('http://127.0.0.1:5399')
})

test('[LNCH-06] a free-play session opens many games, and not without end', async () => {
  const limited = new TestClient({ settings: { limits: true } })
  const demo = await limited.logIn('demo')
  for (let launch = 0; launch < 60; launch += 1) await limited.launch(demo, 'Golden Carabao')
  await expect(limited.launch(demo, 'Golden Carabao')).rejects.toThrow('TOO_MANY_CALLS')
  limited.close()
})

test('[NAV-04] tables have a lane of their own, with as many games as the list finds', async () => {
  const { lanes } = await client.value(contract.games.vendors, { merchantCode: 'palaro', language: 'EN' })
  const tables = lanes.find(({ title }) => title === 'Table Game')?.cards ?? []
  expect(tables.map(({ vassalage }) => vassalage)).toContain('BL')
  for (const { vassalage, gameType, gameCount } of tables) {
    expect(gameType).toBe('TABLE')
    expect((await list({ gameType: 'LIVE', vassalage, gameClassify: 'TABLE' })).total).toBe(gameCount)
  }
})

test('vendors that the merchant does not offer are gone from lanes, lists and counts', async () => {
  const { settings } = client.server.sandbox
  settings.change({ hiddenVendors: 'DS88, AV' })
  const { lanes } = await client.value(contract.games.vendors, { merchantCode: 'palaro', language: 'EN' })
  const codes = lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage))
  expect(codes).not.toContain('DS88')
  expect(codes).toContain('FB')
  expect((await list({ vassalage: 'AV' })).total).toBe(0)
  settings.change({ hiddenVendors: '' })
})

test('texts come in the language that is asked for, English where there is none', async () => {
  const titles = async (lang: string) =>
    (await client.value(contract.system.helpCenter, { lang, device: 'WEB' })).topics.map(({ title }) => title)
  expect((await titles('EN'))[0]).toBe('About us')
  expect((await titles('TY'))[0]).toBe('Tungkol sa amin')
  expect((await titles('VI'))[0]).toBe('Về chúng tôi')
  expect((await titles('KO'))[0]).toBe('회사 소개')
  expect(await titles('FR')).toEqual(await titles('EN'))
})

test('every banner leads somewhere that exists, or nowhere', async () => {
  const { banners } = await client.value(contract.system.whitelabel, { platform: 'web', language: 'EN' })
  const groups = new Set(banners.map(({ groupName }) => groupName))
  for (const group of ['w_home', 'w_rng', 'w_live', 'w_login', 'w_reg', 'w_deposit20', 'w_bet20'])
    expect(groups).toContain(group)
  for (const { linkageType, target, url, actionLabel } of banners) {
    expect(Boolean(linkageType)).toBe(Boolean(target))
    expect(Boolean(actionLabel)).toBe(Boolean(target))
    expect((await client.fetch(`/cdn/a${url}`)).headers.get('Content-Type')).toContain('image/svg+xml')
  }
})

test('[HOM-01] no banner offers a game of a vendor that is hidden', async () => {
  const groups = async () =>
    (await client.value(contract.system.whitelabel, { platform: 'web', language: 'EN' })).banners.map(
      ({ groupName }) => groupName,
    )
  expect(await groups()).toContain('w_esports')
  const { settings } = client.server.sandbox
  settings.change({ hiddenVendors: 'AV' })
  expect(await groups()).not.toContain('w_esports')
  settings.change({ hiddenVendors: '' })
})

test('[HOM-04] the banner on home counts the studios of the lists, and leaves the number of games to the brand', async () => {
  const { banners } = await client.value(contract.system.whitelabel, { platform: 'web', language: 'EN' })
  const { lanes } = await client.value(contract.games.vendors, { merchantCode: 'palaro', language: 'EN' })
  const studios = new Set(lanes.flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage))).size
  expect(banners[0]?.subtitle).toContain(`from ${studios} studios`)
  expect(banners[0]?.subtitle).not.toMatch(/\d games/)
})

test('a banner that leads to a game shows that game’s motif, and no other', async () => {
  const { banners } = await client.value(contract.system.whitelabel, { platform: 'web', language: 'EN' })
  const pictureOf = async (path: string) => (await client.fetch(`/cdn/a${path}`)).text()
  const shapeOf = (svg: string) => /<g id="[^"]+m">(.*?)<\/g>/s.exec(svg)?.[1]?.match(/ d="[^"]+"/g)
  const linked = banners.filter(({ linkageType }) => linkageType === 'GAME')
  expect(linked.length).toBeGreaterThan(2)
  for (const { url, target } of linked) {
    const banner = shapeOf(await pictureOf(url))
    const tile = shapeOf(await pictureOf(`/games/${target}.svg`))
    expect(tile?.length).toBeGreaterThan(0)
    expect(banner?.slice(0, 2)).toEqual(tile?.slice(0, 2))
  }
})
