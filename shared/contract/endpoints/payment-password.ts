import * as z from 'zod/mini'
import { anything, endpoint, nothing } from '../endpoint.ts'
import { paymentPurposes, safeguards, secondProof } from './second-proof.ts'

const write = {
  method: 'POST',
  auth: 'required',
  carrier: 'json',
  encrypted: true,
  source: 'assumed',
} as const

/**
 * The payment password: six digits, asked for where money leaves the account. Five wrong tries in a row lock it for a
 * while: WRONG_PAYMENT_PASSWORD carries `triesLeft`, PAYMENT_PASSWORD_LOCKED carries `lockedUntil`.
 */
export const paymentPassword = {
  state: endpoint({
    id: 'paymentPassword.state',
    method: 'GET',
    path: '/wps/relay/MCS_paymentPassword',
    auth: 'required',
    carrier: 'query',
    source: 'assumed',
    summary: 'Whether a payment password is set, and how many tries are left',
    input: nothing,
    value: z.object({
      set: z.boolean(),
      /** Wrong tries left until it is locked. */
      triesLeft: z.number(),
      /** When a lock ends; milliseconds since 1970. */
      lockedUntil: z.nullable(z.number()),
      /** The bound mobile number, masked; null without one. A forgotten password needs it. */
      mobile: z.nullable(z.string()),
      ...safeguards,
    }),
  }),
  set: endpoint({
    ...write,
    id: 'paymentPassword.set',
    path: '/wps/relay/MCS_setPaymentPassword',
    summary:
      'Set the first payment password; goes with the proof of the password-check relay, and a code where the account has a number or address',
    input: z.object({
      paymentPassword: z.string(),
      checkToken: z.string(),
      boundCode: secondProof.boundCode,
    }),
    value: anything,
  }),
  change: endpoint({
    ...write,
    id: 'paymentPassword.change',
    path: '/wps/relay/MCS_changePaymentPassword',
    summary: 'Change the payment password by the old one',
    input: z.object({ oldPaymentPassword: z.string(), paymentPassword: z.string() }),
    value: anything,
  }),
  sendCode: endpoint({
    id: 'paymentPassword.sendCode',
    method: 'POST',
    path: '/wps/relay/MCS_paymentPasswordCode',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'Have a code sent to the bound mobile number, for a forgotten payment password',
    input: nothing,
    value: z.object({ expiredMinutes: z.number() }),
  }),
  reset: endpoint({
    ...write,
    id: 'paymentPassword.reset',
    path: '/wps/relay/MCS_resetPaymentPassword',
    summary:
      'Replace a forgotten payment password by the login password and a code to the bound mobile number',
    input: z.object({ paymentPassword: z.string(), checkToken: z.string(), verificationCode: z.string() }),
    value: anything,
  }),
  check: endpoint({
    ...write,
    id: 'paymentPassword.check',
    path: '/wps/relay/MCS_paymentPasswordCheck',
    summary: 'Prove the payment password, for one call of one kind that follows within two minutes',
    input: z.object({ paymentPassword: z.string(), purpose: z.enum(paymentPurposes) }),
    value: z.object({ checkToken: z.string() }),
  }),
} as const
