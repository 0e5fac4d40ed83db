const day = 24 * 60 * 60 * 1000

/** What to say about a promotion's time. `days` is the number of days left, rounded up. */
export type PromotionTime =
  | { kind: 'endless' }
  | { kind: 'starts'; time: number }
  | { kind: 'ends'; days: number }
  | { kind: 'over' }

/** Returns what to say about a promotion's time. All times are in milliseconds since 1970. */
export function promotionTime(
  { startTime, endTime }: { startTime: number; endTime?: number | null | undefined },
  now: number,
): PromotionTime {
  if (startTime > now) return { kind: 'starts', time: startTime }
  if (endTime === undefined || endTime === null) return { kind: 'endless' }
  return endTime <= now
    ? { kind: 'over' }
    : { kind: 'ends', days: Math.max(1, Math.ceil((endTime - now) / day)) }
}
