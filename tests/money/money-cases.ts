import { reviewTakes } from '#sandbox/promotions/applications.ts'
import { claimableFor } from '#sandbox/raffle/rules.ts'
import type { TestClient } from '#sandbox/test-client.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'

/** One account that is about to move money. */
export type Actor = { client: TestClient; token: string; id: number }

/** How a call that moves money is tried: what it needs, and what stops it. */
export type MoneyCase = {
  /**
   * Brings the account into a state in which the call succeeds. Returns its input, and another valid one; none for a
   * call without input.
   */
  prepare(actor: Actor): Promise<{ input: object; other?: object }>
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
  [contract.promotions.raffleClaim.id]: {
    prepare: async (actor) => {
      const { client, token } = actor
      client.server.sandbox.settings.change({ raffleDraws: 'win' })
      await playOnce(actor, '2000.00')
      const promotionId = 'parol'
      for (const number of [1, 2])
        await client.value(contract.promotions.raffleDraw, { promotionId, number, parol: 5 }, { token })
      return { input: { promotionId, number: 1 }, other: { promotionId, number: 2 } }
    },
    exhaust: async ({ client }) => {
      client.server.db.run('UPDATE raffle_draws SET drawn = drawn - ?', claimableFor)
      return 'RAFFLE_LAPSED'
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
  [contract.wallets.transfer.id]: {
    prepare: async ({ client }) => {
      client.server.sandbox.settings.change({ singleWallet: false })
      const transfer = { from: 'MAIN', to: 'PP', amount: '25.00' }
      return { input: transfer, other: { ...transfer, amount: '26.00' } }
    },
    exhaust: async (actor) => {
      emptyWallet(actor)
      return 'WALLET_SHORT'
    },
  },
  [contract.wallets.recall.id]: {
    prepare: async ({ client, token }) => {
      client.server.sandbox.settings.change({ singleWallet: false })
      const transfer = { from: 'MAIN', to: 'PP', amount: '25.00' }
      await client.value(contract.wallets.transfer, transfer, { token, key: 'before-recall' })
      return { input: {} }
    },
    exhaust: async ({ client, token }) => {
      await client.value(contract.wallets.recall, {}, { token, key: 'recalled-elsewhere' })
      return 'WALLET_EMPTY'
    },
  },
  [contract.transfers.send.id]: {
    prepare: async (actor) => {
      const send = { to: 'upline', remark: '' }
      return {
        input: { ...send, amount: '100.00', ...(await passwordProof(actor, 'transfer')) },
        other: { ...send, amount: '200.00', ...(await passwordProof(actor, 'transfer')) },
      }
    },
    exhaust: async (actor) => {
      emptyWallet(actor)
      return 'TRANSFER_LOCKED'
    },
  },
  [contract.withdrawals.request.id]: {
    prepare: async (actor) => {
      const { client, token } = actor
      client.server.db.run('UPDATE accounts SET payment_password = NULL WHERE id = 1')
      const proof = await passwordProof(actor, 'paymentPassword')
      await client.value(contract.paymentPassword.set, { paymentPassword, ...proof }, { token })
      const account = { bankId: 'gcash', number: '09171234567', paymentPassword }
      const { accountId } = await client.value(contract.payout.add, account, { token })
      const request = async (amount: string) => {
        const check = { paymentPassword, purpose: 'withdraw' } as const
        const { checkToken } = await client.value(contract.paymentPassword.check, check, { token })
        return { accountId, amount, fee: '0.00', checkToken }
      }
      return { input: await request('100.00'), other: await request('200.00') }
    },
    exhaust: async (actor) => {
      emptyWallet(actor)
      return 'WITHDRAWAL_ABOVE_FREE'
    },
  },
}

const paymentPassword = '740213'

/** Plays one round that is lost. */
async function playOnce({ client, token }: Actor, amount: string): Promise<void> {
  const round = { sessionId: await client.play(token), roundId: 'raffle-round' }
  await client.wallet('bet', { ...round, txId: 'raffle-bet', amount })
  await client.wallet('win', { ...round, txId: 'raffle-win', amount: '0.00' })
}

/** Takes all money out of the main wallet. */
function emptyWallet({ client, id }: Actor): void {
  const { ledger, clock } = client.server.sandbox
  ledger.move('adjustment', 'emptied', clock.now(), id, -ledger.balance('wallet', id))
}

const passwordProof = ({ client, token }: Actor, purpose: 'transfer' | 'paymentPassword') =>
  client.value(contract.member.passwordCheck, { password: 'Palaro123', purpose }, { token })

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
