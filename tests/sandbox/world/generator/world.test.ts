import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { focusOf } from '#sandbox/provider/games/sports/sports-catalogue.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { gameTypes, isLotteryVendor } from '#shared/domain/game-types.ts'
import { agentIds } from '../accounts/accounts.ts'
import { toArtCategory } from '../art/category.ts'
import { featureWords, jackpotWords, modelThemes } from '../art/data/name-words.ts'
import { motifsFor } from '../art/motifs/catalogue.ts'
import { gameFeatures, gameModels, modelOf, tagOf } from '../games/game-models.ts'
import { makeGames } from '../games/games.ts'
import { makeRooms } from '../games/rooms.ts'
import { vendorPlans } from '../games/vendors.ts'
import { eachDayShare, eachFigures, figuresRank } from './figures.ts'
import { eachAncestor, makeMembers } from './members.ts'

let client: TestClient
beforeEach(() => {
  client = new TestClient()
})
afterEach(() => client.close())

const full = makeGames(88, 1)
const listed = full.filter(({ parent }) => parent === null)

test('the same seed gives the same world, another seed another', () => {
  const figures = (seed: number) => {
    const members = makeMembers(seed, 'small')
    const months = [...eachFigures(seed, members.length)]
    return { members, months, days: [...eachDayShare(seed)], games: makeGames(seed, 0.1) }
  }
  expect(figures(88)).toEqual(figures(88))
  expect(figures(89)).not.toEqual(figures(88))
})

test('a full world has 10,000 games of forty vendors, each with a name of its own', () => {
  expect(vendorPlans).toHaveLength(40)
  expect(listed).toHaveLength(10_000)
  expect(new Set(full.map(({ name }) => name)).size).toBe(full.length)
  expect(new Set(listed.map(({ vendor }) => vendor)).size).toBe(40)
  expect(listed.filter(({ vendor }) => vendor === 'JL')).toHaveLength(214)
})

test('[LNCH-12] a name says what is played behind its tile, and never another game', () => {
  const subjects = Object.entries(modelThemes).flatMap(([model, names = []]) =>
    names.map((name) => ({ model, pattern: new RegExp(`\\b${name}\\b`, 'i') })),
  )
  const lies = full.filter(
    ({ name, model, category }) =>
      category !== 'RNG' &&
      subjects.some(({ pattern }) => pattern.test(name)) &&
      !subjects.some((subject) => subject.model === model && subject.pattern.test(name)),
  )
  expect(lies.map(({ name, model }) => `${name}: ${model}`)).toEqual([])
  const nameless = full.filter(
    ({ name, category, model, parent }) =>
      (category === 'TABLE' || category === 'PVP') &&
      parent === null &&
      !modelThemes[model]?.some((subject) => name.includes(subject)),
  )
  expect(nameless.map(({ name }) => name)).toEqual([])
})

test('[LNCH-12] a word that promises a feature names only slots whose model has it', () => {
  const slots = full.filter(({ category, parent }) => category === 'RNG' && parent === null)
  const says = (name: string, words: readonly string[]) =>
    words.some((word) => new RegExp(`\\b${word}$`, 'i').test(name))
  const lies = slots.filter(
    ({ name, model, jackpot }) =>
      (says(name, jackpotWords) && jackpot === null) ||
      gameFeatures.some(
        (feature) =>
          says(name, featureWords[feature] ?? []) && !modelOf({ model }).features.includes(feature),
      ),
  )
  expect(lies.map(({ name, model }) => `${name}: ${model}`)).toEqual([])
  expect(slots.filter(({ name }) => /\b(cluster|megaways|respins|scatter)\b/i.test(name))).toEqual([])
  for (const feature of gameFeatures.filter((each) => featureWords[each]))
    expect(slots.some(({ name }) => says(name, featureWords[feature] ?? []))).toBe(true)
})

test('[LNCH-12] the lines of a game are those of the model behind it, and every model with a tag is played', () => {
  for (const { model, lines } of full) expect(lines).toBe(modelOf({ model }).lines ?? 0)
  const tags = new Set(full.map(({ model }) => tagOf(modelOf({ model }))?.EN))
  for (const tag of ['Free spins', 'Wild reels', 'Bonus buy', 'Hold & Win', 'Tumble'])
    expect(tags).toContain(tag)
})

test('[LNCH-12] a sportsbook has the sport that it is named after', () => {
  const books = full.filter(({ model }) => model === 'sportsbook')
  const nameless = books.filter(({ name }) => !/sportsbook/i.test(name) && !focusOf('sportsbook', name))
  expect(nameless.map(({ name }) => name)).toEqual([])
})

