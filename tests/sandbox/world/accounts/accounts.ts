import { demoType } from '#shared/domain/roles.ts'

/** An account that every sandbox has. There is one for each case in the specification. */
export type NamedAccount = {
  readonly username: string
  readonly id: number
  readonly password: string
  /** Account type; see shared/domain/roles. */
  readonly type: number
  /** Id of the agent directly above this account. */
  readonly upline?: number
  /** Opening balance in minor units. */
  readonly balance: number
  readonly mobile?: string
  readonly realName?: string
  /** VIP level. Accounts without one have no level mark. */
  readonly level?: Level
  readonly traits?: {
    readonly firstLogin?: true
    readonly passwordExpired?: true
    /** Number of failed logins after which a captcha is required. */
    readonly captchaAfter?: number
    /** Self-excluded from play for this many days, counted from when the account is seeded. */
    readonly excludedDays?: number
    /** Locked by the operator. Every attempt reports this many minutes left; it doesn't count down. */
    readonly heldMinutes?: number
    /** Can log in only from addresses it has proved. Besides mobile number and email, these values serve as proof. */
    readonly guarded?: { readonly bankName: string; readonly googleSecret: string }
  }
  /** What the account is for, in plain words. */
  readonly purpose: string
}

/** Password of the generated members and of most named accounts. */
export const worldPassword = 'Palaro123'
const password = worldPassword

/** Payment password of the named accounts that have a past with withdrawals. */
export const pastPaymentPassword = '258036'

/** Account type of the operator's staff. Staff are not members and can't log in on the site. */
export const staffType = 90

/** Levels, lowest first. */
export const levels = ['bronze', 'silver', 'gold', 'diamond'] as const
export type Level = (typeof levels)[number]

/** Email address bound to a named account. Demo accounts have none. */
export const emailOf = ({ username, type }: Pick<NamedAccount, 'username' | 'type'>): string | undefined =>
  type === demoType ? undefined : `${username}@mail.example`

/** Ids of the named agents. The generated members hang below them. */
export const agentIds = { top: 11, second: 12, third: 13, other: 14 } as const

export const namedAccounts: readonly NamedAccount[] = [
  {
    username: 'juan',
    id: 1,
    password,
    type: 0,
    upline: agentIds.third,
    balance: 1_248_075,
    mobile: '639171234567',
    realName: 'Juan Dela Cruz',
    level: 'silver',
    purpose: 'regular player with ₱12,480.75',
  },
  {
    username: 'rico',
    id: 2,
    password,
    type: 0,
    balance: 987_654_321_00,
    realName: 'Rico Salonga',
    level: 'diamond',
    purpose: 'player with a very large balance, for long figures',
  },
  {
    username: 'agent1',
    id: agentIds.top,
    password,
    type: 1,
    balance: 250_000_00,
    realName: 'Amado Reyes',
    level: 'gold',
    purpose: 'agent of type 1, with 50,000 members below',
  },
  {
    username: 'agent2',
    id: agentIds.second,
    password,
    type: 2,
    upline: agentIds.top,
    balance: 120_000_00,
    realName: 'Belen Santos',
    level: 'gold',
    purpose: 'agent of type 2, below agent1',
  },
  {
    username: 'agent41',
    id: agentIds.third,
    password,
    type: 41,
    upline: agentIds.second,
    balance: 60_000_00,
    realName: 'Carlo Bautista',
    level: 'gold',
    purpose: 'agent of type 41, below agent2',
  },
  {
    username: 'agent42',
    id: agentIds.other,
    password,
    type: 42,
    upline: agentIds.second,
    balance: 40_000_00,
    realName: 'Dina Ocampo',
    level: 'gold',
    purpose: 'agent of type 42, below agent2',
  },
  { username: 'demo', id: 20, password, type: 4, balance: 10_000_00, purpose: 'demo account (type 4)' },
  {
    username: 'firstlogin',
    id: 21,
    password,
    type: 0,
    balance: 1_000_00,
    traits: { firstLogin: true },
    purpose: 'answers firstTimeLogin until the password is changed',
  },
  {
    username: 'weak',
    id: 22,
    password: '123456',
    type: 0,
    balance: 1_000_00,
    purpose: 'has the weak password 123456',
  },
  {
    username: 'expired',
    id: 23,
    password,
    type: 0,
    balance: 1_000_00,
    traits: { passwordExpired: true },
    purpose: 'has an expired password; the merchant flag passwordExpiry makes it matter',
  },
  {
    username: 'enforced',
    id: 24,
    password,
    type: 0,
    balance: 1_000_00,
    traits: { passwordExpired: true },
    purpose: 'has an expired password, for the merchant flag passwordExpiryEnforced',
  },
  {
    username: 'captcha',
    id: 25,
    password,
    type: 0,
    balance: 1_000_00,
    traits: { captchaAfter: 1 },
    purpose: 'asks for a captcha after the first failure',
  },
  {
    username: 'newip',
    id: 26,
    password,
    type: 0,
    balance: 1_000_00,
    mobile: '639181234567',
    realName: 'Ligaya Ramos',
    level: 'bronze',
    traits: { guarded: { bankName: 'Ligaya M. Ramos', googleSecret: 'PALAROSANDBOX234' } },
    purpose:
      'logs in from an unregistered address: 0918 123 4567, newip@mail.example, bank account of Ligaya M. Ramos',
  },
  {
    username: 'sms',
    id: 27,
    password,
    type: 0,
    balance: 1_000_00,
    mobile: '639191234567',
    level: 'bronze',
    purpose: 'has a mobile number for codes: 0919 123 4567',
  },
  {
    username: 'excluded',
    id: 28,
    password,
    type: 0,
    balance: 1_000_00,
    traits: { excludedDays: 180 },
    purpose: 'is self-excluded, so login is refused',
  },
  {
    username: 'locked',
    id: 29,
    password,
    type: 0,
    balance: 1_000_00,
    traits: { heldMinutes: 30 },
    purpose: 'is locked: always says “for 30 minutes”',
  },
  {
    username: 'staff',
    id: 30,
    password,
    type: staffType,
    balance: 0,
    purpose: 'isn’t a member account, so login is refused',
  },
]
