import type { GatewayFault } from './errors.ts'

/**
 * What the site does about each fault, as it goes on after "the site". Only documents and tools read this; the words
 * for players are in `fault-code.ts` and the texts.
 */
export const faultOutcomes = {
  offline: 'says that there is no connection',
  timeout: 'gives up and says that the answer takes too long',
  cancelled: 'has given the call up itself',
  unauthorized: 'ends the session, drops what belongs to it, and offers the login',
  maintenance: 'closes the site for maintenance',
  blocked: 'closes the site to the visitor',
  tooMany: 'says when to try again',
  refused: 'shows the gateway’s own words',
  failed: 'says that something went wrong',
  malformed: 'drops the whole answer and says that there is a technical problem',
  intercepted: 'says that something on the way answers in the gateway’s place',
  invalidInput: 'doesn’t make the call',
  insecure: 'doesn’t make the call',
} as const satisfies Readonly<Record<GatewayFault['kind'], string>>

/** A sentence of what the site does about a fault, and more about it. */
const doneAbout = (fault: GatewayFault['kind'], more: string): string =>
  faultOutcomes[fault].replace(/^./, (letter) => letter.toUpperCase()) + more

/** What the site makes of an answer other than 200 with `success: true`. */
export type Outcome = {
  /** The answer, in words. */
  readonly answer: string
  /** The HTTP status; undefined where any 2xx or 4xx with an envelope has this outcome. */
  readonly status?: number
  /** The body that it takes, beside the envelope's own fields. */
  readonly body?: Readonly<Record<string, string | number | boolean>>
  readonly fault: GatewayFault['kind']
  readonly site: string
}

/**
 * All answers that a gateway may give when it doesn't grant a call, and what the site does about each. Only documents
 * and tools read this. A test holds it against the transport.
 */
export const outcomes = [
  {
    answer: '`success: false`',
    status: 200,
    body: { success: false, message: 'Choose another name.', code: 'USERNAME_TAKEN' },
    fault: 'refused',
    site: doneAbout('refused', ', `message`, where the call was made. Some codes do more: see the codes.'),
  },
  {
    answer: 'the session has ended, or there is none',
    status: 401,
    fault: 'unauthorized',
    site: doneAbout('unauthorized', '.'),
  },
  {
    answer: "the visitor's address is blocked",
    status: 403,
    body: { code: 'IP_RESTRICTED', ip: '203.0.113.7' },
    fault: 'blocked',
    site: doneAbout(
      'blocked',
      ', with a screen that shows `ip` and customer service. Any other 403 is a failure.',
    ),
  },
  {
    answer: "the visitor's region is blocked",
    status: 451,
    body: { ip: '203.0.113.7' },
    fault: 'blocked',
    site: doneAbout('blocked', ', with a screen that shows `ip` and customer service.'),
  },
  {
    answer: 'too many calls',
    status: 429,
    fault: 'tooMany',
    site: doneAbout(
      'tooMany',
      ': after the `Retry-After` header (seconds or a date), or 60 seconds without it.',
    ),
  },
  {
    answer: 'maintenance',
    status: 503,
    body: { maintenance: true },
    fault: 'maintenance',
    site: doneAbout(
      'maintenance',
      ', and asks `system.permission` every 30 seconds whether it is over. A 503 without `maintenance` is a failure.',
    ),
  },
  {
    answer: 'any other 4xx or 5xx without an envelope',
    status: 500,
    fault: 'failed',
    site: doneAbout(
      'failed',
      '. A read is tried again. A call that moves money and got a 5xx, with an envelope or without, is looked up by its key.',
    ),
  },
] as const satisfies readonly Outcome[]

const said = 'Says it in the language of the site.'

/**
 * Codes of refusals that the site acts on. With any other code it shows `message`, so a gateway is free to add codes.
 * A test holds these names against the site's sources.
 */
