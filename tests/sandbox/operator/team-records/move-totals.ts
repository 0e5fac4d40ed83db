import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRecords } from '#shared/contract/endpoints/agent-records.ts'
import { fromMinor } from '#shared/domain/money.ts'
import type { MoveGroup } from '#shared/domain/move-groups.ts'
import type { MoveSums } from './move-sums.ts'

/** The sums of each group as the contract names them. */
export function moveTotals(sums: MoveSums): ValueOf<typeof agentRecords.moves>['totals'] {
  const count = (group: MoveGroup) => sums[group].days.reduce((sum, number) => sum + number, 0)
  const net = (group: MoveGroup) => sums[group].in - sums[group].out
  const orders = (number: number, minor: number) => ({ count: number, amount: fromMinor(minor) })
  return {
    deposits: orders(count('deposits'), net('deposits')),
    withdrawals: orders(count('withdrawals'), -net('withdrawals')),
    transfers: orders(count('transfers'), sums.transfers.in + sums.transfers.out),
    bonuses: orders(count('bonuses'), net('bonuses')),
    rebates: orders(count('rebates'), net('rebates')),
    extras: orders(count('bonuses') + count('rebates'), net('bonuses') + net('rebates')),
    net: fromMinor(net('deposits') + net('withdrawals')),
  }
}
