import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { GameEvent } from '../platform.ts'
import { GameFrame } from './game-frame.tsx'

const ready = { source: 'palaro-provider', type: 'ready' }

/** A local page that stands in for a game and runs `script`. */
const gamePage = (script: string): string =>
  URL.createObjectURL(new Blob([`<script>${script}</script>`], { type: 'text/html' }))

async function renderFrame(url: string) {
  const events: GameEvent[] = []
  const screen = await render(
    <GameFrame url={url} provider="sandbox" title="Golden Carabao" onEvent={(event) => events.push(event)} />,
  )
  const frame = screen.container.querySelector('iframe')
  if (!frame?.contentWindow) throw new Error('no frame')
  return {
    frame,
    game: frame.contentWindow,
    events,
    messages: () => events.filter(({ type }) => type === 'message'),
  }
}

test('[LNCH-02] the game runs in a frame with its name and no more rights than it needs', async () => {
  const { frame } = await renderFrame(gamePage(''))
  expect(frame.title).toBe('Golden Carabao')
  expect([...frame.sandbox].toSorted()).toEqual([
    'allow-forms',
    'allow-popups',
    'allow-same-origin',
    'allow-scripts',
  ])
  expect(frame.allow).toBe('autoplay; fullscreen')
})

test('[LNCH-07] what the launched game posts is heard', async () => {
  const { messages } = await renderFrame(gamePage(`parent.postMessage(${JSON.stringify(ready)}, '*')`))
  await expect.poll(messages).toEqual([{ type: 'message', message: { type: 'ready' } }])
})

test('[LNCH-11] a game gets word that the balance has changed outside it, once for each change', async () => {
  const events: GameEvent[] = []
  const repeat = `addEventListener('message', ({ data }) => parent.postMessage(
    { source: 'palaro-provider', type: data.source === 'palaro-site' ? data.type : 'ready' }, '*'))`
  const view = {
    url: gamePage(repeat),
    provider: 'sandbox',
    title: 'Golden Carabao',
    onEvent: (event: GameEvent) => events.push(event),
  }
  const { rerender } = await render(<GameFrame {...view} />)
  await expect.poll(() => events).toEqual([{ type: 'loaded' }])
  for (const balance of ['1000.00', '1000.00', '1500.00', undefined, '1500.00', '900.00'])
    await rerender(<GameFrame {...view} balance={balance} />)
  await expect.poll(() => events.slice(1)).toHaveLength(2)
  expect(events.at(-1)).toEqual({ type: 'message', message: { type: 'balance' } })
})

test('[LNCH-07] messages from another origin, another window or of another kind are not', async () => {
  const { game, events, messages } = await renderFrame(gamePage(''))
  await expect.poll(() => events).toContainEqual({ type: 'loaded' })
  const post = (data: unknown, origin: string, source: Window) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))

  post(ready, 'https://evil.test', game)
  post(ready, 'null', game)
  post(ready, location.origin, window)
  post({ source: 'palaro-provider', type: 'transfer' }, location.origin, game)
  post({ type: 'ready' }, location.origin, game)
  post('ready', location.origin, game)
  expect(messages()).toEqual([])

  post(ready, location.origin, game)
  expect(messages()).toHaveLength(1)
})
