import * as z from 'zod/mini'
import { endpoint, listOf, nothing, pageOf, paging } from '../endpoint.ts'

const relay = { auth: 'required', source: 'assumed' } as const

/** How somebody logged in, or tried to. */
export const loginMethods = ['password', 'sms', 'register', 'reset', 'proof', 'other'] as const
/** `unproved`: the password was right, but the address wasn't known. */
export const loginOutcomes = ['in', 'wrong', 'unproved'] as const

const where = {
  /** From the user agent; null if it can't be recognised. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  kind: z.enum(['computer', 'phone', 'tablet']),
  /** Where the address is, roughly; null if that isn't known. */
  place: z.nullable(z.string()),
  /** Partly masked: "203.0.113.•••". */
  address: z.nullable(z.string()),
}

const login = z.object({
  loginId: z.string(),
  time: z.number(),
  method: z.enum(loginMethods),
  outcome: z.enum(loginOutcomes),
  ...where,
})

const device = z.object({
  deviceId: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  since: z.number(),
  ...where,
})

/** Where an account is signed in, and who logged in to it. */
export const devices = {
  signedIn: endpoint({
    ...relay,
    id: 'devices.signedIn',
    method: 'GET',
    path: '/wps/relay/MCS_signedInDevices',
    carrier: 'query',
    summary: 'The sessions of the account, the current one first',
    input: nothing,
    value: z.object({ list: listOf(device, 'deviceId') }),
  }),
  signOut: endpoint({
    ...relay,
    id: 'devices.signOut',
    method: 'POST',
    path: '/wps/relay/MCS_signOutDevice',
    carrier: 'json',
    summary: 'End another session; also succeeds when it has already ended',
    input: z.object({ deviceId: z.string() }),
    value: z.object({ ended: z.number() }),
  }),
  signOutOthers: endpoint({
    ...relay,
    id: 'devices.signOutOthers',
    method: 'POST',
    path: '/wps/relay/MCS_signOutOthers',
    carrier: 'json',
    summary: 'End all sessions but this one',
    input: nothing,
    value: z.object({ ended: z.number() }),
  }),
  logins: endpoint({
    ...relay,
    id: 'devices.logins',
    method: 'GET',
    path: '/wps/relay/MCS_loginHistory',
    carrier: 'query',
    summary: 'Logins and failed attempts, latest first. `from` is inclusive, `to` is exclusive',
    input: z.object({ from: z.number(), to: z.number(), ...paging }),
    value: pageOf(login, 'loginId'),
  }),
} as const

export type Device = z.output<typeof device>
export type Login = z.output<typeof login>
