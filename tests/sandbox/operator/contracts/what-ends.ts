import type { AgreedContract } from './contract-store.ts'

type Timed = Pick<AgreedContract, 'rate' | 'starts' | 'ends'>

/** A contract that ends by itself, and when. */
export type Ending = { contract: AgreedContract; at: number }

const endOf = ({ ends }: Pick<Timed, 'ends'>): number => ends ?? Number.POSITIVE_INFINITY

/** The rate by which an agent is paid at a moment; 0 without a contract. */
export const rateAt = (contracts: readonly Timed[], time: number): number =>
  contracts.find((one) => one.starts <= time && endOf(one) > time)?.rate ?? 0

/** The lowest rate that an agent has from a moment on, for ever; 0 if there is a gap or an end. */
export const lowestFrom = (contracts: readonly Timed[], from: number): number =>
  Math.min(...momentsOf(contracts, from).map((time) => rateAt(contracts, time)))

/** The first moment within a range at which an agent has less than a rate. */
function firstBelow(contracts: readonly Timed[], rate: number, from: number, to: number): number | undefined {
  return momentsOf(contracts, from)
    .toSorted((one, other) => one - other)
    .find((time) => time < to && rateAt(contracts, time) < rate)
}

/** A moment, and every later one at which something begins or ends. */
const momentsOf = (contracts: readonly Timed[], from: number): number[] => [
  from,
  ...contracts.flatMap(({ starts, ends }) =>
    [starts, ...(ends === null ? [] : [ends])].filter((one) => one > from),
  ),
]

/**
 * The contracts below an agent that can't go on once the agent's own are as given. A contract ends at the first moment
 * at which the one above it has a lower rate or is gone, and those below it then have to fit what is left.
 * @param below contracts that aren't over, by the agent that gave them
 */
export function whatEnds(
  agentId: number,
  own: readonly Timed[],
  below: ReadonlyMap<number, readonly AgreedContract[]>,
  now: number,
): Ending[] {
  const lines = Map.groupBy(below.get(agentId) ?? [], (contract) => contract.agentId)
  return [...lines].flatMap(([downline, contracts]) => {
    const ended = contracts.flatMap((contract) => {
      const at = firstBelow(own, contract.rate, Math.max(contract.starts, now), endOf(contract))
      return at === undefined ? [] : [{ contract, at }]
    })
    if (ended.length === 0) return []
    const left = contracts.map((contract) => ({
      ...contract,
      ends: ended.find((one) => one.contract === contract)?.at ?? contract.ends,
    }))
    return [...ended, ...whatEnds(downline, left, below, now)]
  })
}
