import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

/** Something that a person does on a screen, and the call that does it. */
export type Act = {
  call: AnyEndpoint
  /** The name of the screen. */
  on: string
  /** What the answers contain for it, by path. */
  given?: readonly (readonly [AnyEndpoint, Readonly<Record<string, unknown>>])[]
  /** What is pressed before anything can be typed. */
  open?: readonly string[]
  /** What is typed, by the fields' labels. */
  typed?: Readonly<Record<string, string>>
  /** Whether a picture is chosen in each field for pictures. */
  pictures?: true
  /** What is pressed to make the call, each time. */
  press: readonly string[]
  /** What it says in place of the fault's own words. */
  says?: RegExp
}

const { agentContracts, agentRegister, agentTeam, cashier, contacts, devices, games, identity, limits } =
  contract
const { messages, paymentPassword, payout, profile, promotions, withdrawals } = contract
const section = (name: string) => `member securityCenter section=${name}`

/** The acts that have no test of their own for a call that fails. */
export const acts: readonly Act[] = [
  {
    call: games.launch,
    on: 'page game?vendor=1&gameCode=1&nodeId=1',
    press: ['Try again'],
    says: /No connection|The game didn’t start/,
  },
  {
    call: games.fbSportsLaunch,
    on: 'page fbsports',
    press: ['Try again'],
    says: /No connection|The game didn’t start/,
  },
  {
    call: games.addFavourite,
    on: 'page games',
    given: [[games.list, { 'list.0.favourite': false }]],
    press: ['Add 1 to favourites'],
  },
  { call: cashier.cancelDeposit, on: 'member depositv2 order=1', press: ['Cancel order', 'Cancel order'] },
  {
    call: cashier.sendSlip,
    on: 'member depositv2 order=1',
    given: [[cashier.depositOrder, { 'order.state': 'created', 'order.kind': 'bank' }]],
    pictures: true,
    press: ['Send slip'],
  },
  {
    call: withdrawals.answer,
    on: 'member withdraw order=1',
    given: [[withdrawals.order, { 'order.state': 'paid', 'order.answerBy': Date.now() + 3_600_000 }]],
    open: ['Not received'],
    pictures: true,
    typed: { Remark: 'Nothing there' },
    press: ['Send: not received'],
  },
  {
    call: identity.submit,
    on: section('identity'),
    given: [[identity.check, { state: 'none' }]],
    open: ['Start'],
    pictures: true,
    typed: { 'Document number': '1234-5678-9012-3456' },
    press: ['Send documents'],
  },
  { call: messages.markRead, on: 'member messageV2', press: ['Mark all as read'] },
  { call: limits.keep, on: section('limits'), press: ['Keep ₱1.00'] },
  {
    call: paymentPassword.change,
    on: section('paymentPassword'),
    typed: {
      'Current payment password': '740213',
      'New payment password': '740215',
      'Type it again': '740215',
    },
    press: ['Change payment password'],
  },
  {
    call: paymentPassword.set,
    on: section('paymentPassword'),
    given: [[paymentPassword.state, { set: false }]],
    typed: { 'New payment password': '740215', 'Type it again': '740215', 'Login password': 'Palaro123' },
    press: ['Set payment password'],
  },
  {
    call: payout.setDefault,
    on: section('payoutAccounts'),
    given: [[payout.accounts, { 'accounts.0.isDefault': false }]],
    press: ['Make default: 1 1'],
  },
  {
    call: payout.remove,
    on: section('payoutAccounts'),
    open: ['Remove 1 1'],
    typed: { 'Payment password': '740213' },
    press: ['Remove account'],
  },
  {
    call: contacts.newCode,
    on: section('contacts'),
    open: ['Change the email'],
    typed: { 'New email': 'ana@mail.example' },
    press: ['Send code'],
  },
  { call: profile.setAvatar, on: section('profile'), press: ['Sunset'] },
  {
    call: devices.signOut,
    on: section('devices'),
    given: [[devices.signedIn, { 'list.0.current': false }]],
    press: ['Sign out 1 on 1'],
  },
  {
    call: agentTeam.message,
    on: 'agent downline',
    open: ['Details of 1', 'Message'],
    typed: { 'Your message': 'Salamat' },
    press: ['Send to 1'],
  },
  {
    call: agentTeam.messageAll,
    on: 'agent downline',
    open: ['Message to 1'],
    typed: { 'Your message': 'Salamat' },
    press: ['Send to 1'],
  },
  {
    call: agentRegister.changeLink,
    on: 'agent registerCentre',
    press: ['Switch off the link 1', 'Switch off'],
  },
  {
    call: agentRegister.createAccount,
    on: 'agent registerCentre',
    typed: { 'Account name': 'habagat7', 'First password': 'Araw4471' },
    press: ['Create account'],
  },
  {
    call: agentContracts.terminate,
    on: 'agent contracts',
    given: [[agentContracts.downlines, { 'list.0.state': 'inForce', 'list.0.current.state': 'agreed' }]],
    open: ['Terminate the contract with 1'],
    press: ['Terminate'],
  },
  {
    call: agentContracts.withdraw,
    on: 'agent contracts',
    given: [[agentContracts.downlines, { 'list.0.state': 'offered' }]],
    press: ['Take back offer to 1'],
  },
  {
    call: agentContracts.answerEnd,
    on: 'agent contracts',
    given: [
      [
        agentContracts.downlines,
        { 'list.0.state': 'asksToEnd', 'list.0.current.state': 'agreed', 'list.0.current.endAsked': 1 },
      ],
    ],
    press: ['Refuse to end the contract with 1'],
  },
  {
    call: agentContracts.askEnd,
    on: 'agent contracts',
    given: [
      [agentContracts.overview, { proposal: null, 'current.state': 'agreed', 'current.endAsked': null }],
    ],
    open: ['Ask to end'],
    press: ['Ask to end'],
  },
  {
    call: promotions.apply,
    on: 'page promotion?id=1',
    given: [
      [
        promotions.list,
        { 'list.0.endTime': null, 'list.0.redeemContacts': [], 'list.0.apply.pictures': false },
      ],
      [promotions.applications, { list: [] }],
    ],
    typed: { 'Remark (optional)': 'Jackpot' },
    press: ['Send application'],
  },
]