test('[LNCH-12] every slot, card and dice game shows what its name says', () => {
  const named = full.filter(
    ({ name, category, model, quirk }) =>
      quirk === '' && (category === 'RNG' || modelThemes[model]?.some((subject) => name.includes(subject))),
  )
  const wordless = named.filter(({ name, category }) => {
    const of = toArtCategory(category)
    return motifsFor(name, of) === motifsFor('', of)
  })
  expect(named.length).toBeGreaterThan(8_000)
  expect(wordless.map(({ name }) => name)).toEqual([])
})

test('[LST-11] every room has a stake that its game allows, and a card room the seats of its game', () => {
  const games = new Map(full.map((game) => [game.node_id, game]))
  const rooms = makeRooms(88, full)
  const wrong = rooms.filter(({ node_id, stake }) => {
    const { min_bet = 0, max_bet = 0 } = games.get(node_id) ?? {}
    return stake < min_bet || stake > max_bet
  })
  expect(wrong).toEqual([])
  const seats = rooms.map(({ node_id, seats: count }) => `${games.get(node_id)?.model} ${count}`)
  expect([...new Set(seats)].toSorted((a, b) => a.localeCompare(b))).toEqual([
    'bingo null',
    'lucky-nine 5',
    'pusoy-dos 4',
    'tongits 3',
  ])
})

test('[LNCH-12] what is sold as live has one round for all, and a Color Game elsewhere is the instant one', () => {
  const live = full.filter(({ category }) => category === 'LIVE')
  expect(live.filter(({ model }) => gameModels[model].kind !== 'live').map(({ name }) => name)).toEqual([])
  const fair = full.filter(({ name }) => /color game/i.test(name))
  for (const { category, model } of fair)
    expect([category, model]).toEqual(
      category === 'LIVE' ? ['LIVE', 'color-game-live'] : ['TABLE', 'color-game'],
    )
  expect(full.filter(({ name }) => /speed/i.test(name) && /baccarat/i.test(name)).length).toBeGreaterThan(0)
})

test('every game type and every lottery vendor has something to play', () => {
  for (const type of gameTypes)
    expect(listed.some(({ game_type, quirk }) => game_type === type && quirk === '')).toBe(true)
  const lottery = vendorPlans.filter(({ code }) => isLotteryVendor(code))
  expect(lottery).toHaveLength(4)
  for (const { code } of lottery) expect(listed.some(({ vendor }) => vendor === code)).toBe(true)
})

test('a full world has a team of 50,000 under three levels of agents and others, with a year of figures for each', () => {
  const members = makeMembers(88, 'full')
  const ancestors = [...eachAncestor(members)]
  expect(ancestors.filter(({ ancestor_id }) => ancestor_id === agentIds.top)).toHaveLength(50_000)
  expect(members.length).toBeGreaterThan(53_000)
  const agents = new Map(members.filter(({ type }) => type !== 0).map((agent) => [agent.id, agent]))
  const typesAbove: Record<number, number[]> = { 1: [0], 2: [1, agentIds.top], 41: [2, agentIds.second] }
  const players = [41, 42, agentIds.third, agentIds.other]
  const misplaced = members.filter(({ type, parent_id }) => {
    const above = agents.get(parent_id)?.type ?? parent_id
    return !(type === 0 ? players : (typesAbove[type === 42 ? 41 : type] ?? [])).includes(above)
  })
  expect(misplaced).toEqual([])
  const places = new Set([...eachFigures(88, members.length)].map(({ place }) => place))
  const year = Array.from({ length: 13 }, (_, month) => figuresRank(members.length - 1, 24_320 + month))
  expect(new Set(year).size).toBe(13)
  expect(year.filter((place) => !places.has(place))).toEqual([])
})

test('the winner board is full, newest first, and moves with the clock', async () => {
  const board = async () =>
    (await client.value(contract.games.winners, { gameCategory: 'ALL', language: 'EN', limitNum: 20 })).list
  const before = await board()
  expect(before).toHaveLength(20)
  const times = before.map(({ time }) => time)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(times[0]).toBeLessThanOrEqual(client.server.clock.now())
  expect(before.every(({ customerName }) => /^..\*{3}.$/.test(customerName))).toBe(true)
  client.server.clock.advance(600_000)
  const after = await board()
  expect(after[0]?.time).toBeGreaterThan(times[0] ?? 0)
})
