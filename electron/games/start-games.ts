import { totalmem } from 'node:os'
import { app, nativeTheme } from 'electron'
import type { ClientBrand } from '#shared/brand/brand.ts'
import type { KeptFile } from '../settings/kept-file.ts'
import type { Settings } from '../settings/settings.ts'
import type { WindowState } from '../windows/window-state.ts'
import { GameViews, type GameViewsOptions } from './game-views.ts'
import { GameWindow } from './game-window.ts'
import { memoryLimit } from './memory.ts'
import { createMemoryWatch } from './memory-watch.ts'

export type StartGamesOptions = Omit<GameViewsOptions, 'openWindow' | 'startsInWindow'> & {
  brand: ClientBrand
  settings: Settings
  windowState: KeptFile<WindowState>
}

/** Sets up the games, in the site's window or their own, and watches their memory. */
export function startGames({ brand, settings, windowState, ...options }: StartGamesOptions): GameViews {
  const { window, emit } = options
  const games = new GameViews({
    ...options,
    startsInWindow: () => settings.value().gamesIn === 'window',
    openWindow: (title, others) =>
      new GameWindow({
        title: `${title} · ${brand.title}`,
        background: brand.theme.background[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
        kept: windowState.value().game,
        others,
        keep: (place) => void windowState.change({ game: place }),
      }),
    emit(event) {
      if (event.type === 'gameLoaded') memory.look()
      emit(event)
    },
  })
  const memory = createMemoryWatch({
    metrics: () => app.getAppMetrics(),
    processes: () => games.processes(),
    limit: memoryLimit(totalmem(), brand.gameMemory),
    onChange: (id, heavy) => games.withView(id, (view) => view.setHeavy(heavy)),
  })

  // A new document of the site doesn't know the games that the old one opened.
  const closeAll = () => void games.closeAll()
  window.webContents.on('did-navigate', closeAll)
  window.webContents.on('render-process-gone', closeAll)
  window.on('closed', closeAll)
  return games
}
