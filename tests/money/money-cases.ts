import type { TestClient } from '#sandbox/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

/** One account that is about to move money. */
export type Actor = { client: TestClient; token: string; id: number }

/** How a call that moves money is tried: what it needs, and what stops it. */
export type MoneyCase = {
  /** Brings the account into a state in which the call succeeds. Returns its input, and another valid one. */
  prepare(actor: Actor): Promise<{ input: object; other: object }>
  /** Takes away what the call needs, as if it happened while the form was open. Returns the code of the refusal. */
  exhaust(actor: Actor): Promise<string>
}

/** A case for each call that moves money, by its endpoint's id. */
export const moneyCases: Record<string, MoneyCase> = {
  [contract.cashier.deposit.id]: {
    prepare: async () => ({
      input: { channelId: 'gcash', amount: '500.00' },
      other: { channelId: 'gcash', amount: '600.00' },
    }),
    exhaust: async ({ client, id }) => {
      client.server.db.run('UPDATE accounts SET excluded_until = 9000000000000 WHERE id = ?', id)
      return 'ACCOUNT_EXCLUDED'
    },
  },
}
