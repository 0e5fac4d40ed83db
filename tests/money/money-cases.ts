import { reviewTakes } from '#sandbox/promotions/applications.ts'
import type { TestClient } from '#sandbox/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'

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
  [contract.promotions.claim.id]: {
    prepare: async (actor) => {
      const [first, second] = [await acceptedApplication(actor), await acceptedApplication(actor)]
      return { input: { applicationId: first }, other: { applicationId: second } }
    },
    exhaust: async ({ client }) => {
      client.server.db.run("UPDATE promotion_applications SET state = 'rejected'")
      return 'CLAIM_GONE'
    },
  },
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

async function acceptedApplication({ client, token }: Actor): Promise<string> {
  const { pictureId } = await client.value(
    contract.uploads.picture,
    { bytes: pngOf(64, 64).buffer, type: 'image/png' },
    { token },
  )
  const { applicationId } = await client.value(
    contract.promotions.apply,
    { promotionId: 'share', remark: '', pictures: [pictureId], requestKey: crypto.randomUUID() },
    { token },
  )
  client.server.clock.advance(reviewTakes)
  await client.balance(token)
  return applicationId
}
