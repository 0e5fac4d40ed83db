import * as z from 'zod/mini'
import { anything, endpoint, nothing } from '../endpoint.ts'
import { loginId, logout } from './logout.ts'

/**
 * The answer that begins a session. `token` is optional, because the desktop's main process removes it before the
 * page gets the answer. On the web, the session store rejects an answer without it.
 */
const sessionValue = z.object({
  /** Any text without spaces. A gateway always sends it; the desktop client keeps it from the page. */
  token: z.optional(z.string()),
  /** The password must be changed before anything else. */
  firstTimeLogin: z.optional(z.boolean()),
  /** The password should be changed; the flags `passwordExpiry` and `passwordExpiryEnforced` say how firmly. */
  passwordExpired: z.optional(z.boolean()),
})

/** How somebody who logs in from an unregistered address may prove their identity. */
export const proofKinds = ['mobileNum', 'verificationCode', 'email', 'bankAccountName', 'googleCode'] as const
export type ProofKind = (typeof proofKinds)[number]

/** The code of a refused login whose value is an `addressProof`. */
export const addressProofCode = 'ADDRESS_UNREGISTERED'

/** The value of a refused login from an unregistered address: how the account's owner can prove their identity. */
export const addressProof = z.object({
  /** Identifies this login in the calls that prove it; valid for some minutes. */
  ticket: z.string(),
  /** Any one of these is enough. */
  kinds: z.array(z.enum(proofKinds)),
  /** Where a code would be sent, masked: "0918 ••• ••67". */
  mobile: z.optional(z.string()),
  /** The bound address, masked: "n•••@mail.example". */
  email: z.optional(z.string()),
})

const expiry = z.object({ expiredMinutes: z.optional(z.number()) })

const botProof = {
  /** Proof of the bot check, if the brand has one. */
  botToken: z.optional(z.string()),
}

export const session = {
  login: endpoint({
    id: loginId,
    startsSession: true,
    method: 'POST',
    path: '/wps/session/login',
    auth: 'none',
    carrier: 'json',
    encrypted: true,
    source: 'spec',
    summary: 'Log in; a refusal may bring a captcha in value.captcha, and its id in value.captchaId',
    input: z.object({
      type: z.enum(['username', 'sms']),
      username: z.optional(z.string()),
      password: z.optional(z.string()),
      captcha: z.optional(z.string()),
      /** Id of the captcha that is answered, if the gateway gives ids. */
      captchaId: z.optional(z.string()),
      mobileNum: z.optional(z.string()),
      countryDialingCode: z.optional(z.string()),
      verificationCode: z.optional(z.string()),
      ...botProof,
    }),
    value: sessionValue,
  }),
  freePlay: endpoint({
    id: 'session.freePlay',
    startsSession: true,
    method: 'POST',
    path: '/wps/session/login/freeplay',
    auth: 'none',
    carrier: 'json',
    encrypted: true,
    source: 'spec',
    summary: 'A demo session; `random` is a random text, reversed, before encryption',
    input: z.object({
      os: z.string(),
      platform: z.string(),
      random: z.string(),
      gatewayVersion: z.number(),
    }),
    value: sessionValue,
  }),
  logout,
  verifyLogin: endpoint({
    id: 'session.verifyLogin',
    startsSession: true,
    method: 'POST',
    path: '/wps/session/login/verification',
    auth: 'none',
    carrier: 'json',
    encrypted: true,
    source: 'assumed',
    summary: 'Prove a login from an unregistered address; continues that login',
    input: z.object({
      ticket: z.string(),
      kind: z.enum(proofKinds),
      /** The proof itself: a number as E.164 digits, a code, an address, or a name. */
      proof: z.string(),
    }),
    value: sessionValue,
  }),
  verifySms: endpoint({
    id: 'session.verifySms',
    method: 'POST',
    path: '/wps/verification/sms/login',
    auth: 'none',
    carrier: 'json',
    source: 'assumed',
    summary: "Send the code that proves a login from an unregistered address to the account's number",
    input: z.object({ ticket: z.string(), ...botProof }),
    value: expiry,
  }),
  firstLogin: endpoint({
    id: 'session.firstLogin',
    method: 'POST',
    path: '/wps/session/firstLogin',
    auth: 'required',
    carrier: 'json',
    source: 'assumed',
    summary: 'The first-login action, once, after a login that said firstTimeLogin',
    input: nothing,
    value: anything,
  }),
  loginSms: endpoint({
    id: 'session.loginSms',
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    auth: 'none',
    carrier: 'json',
    source: 'spec',
    summary: 'Send the code of an SMS login, or of a forgotten password',
    input: z.object({
      mobileNum: z.string(),
      countryDialingCode: z.string(),
      /** The default is `login`. */
      purpose: z.optional(z.enum(['login', 'password'])),
      ...botProof,
    }),
    value: expiry,
  }),
  registerSms: endpoint({
    id: 'session.registerSms',
    method: 'POST',
    path: '/wps/verification/sms/register',
    auth: 'none',
    carrier: 'json',
    source: 'spec',
    summary: 'Send the code of a registration: with the number itself by mobile, within `data` by username',
    input: z.union([
      z.object({ countryDialingCode: z.string(), mobileNo: z.string(), ...botProof }),
      z.object({ data: z.object({ countryDialingCode: z.string(), mobileNum: z.string() }), ...botProof }),
    ]),
    value: expiry,
  }),
} as const

/** The answer to login, registration and free play. */
export type SessionValue = z.output<typeof sessionValue>
export { sessionValue }
