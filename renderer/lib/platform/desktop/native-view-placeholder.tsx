import { useRef } from 'react'
import { gameIsCovered, sheetIsOpen, useOverlays } from '#lib/overlay/overlay-store.ts'
import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { GameViewProps } from '../platform.ts'
import { useBalanceChange } from '../use-balance-change.ts'
import styles from './native-view-placeholder.module.css'
import { useGameView, usePlacement, useShown, useStill } from './use-game-view.ts'

/**
 * A game on the desktop: an empty area of the page over which main lays the game's own view. Reports its position to
 * main whenever that changes. While something of the page lies over it, it shows a still of the game.
 */
export function createNativeViewPlaceholder(desktop: DesktopApi) {
  return function NativeViewPlaceholder(props: GameViewProps) {
    const hole = useRef<HTMLElement>(null)
    const view = useGameView(desktop, hole, props)
    const { shown = true, balance } = props
    useBalanceChange(balance, () => view !== undefined && void desktop.invoke('games:tellBalance', view))
    useShown(desktop, view, shown)
    usePlacement(desktop, hole, view)
    const covered = useOverlays(gameIsCovered)
    const still = useStill(desktop, view, shown && covered)
    const beside = useOverlays(sheetIsOpen)
    return (
      <section
        className={styles.hole}
        aria-label={props.title}
        ref={hole}
        data-view={view}
        data-beside={beside || undefined}
      >
        {still !== '' && <img className={styles.still} src={still} alt="" />}
      </section>
    )
  }
}
