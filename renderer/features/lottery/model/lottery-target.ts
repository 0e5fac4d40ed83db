import type { Brand } from '#shared/brand/brand.ts'

type PrizeMode = Brand['prizeModes'][number]

/** What the lottery route should open. */
export type LotteryTarget = {
  gameCode: string | undefined
  vendor: string | undefined
  playType: string | undefined
}

/** Reads the lottery route's query. Empty parameters count as missing. */
export const lotteryTargetOf = (query: URLSearchParams): LotteryTarget => ({
  gameCode: query.get('gameCode') || undefined,
  vendor: query.get('vendor') || undefined,
  playType: query.get('playType') || undefined,
})

/** The prize modes of the lottery vendors. */
const modeOfVendor: Partial<Record<string, PrizeMode>> = {
  TCG_LOTTO_VN: 'Lott',
  LOTT: 'Lott',
  TCG_SEA: 'SEA',
  ELOTT: 'Elott',
}

/** The prize mode to launch with: the vendor's if the brand has it, otherwise the brand's first. */
export function prizeModeOf(vendor: string | undefined, modes: readonly PrizeMode[]): PrizeMode {
  const own = vendor === undefined ? undefined : modeOfVendor[vendor]
  return own !== undefined && modes.includes(own) ? own : (modes[0] ?? 'Lott')
}
