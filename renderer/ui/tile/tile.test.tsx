import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tile } from './tile.tsx'
import { TileHeart } from './tile-heart.tsx'
import type { TileMark } from './tile-marks.tsx'

test('[A11Y-01, HOM-01] a tile is played and liked by keyboard alone, and shows Play when reached or pointed at', async () => {
  const handlePlay = vi.fn()
  const handleToggle = vi.fn()
  const handleDetails = vi.fn()
  const handlePeek = vi.fn()
  const screen = await render(
    <div style={{ inlineSize: '160px' }}>
      <Tile
        name="Mango Tumble"
        vendor="Luntian"
        picture={<svg />}
        play={{ label: 'Play Mango Tumble', onPress: handlePlay }}
        heart={<TileHeart on={false} label="Add Mango Tumble to favourites" onToggle={handleToggle} />}
        details={{ label: 'Details of Mango Tumble', onPress: handleDetails }}
        onPeek={handlePeek}
      />
    </div>,
  )
  const play = screen.getByRole('button', { name: 'Play Mango Tumble' })
  const sign = () => getComputedStyle(play.element(), '::before').opacity
  expect(sign()).toBe('0')
  await userEvent.hover(play)
  await expect.poll(sign).toBe('1')
  await userEvent.unhover(play)
  await expect.poll(sign).toBe('0')
  await userEvent.tab()
  await expect.element(play).toHaveFocus()
  await expect.poll(sign).toBe('1')
  expect(handlePeek).toHaveBeenLastCalledWith(true)
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(handlePlay).toHaveBeenCalledTimes(1)
  expect(handleToggle).toHaveBeenCalledTimes(1)
  expect(handleDetails).toHaveBeenCalledTimes(1)
})

test('[LST-15] a game that is closed has no Play, and two marks stand on any picture, its tag only beside one', async () => {
  const screen = await render(
    <Tile
      name="Kalesa Kings"
      vendor="Bulawan"
      picture={<svg />}
      marks={[
        { kind: 'jackpot', label: 'Jackpot', amount: '₱412K' },
        { kind: 'closed', label: 'Back 23:00' },
        { kind: 'hot', label: 'Hot' },
        { kind: 'tag', label: 'Hold & Win' },
      ]}
    />,
  )
  await expect.element(screen.getByText('Back 23:00')).toBeVisible()
  expect(screen.getByText('Hold & Win').query()).toBeNull()
  expect(screen.getByText('Hot', { exact: true }).query()).toBeNull()
  expect(screen.getByRole('button').query()).toBeNull()
})

test('[LST-15] a mark alone is one element, within the picture where the first of two stands', async () => {
  const tile = (marks: TileMark[]) => (
    // A pointer doesn't raise it, because its parts don't move at exactly the same time.
    <div style={{ width: 160, pointerEvents: 'none' }}>
      <Tile name="Kalesa Kings" vendor="Bulawan" picture={<svg />} marks={marks} />
    </div>
  )
  const tag = { kind: 'tag', label: 'Free spins and a bonus with every spin' } as const
  const screen = await render(tile([tag, { kind: 'hot', label: 'Hot' }]))
  /** Its distances from the edges of the picture. */
  const placeOf = (text: string) => {
    const picture = screen.getByRole('article').element().firstElementChild?.getBoundingClientRect()
    const mark = screen.getByText(text, { exact: true }).element().getBoundingClientRect()
    if (!picture) throw new Error('no picture')
    return { start: mark.x - picture.x, top: mark.y - picture.y, end: picture.right - mark.right }
  }
  const { start, top } = placeOf('Hot')
  const count = () => screen.getByRole('article').element().querySelectorAll('*').length
  const ofTwo = count()

  await screen.rerender(tile([tag]))
  const alone = placeOf(tag.label)
  expect(alone).toMatchObject({ start, top })
  expect(alone.end).toBeGreaterThanOrEqual(7)
  expect(count()).toBe(ofTwo - 2)
})
