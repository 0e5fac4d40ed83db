import type { Raffle, RaffleDraw } from '#shared/contract/endpoints/promotions.ts'

/** Whether the raffle is still to come, running or over, by the operator's time. */
export function rafflePhase({
  startTime,
  endTime,
  now,
}: Pick<Raffle, 'startTime' | 'endTime' | 'now'>): 'before' | 'running' | 'over' {
  if (now < startTime) return 'before'
  return now < endTime ? 'running' : 'over'
}

/** A prize's chance in the next draw, as the N of "1 in N". Undefined if none is left. */
export function chanceOf(
  { draws, gone }: Pick<Raffle, 'draws' | 'gone'>,
  { left }: { left: number },
): number | undefined {
  return left > 0 ? Math.max(1, Math.round((draws - gone) / left)) : undefined
}

/** How many of twenty draws win nothing, rounded. Undefined if no draw is left. */
export function blanksInTwenty({ draws, gone, prizes }: Raffle): number | undefined {
  const rest = draws - gone
  if (rest <= 0) return undefined
  const won = prizes.reduce((sum, { left }) => sum + left, 0)
  return Math.round((20 * (rest - won)) / rest)
}

/** The prizes that wait to be claimed, the one that lapses first at the front. */
export const waitingPrizes = (draws: readonly RaffleDraw[]): RaffleDraw[] =>
  draws.filter(({ state }) => state === 'won').toSorted((a, b) => a.number - b.number)
