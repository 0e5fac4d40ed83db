import { useTimeUntil } from '#lib/clock/use-time-until.ts'

type Deadline = {
  /** By the gateway's clock. */
  until: number
  /** The gateway's time of the answer that said so. */
  now: number
  /** When that answer came, by this machine's clock. */
  loadedAt: number
}

/** Seconds until a deadline of the gateway, whatever this machine's clock says; 0 once it has passed. */
export const useSecondsLeft = ({ until, now, loadedAt }: Deadline): number =>
  Math.ceil(useTimeUntil(loadedAt + until - now) / 1000)
