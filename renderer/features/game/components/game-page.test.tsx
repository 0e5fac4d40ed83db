import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { pendingPopup } from '#lib/games/pending-popup.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { GameEvent, GameViewProps } from '#lib/platform/platform.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork, lost, raw, refusal, status } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { GamePage } from './game-page.tsx'

type Options = {
  signedIn?: boolean
  readyTimeout?: number
  path?: string
  /** The open mode in the launch's answer and, with `listed`, also in the game's details. */
  openMode?: string
  listed?: boolean
  /** The gateway has no such game. */
  gone?: boolean
  /** The gateway fails to say which game it is. */
  unnamed?: boolean
  /** Whether the browser allows windows to open. */
  windows?: boolean
}

const address = '/seamless?vendor=KD&gameCode=KD-1001&nodeId=1001'

/** Renders the game page with a fake game view, whose events the test sends. */
async function openGame({
  signedIn = true,
  readyTimeout = 60_000,
  path,
  openMode,
  listed = false,
  gone = false,
  unnamed = false,
  windows = true,
}: Options = {}) {
  const network = fakeNetwork()
  const launch = { provider: 'sandbox', readyTimeout, openMode }
  const went: string[] = []
  const openWindow = () => ({
    opened: windows,
    go: (url: string) => void went.push(`window ${url}`),
    cancel: () => void went.push('cancelled'),
  })
  const giveWay = (url: string) => void went.push(`tab ${url}`)
  let count = 0
  pendingPopup.take('')
  network.answer(system.permission, () => samples.permission)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(games.detail, () => {
    if (unnamed) return status(500)
    if (gone) return refusal('GAME_GONE', 'This game is no longer available.')
    return { game: { ...samples.game, ...(listed && { openMode }) }, recentWins: [] }
  })
  network.answer(launching.launch, () => {
    count += 1
    return { ...launch, url: `http://127.0.0.1:4399/play?token=${count}` }
  })
  let report: (event: GameEvent) => void = () => {}
  const GameView = ({ url, title, onEvent }: GameViewProps) => {
    // With the commit that shows the address: a test may speak as soon as it sees that.
    useLayoutEffect(() => {
      report = onEvent
    })
    return <section aria-label={title}>{url}</section>
  }
  const screen = await renderSite(<GamePage />, {
    path: path ?? address,
    signedIn,
    platform: { GameView, openWindow, giveWay },
  })
  return {
    network,
    screen,
    openWindow,
    /** Addresses the game was sent to outside the page. */
    went,
    stage: screen.getByRole('region', { name: 'Golden Carabao' }),
    opening: screen.getByRole('heading', { name: 'Opening Golden Carabao' }),
    /** The view has loaded a page, even if only the browser's error page for a refused frame. */
    load: () => report({ type: 'loaded' }),
    say: (type: 'ready' | 'close' | 'balance' | 'deposit' | 'insufficientFunds' | 'sessionExpired') =>
      report({ type: 'message', message: { type } }),
  }
}

test('[LNCH-03] a launch shows progress until the game says it is ready', async () => {
  const { network, screen, stage, opening, say } = await openGame()
  await expect.element(opening).toBeVisible()
  await expect.element(stage).toMatchTextContent('token=1')
  await expect.element(opening).toBeVisible()
  say('ready')
  await expect.element(opening).not.toBeInTheDocument()
  await expect.element(screen.getByRole('status', { name: 'Balance' })).toMatchTextContent('₱12,480.75')
  expect(network.sent(launching.launch)[0]?.body).toEqual({
    vassalage: 'KD',
    gameCode: 'KD-1001',
    gameType: 'RNG',
    nodeId: '1001',
    platform: 'W',
    device: 'WEB',
    language: 'EN',
    lobbyUrl: `${location.origin}/`,
    depositUrl: `${location.origin}/deposit`,
  })
})

test('[LNCH-09] reloading asks for a new address, and never uses the old one again', async () => {
  const { screen, stage, say } = await openGame()
  await expect.element(stage).toMatchTextContent('token=1')
  say('ready')
  await screen.getByRole('button', { name: 'Reload game' }).click()
  await expect.element(stage).toMatchTextContent('token=2')
  say('ready')
  say('sessionExpired')
  await expect.element(stage).toMatchTextContent('token=3')
})

test('[LNCH-03] a failure has its reason and a way on', async () => {
  const { network, screen, stage } = await openGame()
  network.answer(launching.launch, () => refusal('GAME_MAINTENANCE', 'Golden Carabao is back at 23:00.'))
  await screen.getByRole('button', { name: 'Reload game' }).click()
  const failure = screen.getByRole('alert')
  await expect.element(failure).toMatchTextContent('The game is under maintenance')
  await expect.element(failure).toMatchTextContent('Golden Carabao is back at 23:00')

  network.answer(launching.launch, lost)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).toMatchTextContent('No connection')

  network.answer(launching.launch, () => raw('', { status: 429, headers: { 'Retry-After': '7' } }))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).toMatchTextContent('Try again in 7 seconds')

  network.answer(launching.launch, () => status(401))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(failure).toMatchTextContent('You’re not logged in')

  network.answer(launching.launch, () => ({ url: 'http://127.0.0.1:4399/play?token=9' }))
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect.element(stage).toMatchTextContent('token=9')
})

