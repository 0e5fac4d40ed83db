import { channels } from '#sandbox/operator/deposits/channels.ts'
import { depositBonuses } from '#sandbox/operator/deposits/deposit-bonuses.ts'
import { answerPayment } from '#sandbox/operator/deposits/pay-deposit.ts'
import type { Envelope } from '#sandbox/operator/gateway/envelope.ts'
import { decideWithdrawal, decisions } from '#sandbox/operator/withdrawals/decide-withdrawal.ts'
import { between, pick, type Random } from '#sandbox/world/generator/random.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor } from '#shared/domain/money.ts'
import { pngOf } from '#shared/domain/pictures/testing/picture-files.ts'
import type { RandomMember } from './open-members.ts'

/** What a random act works with. `key` is fresh, or one that was used before. */
export type Act = {
  member: RandomMember
  everyone: readonly RandomMember[]
  random: Random
  number: number
  key: string
}

type Doing = (act: Act) => Promise<Envelope | undefined>

/** Mostly small, sometimes with centavos, sometimes much, sometimes nonsense. */
const amountOf = (random: Random, most = 300_000): string =>
  random() < 0.02 ? pick(['0', '-5', '1.001', 'x'], random) : fromMinor(between(random, 1, most))

const options = ({ member, key }: Act) => ({ token: member.token, key })
const picture = { bytes: pngOf(8, 8).buffer, type: 'image/png' } as const

const upload = async ({ member: { client, token } }: Act): Promise<string> =>
  (await client.value(contract.uploads.picture, picture, { token })).pictureId

/** One of the orders of all members that somebody has to act on, and its owner. */
function anyOrder({ everyone, member, random }: Act, table: 'deposits' | 'withdrawals', states: string) {
  const open = member.client.server.db.all<{ id: string; owner: number }>(
    `SELECT id, account_id AS owner FROM ${table} WHERE state IN (${states}) ORDER BY created DESC LIMIT 4`,
  )
  const order = open.length > 0 ? pick(open, random) : undefined
  const own = everyone.find(({ id }) => id === order?.owner)
  return order && own && { orderId: order.id, own }
}

async function deposit(act: Act): Promise<Envelope> {
  const { member, random } = act
  const channel = pick(channels, random)
  const bonusId = random() < 0.4 ? pick(depositBonuses, random).id : undefined
  const amount = fromMinor(between(random, channel.min, channel.min * 8))
  const input = { channelId: channel.id, amount, ...(bonusId !== undefined && { bonusId }) }
  return member.client.call(contract.cashier.deposit, input, options(act))
}

/** Pays, refuses, cancels or proves an order by a slip, whoever owns it. What is left over expires. */
async function answerDeposit(act: Act): Promise<Envelope | undefined> {
  const order = anyOrder(act, 'deposits', "'created'")
  if (!order) return undefined
  const { orderId, own } = order
  const { random } = act
  const { client } = own
  const choice = random()
  if (choice < 0.7) answerPayment(client.server.sandbox, orderId, 'pay', `try ${act.number}`)
  else if (choice < 0.8) answerPayment(client.server.sandbox, orderId, 'refuse', `try ${act.number}`)
  else if (choice < 0.9) {
    const pictureIds = [await upload({ ...act, member: own })]
    return client.call(contract.cashier.sendSlip, { orderId, pictureIds }, { token: own.token })
  } else return client.call(contract.cashier.cancelDeposit, { orderId }, { token: own.token })
  return undefined
}

async function withdraw(act: Act): Promise<Envelope> {
  const { member, random } = act
  const { client, token } = member
  const terms = await client.value(contract.withdrawals.terms, { language: 'EN' }, { token })
  const own = await client.value(contract.payout.accounts, { language: 'EN' }, { token })
  const amount = random() < 0.3 ? terms.free : amountOf(random, 200_000)
  const accountId = own.accounts[0]?.accountId ?? ''
  const input = { accountId, amount, fee: terms.fee.next, ...member.checked('withdraw') }
  return client.call(contract.withdrawals.request, input, options(act))
}

async function answerWithdrawal(act: Act): Promise<Envelope | undefined> {
  const order = anyOrder(act, 'withdrawals', "'review', 'paying', 'paid', 'disputed'")
  if (!order) return undefined
  const { orderId, own } = order
  const { random } = act
  const { client } = own
  if (random() < 0.4) {
    decideWithdrawal(client.server.sandbox, orderId, pick(decisions, random))
    return undefined
  }
  const received = random() < 0.5
  const pictures = received ? [] : [await upload({ ...act, member: own })]
  return client.call(contract.withdrawals.answer, { orderId, received, pictures }, { token: own.token })
}

const vendors = ['MAIN', 'JL', 'PP', 'FB']

const transfer: Doing = async (act) => {
  const { member, random } = act
  if (random() < 0.3) return member.client.call(contract.wallets.recall, {}, options(act))
  const input = { from: pick(vendors, random), to: pick(vendors, random), amount: amountOf(random) }
  return member.client.call(contract.wallets.transfer, input, options(act))
}

const send: Doing = async (act) => {
  const { member, random } = act
  const input = {
    to: pick(['upline', 'downline'] as const, random),
    account: pick(act.everyone, random).name,
    amount: amountOf(random),
    remark: '',
    ...member.checked('transfer'),
  }
  return member.client.call(contract.transfers.send, input, options(act))
}

const claim: Doing = async (act) => {
  const { member, random } = act
  const { rewards, missions, bonuses } = await member.claims()
  const { client } = member
  const choice = random()
  if (choice < 0.4) {
    const rewardId = rewards.length > 0 ? pick(rewards, random).rewardId : 'welcome'
    return client.call(contract.rewards.claim, { rewardId }, options(act))
  }
  if (choice < 0.7) {
    const ready = missions.filter(({ state }) => state === 'ready')
    const { missionId } = pick(ready.length > 0 ? ready : missions, random)
    return client.call(contract.missions.claim, { missionId }, options(act))
  }
  if (choice < 0.85) return client.call(contract.rebates.claim, {}, options(act))
  if (bonuses.length === 0) return undefined
  const { bonusId, takesBack } = pick(bonuses, random)
  return client.call(contract.bonuses.giveUp, { bonusId, amount: takesBack }, options(act))
}

const promotion: Doing = async (act) => {
  const { member, random, key } = act
  const { client, token } = member
  if (random() < 0.5) {
    const pictures = [await upload(act)]
    const input = { promotionId: 'share', remark: '', pictures, requestKey: key }
    return client.call(contract.promotions.apply, input, { token })
  }
  const sent = { promotionId: 'share', language: 'EN' }
  const { list } = await client.value(contract.promotions.applications, sent, { token })
  const applicationId = list.find(({ state }) => state === 'issued')?.applicationId ?? 'none'
  return client.call(contract.promotions.claim, { applicationId }, options(act))
}

const points: Doing = async (act) => {
  const { member, random } = act
  const proof = member.checked('points')
  if (random() < 0.5)
    return member.client.call(
      contract.points.convert,
      { points: pick([1000, 1100, 1550, 5000], random), ...proof },
      options(act),
    )
  const itemId = String(between(random, 301, 316))
  const input = { itemId, quantity: between(random, 1, 4), ...proof }
  return member.client.call(contract.points.redeem, input, options(act))
}

/** Everything that members, payment providers and the operator do with money, and how often. */
export const acts = {
  deposit,
  answerDeposit,
  withdraw,
  answerWithdrawal,
  transfer,
  send,
  claim,
  promotion,
  points,
}
