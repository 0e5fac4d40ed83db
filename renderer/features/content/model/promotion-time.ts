const day = 24 * 60 * 60 * 1000

/** Where a promotion stands in time; `days` counts whole days, at least one. */
export type PromotionTime =
  | { kind: 'endless' }
  | { kind: 'starts'; time: number }
  | { kind: 'ends'; days: number }
  | { kind: 'over' }

/** Decides what the card says about time. All times in milliseconds since 1970. */
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
