import { checkRate } from '#lib/forms/rate.ts'
import { readWhole } from '#lib/forms/whole.ts'
import type { AccountKind } from '#shared/contract/endpoints/agent-register.ts'

/** What is typed for a new link. `days` is empty for never, `uses` for no limit. */
export type LinkValues = { name: string; kind: AccountKind; rate: string; days: string; uses: string }

type Bounds = { highestRate: string; longestName: number; mostUses: number }

/** Why a rate can't be given: it is no percentage with at most two decimals, or above the agent's own. */
export const checkNewRate = (rate: string, highest: string) => checkRate(rate, { lowest: '0', highest })

/** What is wrong with a new link, by field. */
export function checkLink(
  { name, rate, uses }: LinkValues,
  { highestRate, longestName, mostUses }: Bounds,
): { name?: 'long'; rate?: 'invalid' | 'outside'; uses?: 'invalid' } {
  const rateFault = checkNewRate(rate, highestRate)
  const count = readWhole(uses)
  const isCount = uses === '' || (count !== undefined && count >= 1 && count <= mostUses)
  return {
    ...([...name].length > longestName && { name: 'long' }),
    ...(rateFault && { rate: rateFault }),
    ...(!isCount && { uses: 'invalid' }),
  }
}

/** A number typed in a field; null if it is empty. */
export const numberOrNull = (typed: string): number | null => readWhole(typed) ?? null
