/** Screenshots of the lottery page, and of a game of each kind as played in the site; see screens.shots.ts. */
import type { Page } from '@playwright/test'
import { gameOfEachKind } from '#sandbox/world/games/test-games.ts'
import { atTheStart, gameRounds } from '#support/game-rounds.ts'
import { takePictures } from './take-pictures.ts'

takePictures([
  { name: 'lottery-visitor', path: '/lottery' },
  {
    name: 'lottery-failed',
    path: '/lottery',
    member: true,
    given: (sandbox) => sandbox.fault('games.lobbyLaunch', '500'),
    then: ({ page }) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
  ...gameOfEachKind().map(({ kind, path }) => ({
    name: `game-${kind}`,
    path,
    member: true as const,
    given: atTheStart,
    then: ({ page }: { page: Page }) => gameRounds[kind].bet(page.frameLocator('iframe')),
  })),
])
