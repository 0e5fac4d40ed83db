import { grantBonus } from '#sandbox/operator/bonuses/grant-bonus.ts'
import { putDividend } from '#sandbox/operator/dividends/test-dividend.ts'
import { reviewTakes } from '#sandbox/operator/promotions/applications.ts'
import { agentIds } from '#sandbox/world/accounts/accounts.ts'
import { dayLength } from '#sandbox/world/market/merchant-zone.ts'
import { sameText } from '#sandbox/world/texts/language.ts'
import type { AnyEndpoint, InputOf } from '#shared/contract/endpoint.ts'
import { contract, type EndpointId, type EndpointWith } from '#shared/contract/endpoints/index.ts'
import { addressProof } from '#shared/contract/endpoints/session.ts'
import type { CallOptions, TestClient } from '../testing/test-client.ts'
import { profileInput } from '../testing/test-profile.ts'
import {
  codeProof,
  passwordProof,
  testPaymentPassword as paymentPassword,
  paymentProof,
  setPaymentPassword,
  uploadPicture,
} from '../testing/test-steps.ts'
import { fixedInputs, testInputs } from './test-inputs.ts'

/** Calls that can't be made with an empty input. */
type WithInput = {
  [Id in EndpointId]: Record<string, never> extends InputOf<EndpointWith<Id>> ? never : Id
}[EndpointId]
type MakeInput<Id extends EndpointId> = (token: string) => Promise<InputOf<EndpointWith<Id>>>

/** A call that needs an input and has none in `fixedInputs` must be here: a missing one is a type error. */
type MadeInputs = { [Id in Exclude<WithInput, keyof typeof fixedInputs>]: MakeInput<Id> } & {
  [Id in EndpointId]?: MakeInput<Id>
}

/**
 * Prepares a call of any endpoint that the sandbox grants: resets the sandbox, logs in who may make it, and makes the
 * calls that come before it.
 */
export async function prepareCall(
  client: TestClient,
  endpoint: AnyEndpoint,
): Promise<{ input: object; options: CallOptions }> {
  client.server.sandbox.reset()
  const token = await client.logInFor(endpoint)
  const made: Record<string, (token: string) => Promise<object>> = madeInputs(client)
  const input = (await made[endpoint.id]?.(token ?? '')) ?? testInputs[endpoint.id] ?? {}
  return { input, options: { token, ...(endpoint.movesMoney && { key: 'contract-deposit' }) } }
}

/** The first record of the last three days, in which a small world's team has played. */
const recentRecords = (client: TestClient) => {
  const to = client.server.clock.now()
  return { from: to - 3 * dayLength, to, pageNo: 1, pageSize: 1 }
}

