import { useRef } from 'react'
import { gameIsCovered, sheetIsOpen, useOverlays } from '#lib/overlay/overlay-store.ts'
import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { GameViewProps } from '../platform.ts'
import styles from './native-view-placeholder.module.css'
import { useGameView, usePlacement, useShown, useStill } from './use-game-view.ts'

/**
 * A game on the desktop: a hole in the page above which main lays the game's own view. The hole tells main
 * its place whenever that changes, and shows a still of the game while something of the page lies over it.
 */
export function createNativeViewPlaceholder(desktop: DesktopApi) {
  return function NativeViewPlaceholder(props: GameViewProps) {
    const hole = useRef<HTMLElement>(null)
    const view = useGameView(desktop, hole, props)
    const { shown = true } = props
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
