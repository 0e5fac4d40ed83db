/** All settings of the merchant page. `modId` means that the setting is a node of that name in the settings tree. */
export type Toggle = { kind: 'toggle'; group: Group; label: string; initial: boolean; modId?: true }
export type Choice<Option extends string = string> = {
  kind: 'choice'
  group: Group
  label: string
  options: readonly Option[]
  initial: Option
}
export type Text = { kind: 'text'; group: Group; label: string; initial: string }
export type Definition = Toggle | Choice | Text

export type Group =
  | 'Operator'
  | 'Faults to simulate'
  | 'Merchant'
  | 'Login and registration'
  | 'Registration fields'
  | 'Withdrawals'

const toggle = (group: Group, label: string, initial: boolean): Toggle => ({
  kind: 'toggle',
  group,
  label,
  initial,
})
/** A toggle that clients read from the settings tree. */
const node = (label: string, initial: boolean): Toggle => ({
  ...toggle('Merchant', label, initial),
  modId: true,
})
const text = (group: Group, label: string, initial = ''): Text => ({ kind: 'text', group, label, initial })
const choice = <const Option extends string>(
  group: Group,
  label: string,
  options: readonly Option[],
  initial: NoInfer<Option>,
): Choice<Option> => ({ kind: 'choice', group, label, options, initial })

const fieldStates = ['off', 'optional', 'required'] as const
const field = (label: string, initial: (typeof fieldStates)[number] = 'off') =>
  choice('Registration fields', label, fieldStates, initial)

export const definitions = {
  systemStatus: choice('Operator', 'System status', ['normal', 'maintenance', 'region', 'ip'], 'normal'),
  maintenanceEnds: choice(
    'Operator',
    'Maintenance ends',
    ['in 2 hours', 'in 10 minutes', 'overdue', 'unknown'],
    'in 2 hours',
  ),
  smsMinutes: choice('Operator', 'Minutes between two codes', ['1', '2', '5'], '1'),
  gtagId: text('Operator', 'Analytics id'),
  hiddenVendors: text('Operator', 'Hidden vendors'),
  closedChannels: text('Operator', 'Closed deposit channels'),
  withdrawnBonuses: text('Operator', 'Withdrawn deposit bonuses'),
  feedbackWords: choice('Operator', 'Length of feedback in words', ['3-200', '10-500'], '3-200'),
  popupNotice: toggle('Operator', 'Show a pop-up notice once per visit', false),
  agentSite: toggle('Operator', 'This host is an agent site', false),
  suspendedAgents: text('Operator', 'Suspended agents (account names)'),
  agentsElsewhere: text('Operator', 'Agents of another site (account names)'),
  limits: toggle('Operator', 'Rate limit per address', true),
  botCheck: toggle('Operator', 'Refuse calls without a bot check', true),

  failingCdn: choice('Faults to simulate', 'Failing picture CDN', ['none', 'a', 'b', 'both'], 'none'),
  deadDomain: toggle('Faults to simulate', 'First domain is down', false),
  smsFails: toggle('Faults to simulate', 'SMS provider is down', false),
  captchaBroken: toggle('Faults to simulate', 'Captcha pictures are broken', false),
  brokenRules: toggle('Faults to simulate', 'Registration rules are broken', false),
  goneGames: text('Faults to simulate', 'Removed games (node ids)'),
  platformJackpot: toggle('Faults to simulate', 'Send jackpot figures', true),

  CBS3: node('Chat (CBS3)', true),
  CHNGPASSVERIF3: node('Password reset by phone (CHNGPASSVERIF3)', true),
  CHNGPASSMAIL3: node('Password reset by email (CHNGPASSMAIL3)', true),
  MOBILEVERCODELOGIN3: node('SMS login (MOBILEVERCODELOGIN3)', true),
  DIRECTREG3: node('Register button in the header (DIRECTREG3)', true),
  AGENTPOLICY3: node('Agent policy (AGENTPOLICY3)', false),
  loginedToHomePage: node('Visitors must log in first (loginedToHomePage)', false),
  passwordExpiry: node('Passwords expire', true),
  passwordExpiryEnforced: node('Force a change of expired passwords', false),
  dailySalary: node('Daily salary', true),
  hourlySalary: node('Hourly salary', true),
  realtimeSalary: node('Real-time salary', true),
  identityCheck: node('Identity check before the first deposit', false),
  contractDividend: node('Contract dividend', true),
  houseDepositLimit: text('Merchant', 'Deposit limit per day for everybody, in pesos'),
  houseLossLimit: text('Merchant', 'Loss limit per day for everybody, in pesos'),
  houseTimeLimit: text('Merchant', 'Play time per day for everybody, in minutes'),
  promotionReview: choice('Operator', 'Applications for promotions are', ['approve', 'reject'], 'approve'),
  raffleDraws: choice('Operator', 'Draws in the raffle', ['chance', 'win'], 'chance'),
  singleWallet: toggle('Merchant', 'Single wallet for all games', true),
  teamTransfer: toggle(
    'Merchant',
    'Members may transfer to their upline, agents also to their downline',
    true,
  ),

  usernameEnabled: toggle('Login and registration', 'Username login and registration', true),
  pwdEnabled: toggle('Login and registration', 'Login by password', true),
  mobileReg: toggle('Login and registration', 'Registration by mobile number', true),
  mobileRegPass: toggle('Login and registration', 'Password in mobile registration', true),
  smsEnabled: toggle('Login and registration', 'SMS code in registration', true),
  showVerCodeLogin: toggle('Login and registration', 'Show login by SMS code', true),
  hasFreePlay: toggle('Login and registration', 'Free play', true),
  phoneAuth: choice('Login and registration', 'Verify new mobile numbers by', ['sms', 'firebase'], 'sms'),

  email: field('Email'),
  payeeName: field('Real name'),
  mobileNum: field('Mobile number (username registration)'),
  referralCode: field('Referral code', 'optional'),
  affiliateCode: field('Affiliate code'),
  recommenderId: field('Recommender'),
  captcha: field('Captcha'),
  paymentPassword: field('Payment password'),
  idNumber: field('ID number'),
  qqNum: field('QQ'),
  line: field('LINE'),
  whatsapp: field('WhatsApp'),
  facebook: field('Facebook'),
  wechat: field('WeChat'),

  withdrawalReview: choice('Withdrawals', 'Seconds until one is decided', ['2', '60', '900', 'by hand'], '2'),
  withdrawalOutcome: choice('Withdrawals', 'Decided as', ['paid', 'rejected', 'failed'], 'paid'),
  withdrawalMin: choice('Withdrawals', 'Least amount', ['100', '500'], '100'),
  withdrawalFee: choice('Withdrawals', 'Fee after the free ones of a day', ['0', '10', '25'], '10'),
  withdrawalFree: choice('Withdrawals', 'Free ones a day', ['0', '3'], '3'),
  withdrawalAnswer: choice('Withdrawals', 'Minutes to say whether it arrived', ['5', '30', '1440'], '30'),
  withdrawalDispute: choice(
    'Withdrawals',
    'One that didn’t arrive is',
    ['paid again', 'received'],
    'paid again',
  ),
} satisfies Record<string, Definition>

type Definitions = typeof definitions
type ValueOf<D> = D extends Toggle ? boolean : D extends Choice<infer Option> ? Option : string

export type SettingKey = keyof Definitions
/** Values of all settings. */
export type SettingValues = { [Key in SettingKey]: ValueOf<Definitions[Key]> }
