/** The guards that a spec can disable to prove that it fails without them. */
export type Guard =
  | 'will-navigate'
  | 'will-redirect'
  | 'window-open'
  | 'ipc-sender'
  | 'permission-check'
  | 'permission-request'
  | 'will-download'
  | 'web-request'

const dropped = new Set<Guard>()

/** Drops these guards from now on, and no others. */
export function dropGuards(names: readonly Guard[]): void {
  dropped.clear()
  for (const name of names) dropped.add(name)
}

/** Whether the app's handler for this guard is ignored, as if none were registered. */
export const isDropped = (guard: Guard): boolean => dropped.has(guard)