/** Inputs that contain something only another call or the inbox can provide. */
const madeInputs = (client: TestClient): MadeInputs => ({
  'session.verifyLogin': async () => ({
    ticket: await ticket(client),
    kind: 'email',
    proof: 'newip@mail.example',
  }),
  'session.verifySms': async () => ({ ticket: await ticket(client) }),
  'member.registerMobile': async () => {
    await client.value(contract.session.registerSms, { countryDialingCode: '63', mobileNo: '09203334444' })
    return { ...fixedInputs['member.registerMobile'], verificationCode: codeTo(client, '639203334444') }
  },
  'lottery.opened': async () => {
    const { menus } = await client.value(contract.lottery.menu, {
      prizeMode: 'SEA',
      device: 'WEB',
      language: 'EN',
    })
    return { gameCode: menus[0]?.gameMenus[0]?.gameCode ?? '', count: 100, language: 'EN' }
  },
  'games.roomLaunch': async () => {
    const { list } = await client.value(contract.games.rooms, { language: 'EN' })
    const free = list.find(({ players, seats }) => !seats || players < seats)
    const { vassalage = '', gameCode = '', roomId = '' } = free ?? {}
    return { ...fixedInputs['games.fbSportsLaunch'], vassalage, gameCode, roomId }
  },
  'member.resetByPhone': async () => {
    const number = { mobileNum: '09191234567', countryDialingCode: '63' }
    await client.value(contract.session.loginSms, { ...number, purpose: 'password' })
    return { ...number, newPassword: 'Mabuhay8', verificationCode: codeTo(client, '639191234567') }
  },
  'agentRecords.bet': async (token) => {
    const { list } = await client.value(contract.agentRecords.bets, recentRecords(client), { token })
    return { betId: list[0]?.betId ?? '' }
  },
  'agentRecords.move': async (token) => {
    const { list } = await client.value(
      contract.agentRecords.moves,
      { ...recentRecords(client), scope: 'all', language: 'EN' },
      { token },
    )
    return { moveId: list[0]?.moveId ?? '', language: 'EN' }
  },
  'records.bet': async (token) => {
    const round = { sessionId: await client.play(token), roundId: 'contract-round' }
    await client.wallet('bet', { ...round, txId: 'contract-bet', amount: '1.00' })
    const now = client.server.clock.now()
    const all = { from: now - 1000, to: now + 1, language: 'EN', pageNo: 1, pageSize: 15 }
    const { list } = await client.value(contract.records.bets, all, { token })
    return { betId: list[0]?.betId ?? '', language: 'EN' }
  },
  'promotions.claim': async (token) => {
    const pictureId = await uploadPicture(client, token)
    const application = {
      promotionId: 'share',
      remark: '',
      pictures: [pictureId],
      requestKey: 'contract-claim',
    }
    const { applicationId } = await client.value(contract.promotions.apply, application, { token })
    client.server.clock.advance(reviewTakes)
    return { applicationId }
  },
  'promotions.raffleDraw': async (token) => ({ ...(await earnedDraw(client, token)), parol: 5 }),
  'promotions.raffleClaim': async (token) => {
    client.server.sandbox.settings.change({ raffleDraws: 'win' })
    const input = await earnedDraw(client, token)
    await client.value(contract.promotions.raffleDraw, { ...input, parol: 5 }, { token })
    return input
  },
  'wallets.transfer': async () => {
    client.server.sandbox.settings.change({ singleWallet: false })
    return fixedInputs['wallets.transfer']
  },
  'wallets.recall': async (token) => {
    client.server.sandbox.settings.change({ singleWallet: false })
    const transfer = { from: 'MAIN', to: 'PP', amount: '25.00' }
    await client.value(contract.wallets.transfer, transfer, { token, key: 'contract-recall' })
    return {}
  },
  'transfers.recipient': async () => {
    client.server.db.run('UPDATE accounts SET type = 41 WHERE id = 1')
    client.server.db.run("UPDATE accounts SET parent_id = 1 WHERE username = 'sms'")
    return { account: 'sms' }
  },
  'transfers.send': async (token) => ({
    to: 'upline',
    amount: '100.00',
    remark: 'Salamat',
    ...(await paymentProof(client, token, 'transfer')),
  }),
  'cashier.cancelDeposit': async (token) => ({
    orderId: await order(client, token, 'gcash', 'contract-cancel'),
  }),
  'cashier.sendSlip': async (token) => {
    const pictureIds = [await uploadPicture(client, token)]
    return { orderId: await order(client, token, 'bank', 'contract-slip'), pictureIds }
  },
  'member.changePassword': async (token) => ({
    oldPassword: 'Palaro123',
    newPassword: 'Mabuhay8',
    confirmNewPassword: 'Mabuhay8',
    ...(await passwordProof(client, token, 'password')),
  }),
  'paymentPassword.set': async (token) => {
    forgetPaymentPassword(client)
    const proof = await passwordProof(client, token, 'paymentPassword')
    return { paymentPassword, ...proof, ...(await codeProof(client, token)) }
  },
  'paymentPassword.change': async (token) => {
    await renewPaymentPassword(client, token)
    return { oldPaymentPassword: paymentPassword, paymentPassword: '862040' }
  },
  'paymentPassword.check': async (token) => {
    await renewPaymentPassword(client, token)
    return { paymentPassword, purpose: 'withdraw' }
  },
  'paymentPassword.reset': async (token) => {
    await renewPaymentPassword(client, token)
    await client.value(contract.paymentPassword.sendCode, {}, { token })
    const proof = await passwordProof(client, token, 'paymentPassword')
    return { paymentPassword: '862040', verificationCode: codeTo(client, '639171234567'), ...proof }
  },
  'payout.add': async (token) => {
    await renewPaymentPassword(client, token)
    return { bankId: 'maya', number: '09181112222', paymentPassword }
  },
  'payout.setDefault': (token) => addedAccount(client, token),
  'payout.remove': async (token) => ({ ...(await addedAccount(client, token)), paymentPassword }),
  'withdrawals.request': async (token) => ({
    ...(await addedAccount(client, token)),
    ...(await withdrawal(client, token)),
  }),
  'withdrawals.answer': async (token) => {
    const input = { ...(await addedAccount(client, token)), ...(await withdrawal(client, token)) }
    const { orderId } = await client.value(contract.withdrawals.request, input, { token, key: 'contract' })
    client.server.clock.advance(10_000)
    return { orderId, received: true }
  },
  'contacts.bind': async (token) => {
    const contact = { kind: 'email', email: 'bago@mail.example' } as const
    await client.value(contract.contacts.newCode, contact, { token })
    return { ...contact, code: codeTo(client, contact.email), ...(await codeProof(client, token)) }
  },
  'identity.submit': async (token) => {
    client.server.sandbox.settings.change({ identityCheck: true })
    const picture = () => uploadPicture(client, token, [640, 480])
    const pictures = { front: await picture(), selfie: await picture() }
    const details = profileInput({ birthday: '1994-08-12' })
    await client.value(contract.profile.save, details, { token })
    return { document: 'passport', number: 'P1234567A', pictures }
  },
  'statements.entry': async (token) => {
    const all = { from: 0, to: client.server.clock.now() + 1, language: 'EN', pageNo: 1, pageSize: 1 }
    const latest = { ...all, from: all.to - 100 * 86_400_000 }
    const { list } = await client.value(contract.statements.entries, latest, { token })
    return { entryId: list[0]?.entryId ?? '', language: 'EN' }
  },
  'agentDividends.request': async () => ({
    dividendId: putDividend(client, { agentId: agentIds.top, daysAgo: 2 }),
  }),
  'agentDividends.pay': async (token) => ({
    dividendId: putDividend(client, { daysAgo: 3, state: 'requested' }),
    ...(await paymentProof(client, token, 'dividend')),
  }),
  'agentDividends.reject': async () => {
    const requested = client.server.clock.now()
    const dividendId = putDividend(client, { daysAgo: 4, state: 'requested', requested })
    return { dividendId, requested, reason: 'Two bets were settled again' }
  },
  'rebates.claim': async (token) => {
    await playContractRounds(client, token, 1, '300.00')
    return {}
  },
  'missions.claim': async (token) => {
    await playContractRounds(client, token, 20, '1.00')
    const { list } = await client.value(contract.missions.summary, { language: 'EN' }, { token })
    return { missionId: list.find(({ state }) => state === 'ready')?.missionId ?? '' }
  },
  'bonuses.giveUp': async () => {
    const bonus = {
      id: 'contract-bonus',
      kind: 'bonus',
      title: sameText('Gift'),
      amount: 100,
      required: 100,
    } as const
    grantBonus(client.server.sandbox, 1, bonus)
    return { bonusId: 'contract-bonus', amount: '1.00' }
  },
  'agentContracts.answer': async () => {
    client.server.db.run("DELETE FROM contracts WHERE state = 'offered'")
    const terms = {
      rate: '4.5',
      period: 'monthly',
      activeMembers: 10,
      validBet: '0',
      netProfit: '0',
    } as const
    const ask = { ...terms, requestKey: 'contract-answer' }
    const token = await client.logIn('agent2')
    const { contractId } = await client.value(contract.agentContracts.request, ask, { token })
    return { contractId, accept: false, at: 0, ending: [] }
  },
  'agentContracts.answerEnd': async () => {
    client.server.db.run("UPDATE contracts SET state = 'active', ends = NULL WHERE id = 2")
    return { contractId: '2', accept: false, at: 0, ending: [] }
  },
  'agentContracts.terminate': async (token) => {
    const page = { state: 'inForce', pageNo: 1, pageSize: 1 } as const
    const { list } = await client.value(contract.agentContracts.downlines, page, { token })
    const contractId = list[0]?.current?.contractId ?? ''
    const { at, ending } = await client.value(contract.agentContracts.effect, { contractId }, { token })
    return { contractId, at, ending: ending.map((one) => one.contractId) }
  },
  'points.redeem': async (token) => ({
    itemId: '301',
    quantity: 1,
    ...(await passwordProof(client, token, 'points')),
  }),
  'points.convert': async (token) => ({ points: 1000, ...(await passwordProof(client, token, 'points')) }),
})

