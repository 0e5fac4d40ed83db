/** The guards that a spec may take away to show that its test turns red without them. */
const guards = [
  'will-navigate',
  'will-redirect',
  'window-open',
  'ipc-sender',
  'permission-check',
  'permission-request',
  'will-download',
  'web-request',
] as const

export type Guard = (typeof guards)[number]

const isGuard = (name: string): name is Guard => guards.some((guard) => guard === name)

const dropped = new Set(
  (process.env.HOST_DROP ?? '')
    .split(',')
    .filter(Boolean)
    .map((name) => {
      if (!isGuard(name)) throw new Error(`HOST_DROP knows ${guards.join(', ')}; got ${name}`)
      return name
    }),
)

/** Whether the app's handler for this guard is to be passed over, as if it had registered none. */
export const isDropped = (guard: Guard): boolean => dropped.has(guard)
