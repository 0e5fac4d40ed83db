import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { Overlay } from './overlay.ts'
import { isPrivateOverlay, opened, overlayKind } from './overlay-table.ts'

type OverlayState = {
  /** What is open above the page, the lowest first. */
  stack: readonly Overlay[]
  /** The topmost. */
  open: Overlay | undefined
  /** Things above the page that aren't overlays of their own (a menu, a toast over the stage). */
  covers: number
  show(overlay: Overlay): void
  /** Closes the topmost; what lay below it is there again. */
  close(): void
  closeAll(): void
  /** Takes over what an address says is open. */
  set(stack: readonly Overlay[]): void
  /** Says that something lies over the page. Returns a function that undoes it. */
  cover(): () => void
}

const stacked = (stack: readonly Overlay[]) => ({ stack, open: stack.at(-1) })

/** What is open. The address says the same, by `OverlayAddress` in app. */
export const useOverlays = create<OverlayState>((set) => ({
  stack: [],
  open: undefined,
  covers: 0,
  show: (overlay) => set(({ stack }) => stacked(opened(stack, overlay))),
  close: () => set(({ stack }) => stacked(stack.slice(0, -1))),
  closeAll: () => set(stacked([])),
  set: (stack) => set(stacked(stack)),
  cover() {
    set(({ covers }) => ({ covers: covers + 1 }))
    let done = false
    return () => {
      if (!done) set(({ covers }) => ({ covers: covers - 1 }))
      done = true
    }
  },
}))

onSessionEnd(() =>
  useOverlays.setState(({ stack }) => stacked(stack.filter((overlay) => !isPrivateOverlay(overlay)))),
)

/** Whether a running game must yield the page just now. */
export const gameIsCovered = ({ stack, covers }: OverlayState): boolean =>
  covers > 0 || stack.some(({ name }) => overlayKind(name) !== 'sheet')

/** Whether a side sheet stands beside a running game. */
export const sheetIsOpen = ({ stack }: OverlayState): boolean =>
  stack.some(({ name }) => overlayKind(name) === 'sheet')
