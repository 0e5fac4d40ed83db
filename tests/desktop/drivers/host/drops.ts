/** The guards that a spec can disable to prove that it fails without them. */
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

/** Whether the app's handler for this guard is ignored, as if none were registered. */
export const isDropped = (guard: Guard): boolean => dropped.has(guard)
