import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { UpdateControls } from '#lib/platform/platform.ts'
import type { InstallResult, UpdateState } from '#shared/domain/updates.ts'
import { UpdateSection } from './update-section.tsx'

/** A client whose updates are at `state`. Records the calls made to it. */
function clientAt(state: UpdateState, answer: (endGames: boolean) => InstallResult = () => 'restarting') {
  const asked: string[] = []
  let hear: ((state: UpdateState) => void) | undefined
  const updates: UpdateControls = {
    state: async () => state,
    async check() {
      asked.push('check')
      hear?.({ at: 'checking' })
      return state
    },
    async download() {
      asked.push('download')
      return state
    },
    async install(endGames) {
      asked.push(endGames ? 'install, ending games' : 'install')
      return answer(endGames)
    },
    subscribe(listener) {
      hear = listener
      return () => {}
    },
  }
  /** Tells the section when it listens: before, its texts may still be on their way. */
  const report = async (next: UpdateState) => {
    await expect.poll(() => hear).toBeDefined()
    hear?.(next)
  }
  return { updates, asked, report }
}

test.each<[UpdateState, RegExp, string]>([
  [{ at: 'idle' }, /in the background/, 'Check now'],
  [{ at: 'none' }, /latest version/, 'Check now'],
  [{ at: 'available', version: '2.0.0' }, /Version 2\.0\.0 is available/, 'Download'],
  [{ at: 'ready', version: '2.0.0' }, /Version 2\.0\.0 is ready/, 'Restart and update'],
  [{ at: 'failed', why: 'unreachable' }, /can’t be reached/, 'Check now'],
  [{ at: 'failed', why: 'feed' }, /invalid response/, 'Check now'],
  [{ at: 'failed', why: 'disk' }, /disk space/, 'Check now'],
  [{ at: 'failed', why: 'unknown' }, /Try again later/, 'Check now'],
])('[DSK-09] the update section at %o shows the state and its action', async (state, text, action) => {
  const screen = await render(<UpdateSection updates={clientAt(state).updates} />)
  await expect.element(screen.getByRole('status')).toMatchTextContent(text)
  await expect.element(screen.getByRole('button')).toMatchTextContent(action)
})

test('[DSK-09] updates that the administrator has switched off show only this', async () => {
  const screen = await render(<UpdateSection updates={clientAt({ at: 'off' }).updates} />)
  await expect.element(screen.getByRole('status')).toMatchTextContent(/administrator/)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('[DSK-09] a client without updates has no update section', async () => {
  const { updates, report } = clientAt({ at: 'absent' })
  const screen = await render(<UpdateSection updates={updates} />)
  await report({ at: 'idle' })
  await expect.element(screen.getByRole('heading', { name: 'Updates' })).toBeVisible()
  await report({ at: 'absent' })
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})

test('[DSK-09] from looking to restarting, with one button that keeps the focus', async () => {
  const { updates, asked, report } = clientAt({ at: 'idle' })
  const screen = await render(<UpdateSection updates={updates} />)
  const button = screen.getByRole('button')
  await button.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Checking for updates')
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  await report({ at: 'downloading', version: '2.0.0', percent: 40 })
  const bar = screen.getByRole('progressbar', { name: 'Downloading version 2.0.0.' })
  await expect.element(bar).toHaveAttribute('value', '40')
  await expect.element(screen.getByText('40% downloaded')).toBeVisible()
  await report({ at: 'ready', version: '2.0.0' })
  await expect.element(button).toMatchTextContent('Restart and update')
  await expect.element(button).toHaveFocus()
  await button.click()
  expect(asked).toEqual(['check', 'install'])
})

test('[DSK-09] a running game is asked about first, and the answer at hand does no harm', async () => {
  const state: UpdateState = { at: 'ready', version: '2.0.0' }
  const { updates, asked } = clientAt(state, (endGames) => (endGames ? 'restarting' : 'gameRuns'))
  const screen = await render(<UpdateSection updates={updates} />)
  const install = screen.getByRole('button', { name: 'Restart and update' })
  await install.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('A game is open')
  const later = screen.getByRole('button', { name: 'Later' })
  await expect.element(later).toHaveFocus()
  await later.click()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await install.click()
  await screen.getByRole('button', { name: 'Close the game and restart' }).click()
  expect(asked).toEqual(['install', 'install', 'install, ending games'])
})

test('[DSK-09] an update with a wrong checksum shows an alert', async () => {
  const { updates } = clientAt({ at: 'failed', why: 'mismatch' })
  const screen = await render(<UpdateSection updates={updates} />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent('The update was rejected')
})
