import { create } from 'zustand'
import { onSessionEnd } from '#lib/session/session-store.ts'
import type { Overlay } from './overlay.ts'
import { isPrivateOverlay, opened, overlayKind } from './overlay-table.ts'

type OverlayState = {
  /** The open overlays, lowest first. */
  stack: readonly Overlay[]
  /** The topmost overlay. */
  open: Overlay | undefined
  /** How many other things lie over the page, such as message dialogs or a captcha. */
  covers: number
  show(overlay: Overlay): void
  /** Closes the topmost overlay. The ones below stay open. */
  close(): void
  closeAll(): void
  /** Replaces the open overlays, for instance with those in the address. */
  set(stack: readonly Overlay[]): void
  /** Registers that something lies over the page. Returns a function that undoes it. */
  cover(): () => void
}

const stacked = (stack: readonly Overlay[]) => ({ stack, open: stack.at(-1) })

/** The open overlays. `OverlaySync` in app keeps the address in step with them. */
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

/** Whether something lies over a running game, so that its native view must be hidden. */
export const gameIsCovered = ({ stack, covers }: OverlayState): boolean =>
  covers > 0 || stack.some(({ name }) => overlayKind(name) !== 'sheet')

/** Whether a sheet is open beside a running game. */
export const sheetIsOpen = ({ stack }: OverlayState): boolean =>
  stack.some(({ name }) => overlayKind(name) === 'sheet')