test.each(['https://games.stray.test/play', 'http://games.test/play', 'javascript:alert(1)'])(
  '[LNCH-09] the address %s is not opened',
  async (url) => {
    const { network, screen, stage } = await openGame()
    await expect.element(stage).toBeVisible()
    network.answer(launching.launch, () => ({ url }))
    await screen.getByRole('button', { name: 'Reload game' }).click()
    await expect.element(screen.getByRole('alert')).toMatchTextContent('We didn’t open this game')
    expect(stage.query()).toBeNull()
  },
)

test('[LNCH-10] a game that loads and never says it is ready is named, with three ways on', async () => {
  const { screen, stage, load, opening, say } = await openGame({ readyTimeout: 1_500 })
  await expect.element(stage).toBeVisible()
  load()
  await expect.element(opening).toBeVisible()
  const slow = screen.getByRole('alert')
  await expect.element(slow).toMatchTextContent('This is taking longer than usual')
  load()
  await expect.element(slow.getByRole('button', { name: 'Open in new window' })).toBeVisible()
  await expect.element(slow.getByRole('button', { name: 'Keep waiting' })).toBeVisible()
  await slow.getByRole('button', { name: 'Try again' }).click()
  await expect.element(stage).toMatchTextContent('token=2')
  say('ready')
  await expect.element(slow).not.toBeInTheDocument()
})

test('[LNCH-04] the balance follows the game, one question at a time', async () => {
  const { network, stage, screen, say } = await openGame()
  await expect.element(stage).toBeVisible()
  say('ready')
  await expect.poll(() => network.sent(member.balance)).toHaveLength(1)
  const answer = Promise.withResolvers<object>()
  network.answer(member.balance, () => answer.promise)
  for (let round = 0; round < 4; round += 1) say('balance')
  await expect.poll(() => network.sent(member.balance)).toHaveLength(2)
  answer.resolve({ sumBalance: '12600.75' })
  await expect.element(screen.getByRole('status', { name: 'Balance' })).toMatchTextContent('₱12,600.75')
  await expect.poll(() => network.sent(member.balance)).toHaveLength(3)
})

test('[LNCH-04, LNCH-11] a bet beyond the balance is answered calmly; depositing happens in place', async () => {
  const { screen, stage, say } = await openGame()
  await expect.element(stage).toBeVisible()
  say('ready')
  say('insufficientFunds')
  const card = screen.getByRole('alert')
  await expect.element(card).toMatchTextContent('Your balance is too low for this bet')
  await expect.poll(() => useOverlays.getState().covers).toBe(1)
  await card.getByRole('button', { name: 'Deposit' }).click()
  expect(useOverlays.getState().open).toEqual({ name: 'deposit' })
  await card.getByRole('button', { name: 'Back to the game' }).click()
  await expect.poll(() => useOverlays.getState().covers).toBe(0)
})

test('[LNCH-11] a game that closes itself leads back', async () => {
  const { screen, stage, say } = await openGame()
  await expect.element(stage).toBeVisible()
  say('close')
  await expect.element(screen.getByTestId('address')).toMatchTextContent(/^\/$/)
})

test('[LNCH-01, GRD-01] a visitor is asked to log in, and the game then opens by itself', async () => {
  const { network, screen, stage } = await openGame({ signedIn: false })
  await expect.element(screen.getByRole('heading', { name: 'Log in to play Golden Carabao' })).toBeVisible()
  expect(useOverlays.getState().open).toEqual({ name: 'login' })
  expect(network.sent(launching.launch)).toEqual([])
  useSessionStore.getState().setSignedIn(true)
  await expect.element(stage).toMatchTextContent('token=1')
})

