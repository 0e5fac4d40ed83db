import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import { type Affiliate, affiliateOf, recordOrigin } from '../agent-links/affiliate.ts'
import { newType } from '../agent-links/rules.ts'
import { grantBonus } from '../bonuses/grant-bonus.ts'
import { Refusal } from '../gateway/refusal.ts'
import { sendMessage } from '../messages/message-store.ts'
import type { Sandbox } from '../sandbox.ts'
import type { Member } from './member-store.ts'
import { readMobile } from './mobile.ts'
import { requirePhoneProof } from './phone-proof.ts'
import { type RegisterInput, type RegisterMethod, readFields } from './register-fields.ts'
import { texts } from './texts.ts'

type Fields = ReturnType<typeof readFields>

/** Opening balance of a new account, in minor units. */
export const welcomeCredit = 1_000_00
/** How often it must be bet before it may be withdrawn or sent: nobody paid for it. */
const welcomeTurnover = 10
const welcomeTitle = texts.welcomeTitle

/** Contact and identity fields, stored as they were entered. */
const contactFields = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber'] as const

/**
 * Opens an account with its welcome credit, by the merchant's registration rules.
 * @throws Refusal for the first problem found.
 */
export function registerMember(
  sandbox: Sandbox,
  method: RegisterMethod,
  input: RegisterInput,
  { language, visitor }: { language: ServedLanguage; visitor: string },
): Member {
  checkMethod(sandbox, method)
  const fields = readFields(sandbox.settings.values, method, input, language)
  const captchaUsed = checkCaptcha(sandbox, fields, input.captchaId, visitor)
  try {
    return openAccount(sandbox, fields, input, language)
  } catch (error) {
    // A captcha works once, so another attempt needs a new one.
    if (!(error instanceof Refusal) || !captchaUsed) throw error
    throw error.with(sandbox.captchas.ask(visitor))
  }
}

function openAccount(
  sandbox: Sandbox,
  fields: Fields,
  input: RegisterInput,
  language: ServedLanguage,
): Member {
  const { members } = sandbox
  const { affiliate, ...uplines } = findUplines(sandbox, input)
  const mobile = readNumber(fields, input)
  const username = fields.username ?? `m${(mobile ?? '').slice(-10)}`
  if (members.byUsername(username)) throw new Refusal('USERNAME_TAKEN')
  // Checked last because a code works once. It must not be wasted on a name that is taken.
  if (mobile !== undefined) {
    requirePhoneProof(sandbox, mobile, input)
    // Only somebody who has proved the number learns that it already has an account.
    if (members.byMobile(mobile)) throw new Refusal('MOBILE_TAKEN')
  }

  const member = members.create({
    username,
    password: fields.password,
    realName: fields.payeeName,
    email: fields.email,
    mobile,
    language,
    paymentPassword: fields.paymentPassword,
    contacts: contactsOf(fields),
    type: typeOf(affiliate),
    ...uplines,
  })
  const { agent, link } = affiliate ?? {}
  if (agent && link) recordOrigin(sandbox, member.id, { agentId: agent.id, link, rate: link.rate })
  welcome(sandbox, member.id)
  return member
}

/** A link says what it opens; everybody else becomes a member. */
const typeOf = (affiliate: Affiliate | undefined): number =>
  affiliate?.link ? newType(affiliate.link.kind, affiliate.agent.type) : 0

function checkMethod({ settings }: Sandbox, method: RegisterMethod): void {
  const open = method === 'username' ? settings.values.usernameEnabled : settings.values.mobileReg
  if (!open) throw new Refusal('REGISTRATION_OFF')
}

/** Checks the captcha. Returns whether one was solved, and throws if it is wrong. */
function checkCaptcha(
  { settings, captchas }: Sandbox,
  { captcha }: Fields,
  id: string | undefined,
  visitor: string,
): boolean {
  const asked = settings.values.captcha
  if (asked === 'off' || (asked === 'optional' && captcha === undefined)) return false
  if (captchas.redeem({ visitor, id }, captcha)) return true
  throw new Refusal('WRONG_CAPTCHA', {}, captchas.ask(visitor))
}

/** The account's mobile number, if one was entered. */
function readNumber({ mobileNum }: Fields, input: RegisterInput): string | undefined {
  if (mobileNum === undefined) return undefined
  const mobile = readMobile(mobileNum, input.countryDialingCode)
  if (mobile === undefined) throw new Refusal('INVALID_MOBILE')
  return mobile
}

/**
 * Finds the agent above the account and the member who invited it. Throws if a given code is unknown. Codes can also
 * come from the landing URL when no field shows them.
 */
function findUplines(sandbox: Sandbox, { affiliateCode, referralCode, recommenderId }: RegisterInput) {
  const { members } = sandbox
  const affiliate = affiliateCode ? affiliateOf(sandbox, affiliateCode.trim()) : undefined
  if (affiliateCode && !affiliate) throw new Refusal('INVALID_AFFILIATE_CODE')
  const code = referralCode?.trim() || recommenderId?.trim()
  const inviter = code ? members.byReferralCode(code) : undefined
  if (code && !inviter) throw new Refusal('INVALID_REFERRAL_CODE')
  const parentId = affiliate?.agent.id ?? inviter?.parentId ?? undefined
  return { affiliate, parentId, referredBy: inviter?.id }
}

function contactsOf(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    contactFields.flatMap((name) => {
      const value = fields[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** Gives a new account its opening credit, which is a bonus, and greets it. */
export function welcome(sandbox: Sandbox, id: number): void {
  grantBonus(sandbox, id, {
    id: `account ${id}`,
    kind: 'welcome',
    title: welcomeTitle,
    amount: welcomeCredit,
    required: welcomeCredit * welcomeTurnover,
  })
  sendMessage(sandbox, id, 'welcome', { amount: { money: welcomeCredit } })
}
