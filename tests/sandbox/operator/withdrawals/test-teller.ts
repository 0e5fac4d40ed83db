import type { SandboxServerOptions } from '#sandbox/entry/server.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { setPaymentPassword } from '#sandbox/entry/testing/test-steps.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { fromMinor, parseAmount, toMinor } from '#shared/domain/money.ts'
import { standingClock } from '../records/test-rounds.ts'

/** 21 November 2026, 21:00 in Manila. */
export const start = '2026-11-21T21:00:00+08:00'
export const pin = '740213'

/** A sandbox with juan signed in, who has a payment password and an e-wallet. Time stands still until advanced. */
export async function openTeller(settings: SandboxServerOptions['settings'] = {}) {
  const clock = standingClock(start)
  const client = new TestClient({ clock, settings })
  const token = await client.logIn('juan')
  await setPin(client, token)
  const add = { bankId: 'gcash', number: '09171234567', paymentPassword: pin }
  const { accountId } = await client.value(contract.payout.add, add, { token })
  let sent = 0

  const prove = async (paymentPassword = pin) =>
    client.value(contract.paymentPassword.check, { paymentPassword, purpose: 'withdraw' }, { token })
  /** Sends a request, by default for ₱500 free of charge, and returns the envelope. */
  const ask = async (
    input: { amount?: string; fee?: string; accountId?: string; checkToken?: string } = {},
    key = `key-${sent++}`,
  ) => {
    const checkToken = input.checkToken ?? (await prove()).checkToken
    const request = { accountId, amount: '500.00', fee: '0.00', checkToken, ...input }
    return client.call(contract.withdrawals.request, request, { token, key })
  }
  const order = async (orderId: string) => {
    const { order: found } = await client.value(contract.withdrawals.order, { orderId }, { token })
    if (!found) throw new Error(`there is no order ${orderId}`)
    return found
  }
  return {
    client,
    clock,
    token,
    accountId,
    prove,
    ask,
    order,
    /** Makes an order that must be accepted, and returns its id. */
    async withdraw(input: Parameters<typeof ask>[0] = {}, key?: string) {
      const envelope = await ask(input, key)
      if (!envelope.success) throw new Error(`refused with ${envelope.code}`)
      return contract.withdrawals.request.value.parse(envelope.value).orderId
    },
    terms: () => client.value(contract.withdrawals.terms, { language: 'EN' }, { token }),
    balance: () => client.balance(token),
    answer: (input: { orderId: string; received: boolean; pictures?: string[]; remark?: string }) =>
      client.call(contract.withdrawals.answer, input, { token }),
  }
}

/** Sets a first payment password. */
export const setPin = (client: TestClient, token: string, paymentPassword = pin): Promise<void> =>
  setPaymentPassword(client, token, paymentPassword)

/** An amount with so many centavos less. */
export const less = (amount: string, minor: number): string => {
  const exact = parseAmount(amount)
  if (exact === undefined) throw new Error(`${amount} is no amount`)
  return fromMinor(toMinor(exact) - BigInt(minor))
}