test('[LNCH-03] a visitor is not asked to log in for a game that is gone, and nobody waits for its name', async () => {
  const { network, screen } = await openGame({ signedIn: false, gone: true })
  await expect.element(screen.getByRole('heading', { name: 'This game isn’t available' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'See other games' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Game' })).toBeVisible()
  expect(useOverlays.getState().open).toBeUndefined()
  await screen.unmount()

  const signedIn = await openGame({ gone: true })
  await expect.element(signedIn.screen.getByRole('heading', { level: 1, name: 'Game' })).toBeVisible()
  expect(network.sent(launching.launch)).toEqual([])
})

test('[LNCH-03] a visitor is asked to log in also where the gateway doesn’t say which game it is', async () => {
  const { screen } = await openGame({ signedIn: false, unnamed: true })
  await expect.element(screen.getByRole('heading', { name: 'Log in to play', exact: true })).toBeVisible()
})

test('an address that names no game says so', async () => {
  const { screen } = await openGame({ path: '/game?vendor=KD' })
  await expect.element(screen.getByRole('heading', { name: 'This game isn’t available' })).toBeVisible()
})

test('[LNCH-10] a game for a window of its own waits for the click, and spends no launch before it', async () => {
  const { network, screen, went } = await openGame({ openMode: 'window', listed: true })
  await screen.getByRole('button', { name: 'Open in new window' }).click()
  await expect.element(screen.getByText('The game is in its own window')).toBeVisible()
  expect(went).toEqual(['window http://127.0.0.1:4399/play?token=1'])
  expect(network.sent(launching.launch)).toHaveLength(1)
  await screen.getByRole('button', { name: 'Open again' }).click()
  await expect.poll(() => went).toContain('window http://127.0.0.1:4399/play?token=2')
  expect(screen.getByRole('button', { name: 'Play here instead' }).query()).toBeNull()
})

test('[LNCH-10] a window that the choosing click opened gets the address', async () => {
  const calls: string[] = []
  const opening = openGame({ openMode: 'window', listed: true })
  pendingPopup.hold(address, { opened: true, go: (url) => void calls.push(url), cancel() {} })
  const { screen } = await opening
  await expect.element(screen.getByText('The game is in its own window')).toBeVisible()
  expect(calls).toEqual(['http://127.0.0.1:4399/play?token=1'])
})

test('[LNCH-10] a window that was opened for another game closes, and this one waits for its click', async () => {
  const calls: string[] = []
  const opening = openGame({ openMode: 'window', listed: true })
  const window = {
    opened: true,
    go: (url: string) => void calls.push(url),
    cancel: () => void calls.push('closed'),
  }
  pendingPopup.hold('/seamless?vendor=KD&nodeId=1002', window)
  const { network, screen } = await opening
  await expect
    .element(screen.getByRole('heading', { name: 'This game opens in its own window' }))
    .toBeVisible()
  expect(calls).toEqual(['closed'])
  expect(network.sent(launching.launch)).toHaveLength(0)
})

test('[LNCH-10] a blocked window is reported, with a click of its own and this tab as ways on', async () => {
  const { network, screen, went } = await openGame({ openMode: 'window', listed: true, windows: false })
  await screen.getByRole('button', { name: 'Open in new window' }).click()
  const card = screen.getByRole('alert')
  await expect.element(card).toMatchTextContent('Your browser blocked the window')
  expect(network.sent(launching.launch)).toEqual([])
  await card.getByRole('button', { name: 'Open in this tab' }).click()
  await expect.poll(() => went).toEqual(['tab http://127.0.0.1:4399/play?token=1'])
})

test('[LNCH-10] a game that opens in place of the site replaces it', async () => {
  const { stage, went } = await openGame({ openMode: 'redirect' })
  await expect.poll(() => went).toEqual(['tab http://127.0.0.1:4399/play?token=1'])
  expect(stage.query()).toBeNull()
})

test('[LNCH-06] a room launches with its own call and its own id', async () => {
  const { network } = await openGame({ path: '/seamless?vendor=KD&nodeId=1001&room=KD-7' })
  await expect
    .poll(() => network.sent(launching.roomLaunch)[0]?.body)
    .toMatchObject({ vassalage: 'KD', gameCode: 'KD-1001', roomId: 'KD-7', device: 'WEB' })
  expect(network.sent(launching.launch)).toEqual([])
})

test("[LNCH-06, RT-14] FB's sportsbook launches without a game of the lists", async () => {
  const { network, screen } = await openGame({ path: '/fbsports' })
  await expect
    .poll(() => network.sent(launching.fbSportsLaunch)[0]?.body)
    .toMatchObject({ platform: 'W', device: 'WEB', language: 'EN' })
  network.answer(games.vendors, () => ({ lanes: [] }))
  expect(network.sent(games.detail)).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Reload game' })).toBeVisible()
})

test('[LNCH-09] a page that the browser had kept asks for a new address', async () => {
  const { stage, say } = await openGame()
  await expect.element(stage).toMatchTextContent('token=1')
  say('ready')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  await expect.element(stage).toMatchTextContent('token=1')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.element(stage).toMatchTextContent('token=2')
})

test('[LNCH-01] a game that stands for several has them to choose from', async () => {
  const { network, screen } = await openGame()
  network.answer(launching.launch, () => refusal('SUB_GAME_FIRST', ''))
  await screen.getByRole('button', { name: 'Reload game' }).click()
  await screen.getByRole('alert').getByRole('button', { name: 'Choose a game' }).click()
  expect(useOverlays.getState().open).toMatchObject({ name: 'subGames', vassalage: 'KD', nodeId: '1001' })
})

test('[RSG-01] the time played goes on through a reload of the page', async () => {
  const { screen, stage, say } = await openGame()
  await expect.element(stage).toBeVisible()
  say('ready')
  const began = Date.now() - 3_725_000
  sessionStorage.setItem('playSession', JSON.stringify({ began, seen: Date.now() }))
  await screen.unmount()
  const again = await openGame()
  await expect
    .element(again.screen.getByRole('timer', { name: 'Time played' }))
    .toMatchTextContent(/^1:02:0\d$/)
  await expect
    .element(again.screen.getByRole('timer', { name: 'Local time' }))
    .toMatchTextContent(/^\d\d:\d\d$/)
})
