import type { contract } from '#shared/contract/endpoints/index.ts'
import { checkPaymentPassword } from '#shared/domain/payment-password.ts'
import { roleOf } from '#shared/domain/roles.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { maskMobile } from '../members/address-proofs.ts'
import type { Member } from '../members/member-store.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import {
  guardChange,
  isDoubtful,
  proofsOf,
  requireSecondProof,
  withdrawalsFrom,
} from '../security/second-proof.ts'
import { paymentPasswordState, requirePaymentPassword, setPaymentPassword } from './payment-password.ts'

/**
 * The payment password. A forgotten one needs both the login password and a code to the bound mobile number, because
 * whoever has only one of them may have stolen it.
 */
export function paymentPasswordHandlers(sandbox: Sandbox): Handlers<typeof contract.paymentPassword> {
  const { checkTokens, codes } = sandbox
  const refuseDemo = ({ type }: Member) => {
    if (roleOf(type) === 'demo') throw new Refusal('DEMO_NOT_ALLOWED')
  }
  const mobileOf = ({ mobile }: Member): string => {
    if (mobile === null) throw new Refusal('MOBILE_NOT_BOUND')
    return mobile
  }
  const replace = (member: Member, password: string) => {
    setPaymentPassword(sandbox, member.id, password)
    guardChange(sandbox, member, 'Your payment password was changed')
    sendMessage(sandbox, member.id, 'paymentPasswordChanged')
  }
  return {
    state: ({ member }) => ({
      ...paymentPasswordState(sandbox, member.id),
      mobile: member.mobile === null ? null : maskMobile(member.mobile),
      proofs: proofsOf(sandbox, member),
      withdrawalsFrom: withdrawalsFrom(sandbox, member.id),
    }),
    set: ({ member, session, input }) => {
      refuseDemo(member)
      if (paymentPasswordState(sandbox, member.id).set) throw new Refusal('PAYMENT_PASSWORD_SET')
      if (!checkTokens.redeem(input.checkToken, session.hash, 'paymentPassword'))
        throw new Refusal('CHECK_REQUIRED')
      // Before the code is used up.
      if (checkPaymentPassword(input.paymentPassword)) throw new Refusal('PAYMENT_PASSWORD_INVALID')
      requireSecondProof(sandbox, member, { boundCode: input.boundCode })
      const waits = isDoubtful(sandbox, member)
      setPaymentPassword(sandbox, member.id, input.paymentPassword)
      guardChange(sandbox, member, 'A payment password was set', waits)
      return null
    },
    change: ({ member, input }) => {
      requirePaymentPassword(sandbox, member, input.oldPaymentPassword)
      if (input.paymentPassword === input.oldPaymentPassword) throw new Refusal('PAYMENT_PASSWORD_SAME')
      replace(member, input.paymentPassword)
      return null
    },
    sendCode: limited('code', ({ member }) => {
      refuseDemo(member)
      return codes.send('payment', mobileOf(member))
    }),
    reset: ({ member, session, input }) => {
      refuseDemo(member)
      const mobile = mobileOf(member)
      if (!paymentPasswordState(sandbox, member.id).set) throw new Refusal('PAYMENT_PASSWORD_MISSING')
      if (!checkTokens.redeem(input.checkToken, session.hash, 'paymentPassword'))
        throw new Refusal('CHECK_REQUIRED')
      if (!codes.redeem('payment', mobile, input.verificationCode)) throw new Refusal('WRONG_CODE')
      replace(member, input.paymentPassword)
      return null
    },
    check: ({ member, session, input }) => {
      requirePaymentPassword(sandbox, member, input.paymentPassword)
      return checkTokens.issue(session.hash, input.purpose)
    },
  }
}
