import type { Overlay } from '#lib/overlay/overlay.ts'
import { overlayTable } from '#lib/overlay/overlay-table.ts'

/** Whether the search may replace the open overlay. */
export const mayOpenSearch = (open: Overlay | undefined): boolean =>
  open === undefined || overlayTable[open.name].yields === true
