import { useNow } from '#lib/clock/use-now.ts'

type Deadline = {
  /** By the gateway's clock. */
  until: number
  /** The gateway's time of the answer that said so. */
  now: number
  /** When that answer came, by this machine's clock. */
  loadedAt: number
}

/** Seconds until a deadline of the gateway, whatever this machine's clock says; 0 once it has passed. */
export function useSecondsLeft({ until, now, loadedAt }: Deadline): number {
  const time = useNow(loadedAt + until - now)
  return Math.max(0, Math.ceil((until - now - Math.max(0, time - loadedAt)) / 1000))
}
