import axe from 'axe-core'
import { useEffect, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import type { GameEvent, GameViewProps } from '#lib/platform/platform.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { fakeNetwork } from '#lib/testing/network.ts'
import { renderSite } from '#lib/testing/render-site.tsx'
import { samples } from '#lib/testing/samples.ts'
import { games } from '#shared/contract/endpoints/games.ts'
import { launching } from '#shared/contract/endpoints/launching.ts'
import { member } from '#shared/contract/endpoints/member.ts'
import { system } from '#shared/contract/endpoints/system.ts'
import { closeGames } from '../model/open-games.ts'
import { GamePage } from './game-page.tsx'
import { GameScreens } from './game-screens.tsx'

const names = ['Amihan', 'Bituin', 'Carabao', 'Dalampasigan', 'Ember']
const addressOf = (name: string) => `/game?vendor=KD&nodeId=${name}`

beforeEach(closeGames)

/** Renders a lobby and game pages where several games can run, with fake views whose events the test sends. */
async function openClient(path: string) {
  const network = fakeNetwork()
  network.answer(system.permission, () => samples.permission)
  network.answer(member.info, () => samples.member)
  network.answer(member.balance, () => samples.balance)
  network.answer(games.detail, ({ query }) => {
    const nodeId = query.get('nodeId') ?? ''
    return { game: { ...samples.game, nodeId, gameName: nodeId }, recentWins: [] }
  })
  let launches = 0
  network.answer(launching.launch, () => {
    launches += 1
    return { provider: 'sandbox', url: `http://127.0.0.1:4399/play?token=${launches}` }
  })
  const views = new Map<string, { report: (event: GameEvent) => void; url: string; shown: boolean }>()
  const reported: string[] = []
  const GameView = ({ url, title, shown = true, onEvent }: GameViewProps) => {
    useLayoutEffect(() => {
      views.set(title, { report: onEvent, url, shown })
    })
    useEffect(() => {
      views.get(title)?.report({ type: 'opened', view: `view-${title}`, place: 'page' })
      return () => void views.delete(title)
    }, [title])
    return <section aria-label={`view of ${title}`}>{url}</section>
  }
  const post =
    (what: string) =>
    (view: string, on?: boolean): void =>
      void reported.push([what, view, on].filter((part) => part !== undefined).join(' '))
  const Lobby = () => (
    <main>
      <h1>Lobby</h1>
      {names.map((name) => (
        <Link key={name} to={addressOf(name)}>
          {`Play ${name}`}
        </Link>
      ))}
    </main>
  )
  const Page = () => (useLocation().pathname === '/game' ? <GamePage /> : <Lobby />)
  const screen = await renderSite(
    <>
      <Page />
      <GameScreens />
    </>,
    {
      path,
      signedIn: true,
      platform: {
        GameView,
        games: {
          setMuted: post('mute'),
          pullOut: post('out'),
          putBack: post('back'),
          setMini: post('mini'),
          focus: post('focus'),
        },
      },
    },
  )
  const say = (name: string, event: GameEvent) => views.get(name)?.report(event)
  return {
    screen,
    reported,
    views,
    say,
    strip: screen.getByRole('navigation', { name: 'Open games' }),
    heading: (name: string) => screen.getByRole('heading', { name, level: 1 }),
    ready: (name: string) => say(name, { type: 'message', message: { type: 'ready' } }),
    /** Opens a game from the lobby, makes it ready and goes back. */
    async play(name: string) {
      await screen.getByRole('link', { name: `Play ${name}` }).click()
      await expect.poll(() => views.has(name)).toBe(true)
      say(name, { type: 'message', message: { type: 'ready' } })
    },
    async back() {
      await screen.getByRole('banner').getByRole('button', { name: 'Back' }).click()
      await expect.element(screen.getByRole('heading', { name: 'Lobby' })).toBeVisible()
    },
  }
}

test('[DSK-04] a game goes on when its page is left, and its tab leads back', async () => {
  const { screen, play, back, strip, views, heading } = await openClient('/')
  await play('Amihan')
  await expect.element(heading('Amihan')).toBeVisible()
  await expect.element(strip).not.toBeInTheDocument()
  await back()
  await expect.element(heading('Amihan')).not.toBeInTheDocument()
  await expect.poll(() => views.get('Amihan')?.shown).toBe(false)

  await play('Bituin')
  await expect.element(strip.getByRole('link', { name: 'Bituin' })).toHaveAttribute('aria-current', 'page')
  expect((await axe.run(strip.element())).violations).toEqual([])
  await strip.getByRole('link', { name: 'Amihan' }).click()
  await expect.element(heading('Amihan')).toBeVisible()
  await expect.poll(() => [views.get('Amihan')?.shown, views.get('Bituin')?.shown]).toEqual([true, false])
  expect(views.get('Amihan')?.url).toBe('http://127.0.0.1:4399/play?token=1')
  // Tabs replace the history entry, so Back leads to the lobby.
  await back()
  await expect.element(screen.getByRole('link', { name: 'Bituin', exact: true })).toBeVisible()
})

test('[DSK-04] the tabs are worked by keyboard, and closing the last one leaves nothing', async () => {
  const { play, back, strip, reported, views, say } = await openClient('/')
  for (const name of ['Amihan', 'Bituin']) {
    await play(name)
    await back()
  }
  strip.getByRole('button', { name: 'Mute Amihan' }).element().focus()
  await userEvent.keyboard('{Enter}{Tab}{Enter}')
  expect(reported).toEqual(['mute view-Amihan true', 'out view-Amihan'])
  say('Amihan', { type: 'state', place: 'window', muted: true })
  await strip.getByRole('button', { name: 'Unmute Amihan' }).click()
  await strip.getByRole('button', { name: 'Shrink Amihan and keep it on top' }).click()
  await strip.getByRole('link', { name: 'Amihan, in its own window' }).click()
  await strip.getByRole('button', { name: 'Move Amihan back here' }).click()
  expect(reported.slice(2)).toEqual([
    'mute view-Amihan false',
    'mini view-Amihan true',
    'focus view-Amihan',
    'back view-Amihan',
  ])

  strip.getByRole('button', { name: 'Close Bituin' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => [...views.keys()]).toEqual(['Amihan'])
})

test('[DSK-04] a pulled-out game leaves a card with the way back, and its closed window ends it', async () => {
  const { screen, play, reported, say, views, heading } = await openClient('/')
  await play('Amihan')
  await screen.getByRole('button', { name: 'Move Amihan to its own window' }).click()
  expect(reported).toEqual(['out view-Amihan'])
  say('Amihan', { type: 'state', place: 'window', muted: false })
  const card = screen.getByRole('heading', { name: 'Amihan is in its own window' })
  await expect.element(card).toBeVisible()
  await screen.getByRole('button', { name: 'Show window' }).click()
  await screen.getByRole('button', { name: 'Move back here', exact: true }).click()
  expect(reported.slice(1)).toEqual(['focus view-Amihan', 'back view-Amihan'])

  // The new address goes to the same window.
  await screen.getByRole('button', { name: 'Reload game' }).click()
  await expect.poll(() => views.get('Amihan')?.url).toBe('http://127.0.0.1:4399/play?token=2')
  await expect.element(card).toBeVisible()
  say('Amihan', { type: 'closed' })
  await expect.element(heading('Lobby')).toBeVisible()
  await expect.poll(() => [...views.keys()]).toEqual([])
})

test('[DSK-04] a fifth game waits until one is closed', async () => {
  const { screen, play, back, strip, views, heading } = await openClient('/')
  for (const name of names.slice(0, 4)) {
    await play(name)
    await back()
  }
  await screen.getByRole('link', { name: 'Play Ember' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Too many games are open' })).toBeVisible()
  expect([...views.keys()]).toEqual(names.slice(0, 4))
  await strip.getByRole('button', { name: 'Close Carabao' }).click()
  await expect.element(heading('Ember')).toBeVisible()
  await expect.poll(() => views.has('Ember')).toBe(true)
})

test('[DSK-03, DSK-04] a game that hangs or eats memory can be waited for, reloaded or closed', async () => {
  const { screen, play, say, heading, views } = await openClient('/')
  await play('Amihan')
  const hangs = screen.getByRole('heading', { name: 'The game isn’t responding' })
  say('Amihan', { type: 'trouble', trouble: 'unresponsive' })
  await expect.element(hangs).toBeVisible()
  await expect.poll(() => useOverlays.getState().covers).toBe(1)
  say('Amihan', { type: 'trouble', trouble: 'none' })
  await expect.element(hangs).not.toBeInTheDocument()

  say('Amihan', { type: 'trouble', trouble: 'unresponsive' })
  await screen.getByRole('button', { name: 'Keep waiting' }).click()
  await expect.element(hangs).not.toBeInTheDocument()
  await expect.poll(() => useOverlays.getState().covers).toBe(0)

  say('Amihan', { type: 'trouble', trouble: 'memory' })
  const card = screen.getByRole('alert').filter({ hasText: 'The game is using a lot of memory' })
  await card.getByRole('button', { name: 'Reload game' }).click()
  await expect.poll(() => views.get('Amihan')?.url).toBe('http://127.0.0.1:4399/play?token=2')
  say('Amihan', { type: 'trouble', trouble: 'memory' })
  await card.getByRole('button', { name: 'Close' }).click()
  await expect.element(heading('Lobby')).toBeVisible()
  expect([...views.keys()]).toEqual([])
})

test('[DSK-04] a game that breaks down unseen is reported, and what it asks for unseen is not', async () => {
  const { screen, play, back, strip, views, say } = await openClient('/')
  await play('Amihan')
  await back()
  await expect.poll(() => views.get('Amihan')?.shown).toBe(false)
  say('Amihan', { type: 'message', message: { type: 'deposit' } })
  expect(useOverlays.getState().open).toBeUndefined()
  say('Amihan', { type: 'failed', reason: 'crashed' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Amihan needs your attention')
  await strip.getByRole('link', { name: 'Amihan' }).click()
  await expect.element(screen.getByRole('heading', { name: 'The game stopped' })).toBeVisible()
  await back()
  await expect.element(strip).not.toBeInTheDocument()
})

test('[DSK-03] games end with the session', async () => {
  const { play, back, views, strip } = await openClient('/')
  await play('Amihan')
  await back()
  useSessionStore.getState().setSignedIn(false)
  await expect.poll(() => [...views.keys()]).toEqual([])
  useSessionStore.getState().setSignedIn(true)
  await expect.element(strip).not.toBeInTheDocument()
})
