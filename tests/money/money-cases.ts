import type { TestClient } from '#sandbox/entry/testing/test-client.ts'
import {
  passwordProof,
  testPaymentPassword as paymentPassword,
  paymentProof,
} from '#sandbox/entry/testing/test-steps.ts'
import { grantBonus } from '#sandbox/operator/bonuses/grant-bonus.ts'
import { putDividend } from '#sandbox/operator/dividends/test-dividend.ts'
import { reviewTakes } from '#sandbox/operator/promotions/applications.ts'
import { claimableFor } from '#sandbox/operator/raffle/rules.ts'
import { isoDay, startOfDay, startOfWeek } from '#sandbox/world/market/merchant-zone.ts'
import { sameText } from '#sandbox/world/texts/language.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'

/** One account that is about to move money. */
export type Actor = { client: TestClient; token: string; id: number }

/** How a call that moves money is tried: what it needs, and what stops it. */
export type MoneyCase = {
  /** The account that makes the call; juan if omitted. */
  account?: string
  /**
   * Brings the account into a state in which the call succeeds. Returns its input, and another valid one; none for a
   * call without input.
   */
  prepare(actor: Actor): Promise<{ input: object; other?: object }>
  /** Takes away what the call needs, as if it happened while the form was open. Returns the code of the refusal. */
  exhaust(actor: Actor): Promise<string>
  /** Sets a limit of the player that the call exceeds, if limits hold it back. Returns the code of the refusal. */
  limit?(actor: Actor): Promise<string>
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
    limit: async ({ client, token }) => {
      await client.value(contract.limits.set, { kind: 'deposit', period: 'day', limit: '500' }, { token })
      return 'DEPOSIT_LIMIT'
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
    prepare: async ({ client, token }) => {
      const send = { to: 'upline', remark: '' }
      return {
        input: { ...send, amount: '100.00', ...(await paymentProof(client, token, 'transfer')) },
        other: { ...send, amount: '200.00', ...(await paymentProof(client, token, 'transfer')) },
      }
    },
    exhaust: async (actor) => {
      emptyWallet(actor)
      return 'TRANSFER_LOCKED'
    },
  },
  [contract.withdrawals.request.id]: {
    prepare: async ({ client, token }) => {
      await paymentProof(client, token, 'withdraw')
      const account = { bankId: 'gcash', number: '09171234567', paymentPassword }
      const { accountId } = await client.value(contract.payout.add, account, { token })
      const request = async (amount: string) => {
        const proof = await paymentProof(client, token, 'withdraw')
        return { accountId, amount, fee: '0.00', ...proof }
      }
      return { input: await request('100.00'), other: await request('200.00') }
    },
    exhaust: async (actor) => {
      emptyWallet(actor)
      return 'WITHDRAWAL_ABOVE_FREE'
    },
  },
  [contract.rewards.claim.id]: {
    prepare: async ({ client }) => {
      const now = client.server.clock.now()
      return {
        input: { rewardId: `checkin-${isoDay(startOfDay(now))}` },
        other: { rewardId: `vip-${isoDay(startOfWeek(now))}` },
      }
    },
    exhaust: async ({ client, token }) => {
      const rewardId = `checkin-${isoDay(startOfDay(client.server.clock.now()))}`
      await client.value(contract.rewards.claim, { rewardId }, { token, key: 'claimed-elsewhere' })
      return 'CLAIM_TAKEN'
    },
  },
  [contract.rebates.claim.id]: {
    prepare: async (actor) => {
      await playRounds(actor, 1, '300.00')
      return { input: {}, other: { gameType: 'RNG' } }
    },
    exhaust: async ({ client, token }) => {
      await client.value(contract.rebates.claim, {}, { token, key: 'claimed-elsewhere' })
      return 'REBATE_TOO_SMALL'
    },
  },
  [contract.missions.claim.id]: {
    prepare: async (actor) => {
      await playRounds(actor, 20, '1.00')
      return { input: { missionId: await readyMission(actor) }, other: { missionId: 'another' } }
    },
    exhaust: async (actor) => {
      const missionId = await readyMission(actor)
      const { client, token } = actor
      await client.value(contract.missions.claim, { missionId }, { token, key: 'claimed-elsewhere' })
      return 'CLAIM_TAKEN'
    },
  },
  [contract.agentDividends.pay.id]: {
    account: 'agent1',
    prepare: async ({ client, token }) => {
      // Booked before the form is open: whatever is due for the agent.
      await client.balance(token)
      const owed = async (daysAgo: number) => ({
        dividendId: putDividend(client, { daysAgo, state: 'requested' }),
        ...(await paymentProof(client, token, 'dividend')),
      })
      return { input: await owed(2), other: await owed(3) }
    },
    exhaust: async (actor) => {
      emptyWallet(actor)
      return 'DIVIDEND_SHORT'
    },
  },
  [contract.bonuses.giveUp.id]: {
    prepare: async ({ client, id }) => {
      const gift = { id: 'gift', kind: 'bonus', title: sameText('Gift'), amount: 100, required: 100 } as const
      grantBonus(client.server.sandbox, id, gift)
      return { input: { bonusId: 'gift', amount: '1.00' }, other: { bonusId: 'gift', amount: '0.50' } }
    },
    exhaust: async ({ client, token }) => {
      const all = { bonusId: 'gift', amount: '1.00' }
      await client.value(contract.bonuses.giveUp, all, { token, key: 'given-up-elsewhere' })
      return 'BONUS_NOT_ACTIVE'
    },
  },
  [contract.points.redeem.id]: {
    prepare: async ({ client, token }) => {
      const order = async (quantity: number) => ({
        itemId: '301',
        quantity,
        ...(await passwordProof(client, token, 'points')),
      })
      return { input: await order(1), other: await order(2) }
    },
    exhaust: async ({ client }) => {
      client.server.db.run('UPDATE point_items SET available = 0 WHERE id = 301')
      return 'POINT_ITEM_SOLD_OUT'
    },
  },
  [contract.points.convert.id]: {
    prepare: async ({ client, token }) => {
      const order = async (points: number) => ({ points, ...(await passwordProof(client, token, 'points')) })
      return { input: await order(1000), other: await order(1100) }
    },
    exhaust: async ({ client, id }) => {
      client.server.db.run('DELETE FROM point_entries WHERE account_id = ?', id)
      return 'POINTS_SHORT'
    },
  },
}

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

async function playRounds({ client, token }: Actor, count: number, amount: string): Promise<void> {
  const sessionId = await client.play(token)
  for (let round = 0; round < count; round++) {
    const of = { sessionId, roundId: `round-${round}` }
    await client.wallet('bet', { ...of, txId: `bet-${round}`, amount })
    await client.wallet('win', { ...of, txId: `win-${round}`, amount: '0.00' })
  }
}

async function readyMission({ client, token }: Actor): Promise<string> {
  const { list } = await client.value(contract.missions.summary, { language: 'EN' }, { token })
  const ready = list.find(({ state }) => state === 'ready')
  if (!ready) throw new Error('no mission is finished')
  return ready.missionId
}
