import * as z from 'zod/mini'
import { anything, endpoint } from '../endpoint.ts'
import { accountDetails } from './account-details.ts'
import { accountStanding } from './account-standing.ts'
import { accountSummary } from './account-summary.ts'
import { sessionValue } from './session.ts'

/** The registration form's data. The gateway's rules decide which fields are sent. */
const registerUser = z.object({
  username: z.optional(z.string()),
  password: z.optional(z.string()),
  confirmPassword: z.optional(z.string()),
  payeeName: z.optional(z.string()),
  email: z.optional(z.string()),
  qqNum: z.optional(z.string()),
  mobileNum: z.optional(z.string()),
  countryDialingCode: z.optional(z.string()),
  verificationCode: z.optional(z.string()),
  recommenderId: z.optional(z.string()),
  captcha: z.optional(z.string()),
  /** Id of the captcha that is answered, if the gateway gives ids. */
  captchaId: z.optional(z.string()),
  affiliateCode: z.optional(z.string()),
  referralCode: z.optional(z.string()),
  paymentPassword: z.optional(z.string()),
  line: z.optional(z.string()),
  whatsapp: z.optional(z.string()),
  facebook: z.optional(z.string()),
  wechat: z.optional(z.string()),
  idNumber: z.optional(z.string()),
  /** The phone-auth provider's proof of a number, instead of a code from the gateway. */
  firebaseToken: z.optional(z.string()),
  domain: z.string(),
  registerUrl: z.string(),
  registerMethod: z.string(),
  login: z.literal(true),
  botToken: z.optional(z.string()),
})

const registerCall = {
  method: 'PUT',
  auth: 'none',
  carrier: 'json',
  encrypted: true,
  startsSession: true,
  source: 'spec',
} as const

export const member = {
  register: endpoint({
    ...registerCall,
    id: 'member.register',
    path: '/wps/member/register',
    summary: 'Open an account by username, and log in',
    input: registerUser,
    value: sessionValue,
  }),
  registerMobile: endpoint({
    ...registerCall,
    id: 'member.registerMobile',
    path: '/wps/member/register/mobile',
    summary: 'Open an account by mobile number, and log in',
    input: registerUser,
    value: sessionValue,
  }),
  /**
   * An affiliate code is an agent's own or that of an invitation link. A code that isn't good any more (ended, switched
   * off, used up) is like one that nobody has. The site also makes this call when it is opened with a code, which
   * counts as a visit of the link, for each visitor once a day.
   */
  affiliate: endpoint({
    id: 'member.affiliate',
    method: 'GET',
    path: '/wps/agent/affiliate',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'Whether an affiliate code is good on this domain',
    input: z.object({ code: z.string(), domain: z.string() }),
    value: z.object({ valid: z.boolean() }),
  }),
  forgotByEmail: endpoint({
    id: 'member.forgotByEmail',
    method: 'POST',
    path: '/wps/member/password/email',
    auth: 'none',
    carrier: 'form',
    source: 'spec',
    summary: 'Have a new password sent to the bound address',
    input: z.object({ username: z.string(), email: z.string() }),
    value: anything,
  }),
  resetByPhone: endpoint({
    id: 'member.resetByPhone',
    startsSession: true,
    method: 'POST',
    path: '/wps/member/password/verification',
    auth: 'none',
    carrier: 'json',
    encrypted: true,
    source: 'spec',
    summary: 'Set a new password by a code sent to the mobile number, and log in',
    input: z.object({
      newPassword: z.string(),
      mobileNum: z.string(),
      countryDialingCode: z.string(),
      verificationCode: z.string(),
    }),
    value: sessionValue,
  }),
  passwordCheck: endpoint({
    id: 'member.passwordCheck',
    method: 'POST',
    path: '/wps/relay/MCS_passwordCheck',
    auth: 'required',
    carrier: 'json',
    encrypted: true,
    source: 'assumed',
    summary: 'The password-check relay: proves the password, for one call of one kind that follows',
    input: z.object({
      password: z.string(),
      purpose: z.enum(['password', 'points', 'paymentPassword']),
    }),
    value: z.object({ checkToken: z.string() }),
  }),
  changePassword: endpoint({
    id: 'member.changePassword',
    method: 'POST',
    path: '/wps/member/password',
    auth: 'required',
    carrier: 'json',
    encrypted: true,
    source: 'spec',
    summary: 'Change the password; goes with the proof of the password-check relay',
    input: z.object({
      oldPassword: z.string(),
      newPassword: z.string(),
      confirmNewPassword: z.string(),
      checkToken: z.string(),
    }),
    value: anything,
  }),
  ...accountSummary,
  ...accountStanding,
  ...accountDetails,
} as const