export const codeOutcomes = {
  CAPTCHA_REQUIRED: 'Asks for the captcha in `value.captcha` (base64 png), whose id is `value.captchaId`.',
  WRONG_CAPTCHA: 'Marks the captcha and shows the next one.',
  WRONG_CREDENTIALS: 'Marks the password, and says that account and password do not match.',
  ACCOUNT_LOCKED: 'Says for how many minutes, from `value.minutes`.',
  ACCOUNT_EXCLUDED: 'Says until when, from `value.until` (milliseconds since 1970), and offers help.',
  ADDRESS_UNREGISTERED:
    'Asks for a proof of identity in one of the ways in `value`; see `session.verifyLogin`.',
  TICKET_EXPIRED: 'Has the login start over.',
  WRONG_PROOF: 'Marks the proof.',
  LOGIN_METHOD_OFF: said,
  FREE_PLAY_OFF: said,
  NOT_A_MEMBER: said,
  AGENTS_ONLY: said,
  WRONG_CODE: 'Marks the verification code.',
  PROOF_REQUIRED: 'Marks the field of the code to the bound number or address.',
  WRONG_BOUND_CODE: 'Marks the code that was sent as a second proof.',
  FIREBASE_TOKEN_INVALID: 'Marks the verification code.',
  INVALID_MOBILE: 'Marks the mobile number.',
  MOBILE_TAKEN: 'Marks the mobile number. After a lost answer it offers the login.',
  USERNAME_TAKEN: 'Marks the account name. After a lost answer it offers the login.',
  INVALID_AFFILIATE_CODE: 'Marks the invitation code.',
  INVALID_REFERRAL_CODE: 'Marks the referral code; one from a link can be changed then.',
  REGISTRATION_OFF: said,
  BOT_CHECK_FAILED: said,
  PASSWORD_INVALID: 'Marks the new password.',
  PASSWORD_UNCHANGED: 'Marks the new password.',
  PASSWORDS_DIFFER: 'Marks the repetition of the password.',
  WRONG_PASSWORD: 'Marks the login password.',
  WRONG_PAIR: 'Marks the email address of a forgotten password.',
  METHOD_OFF: said,
  DOMAIN_INVALID: said,
  CONTACT_TAKEN: 'Marks the contact.',
  CONTACT_UNCHANGED: 'Marks the contact.',
  EMAIL_INVALID: 'Marks the email address.',
  GAME_MAINTENANCE: 'Says that the game is being worked on, and offers others.',
  GAME_GONE: 'Says that the game is gone, and offers others.',
  SUB_GAME_FIRST: 'Lets the player choose one of the games that this one stands for.',
  ROOM_GONE: 'Leads back to the rooms.',
  ROOM_FULL: 'Leads back to the rooms.',
  ROOM_BUY_IN: 'Leads back to the rooms.',
  IDENTITY_NUMBER: "Marks the document's number.",
  IDENTITY_SENT: 'Shows the documents that are under review already.',
  WRONG_PAYMENT_PASSWORD: 'Marks the payment password, and reads how many tries are left.',
  PAYMENT_PASSWORD_LOCKED: 'Marks the payment password, and reads until when.',
  PAYMENT_PASSWORD_INVALID: 'Marks the new payment password.',
  PAYMENT_PASSWORD_SAME: 'Marks the new payment password.',
  CHECK_REQUIRED: 'Asks for the password again.',
  PAYOUT_BANK_GONE: 'Marks the bank.',
  PAYOUT_NUMBER_INVALID: 'Marks the account number.',
  PAYOUT_OWN: 'Marks the account number.',
  PAYOUT_TAKEN: 'Marks the account number.',
  PAYOUT_HOLDER_INVALID: "Marks the holder's name.",
  PAYOUT_HOLDER_OTHER: "Marks the holder's name.",
  PAYOUT_GONE: 'Takes the payout account as removed.',
  AMOUNT_INVALID: 'Marks the amount.',
  AMOUNT_OUT_OF_RANGE: 'Marks the amount.',
  WITHDRAWAL_ABOVE_FREE: 'Marks the amount.',
  WITHDRAWAL_DAY_AMOUNT: 'Marks the amount.',
  WITHDRAWAL_ANSWERED: 'Reads the withdrawals again.',
  IDEMPOTENCY_CONFLICT: 'Looks the request up by its key: an earlier attempt with this key did arrive.',
  REPLAYED: 'Takes the answer for lost: the browser sent the call twice, and the first may have succeeded.',
} as const satisfies Readonly<Record<string, string>>