/** Opens a deposit order and returns its id. */
const order = async (client: TestClient, token: string, channelId: string, key: string): Promise<string> =>
  (await client.value(contract.cashier.deposit, { channelId, amount: '500.00' }, { token, key })).orderId
const codeTo = (client: TestClient, mobile: string): string =>
  client.server.sandbox.inbox.list(mobile)[0]?.code ?? ''

/** Ticket of a login from an unknown address. */
async function ticket(client: TestClient): Promise<string> {
  client.server.db.run('DELETE FROM known_addresses')
  const login = { type: 'username', username: 'newip', password: 'Palaro123' } as const
  const { value } = await client.call(contract.session.login, login)
  return addressProof.parse(value).ticket
}

/** Takes juan's payment password away. */
const forgetPaymentPassword = ({ server }: TestClient) =>
  server.db.run('UPDATE accounts SET payment_password = NULL WHERE id = 1')

/** Sets juan's payment password, whatever it was. */
async function renewPaymentPassword(client: TestClient, token: string): Promise<void> {
  forgetPaymentPassword(client)
  await setPaymentPassword(client, token, paymentPassword)
}

/** Adds an e-wallet of its own to juan's accounts. */
async function addedAccount(client: TestClient, token: string): Promise<{ accountId: string }> {
  await renewPaymentPassword(client, token)
  client.server.db.run('DELETE FROM payout_accounts')
  const account = { bankId: 'gcash', number: '09171234567', paymentPassword }
  return client.value(contract.payout.add, account, { token })
}

const withdrawal = async (client: TestClient, token: string) => ({
  amount: '100.00',
  fee: '0.00',
  ...(await paymentProof(client, token, 'withdraw')),
})

async function playContractRounds(
  client: TestClient,
  token: string,
  count: number,
  amount: string,
): Promise<void> {
  const sessionId = await client.play(token)
  for (let round = 0; round < count; round++) {
    const name = `${amount} ${round}`
    await client.wallet('bet', { sessionId, roundId: name, txId: `bet ${name}`, amount })
    await client.wallet('win', { sessionId, roundId: name, txId: `win ${name}`, amount: '0.00' })
  }
}

/** Bets what one draw in the raffle takes, and returns the input of that draw. */
async function earnedDraw(client: TestClient, token: string) {
  const raffle = { promotionId: 'parol' }
  const { drawn } = await client.value(contract.promotions.raffleDraws, raffle, { token })
  const sessionId = await client.play(token)
  const round = { sessionId, roundId: `raffle ${drawn}` }
  await client.wallet('bet', { ...round, txId: `raffle bet ${drawn}`, amount: '1000.00' })
  await client.wallet('win', { ...round, txId: `raffle win ${drawn}`, amount: '1000.00' })
  return { ...raffle, number: drawn + 1 }
}
