import type { ParseKeys } from 'i18next'
import type { Messages } from '#shared/i18n/messages.gen.ts'

type MessageKey = { [Name in keyof Messages]: `${Name}:${ParseKeys<Name>}` }[keyof Messages]

/** A row of the specification's error catalogue (section 8). */
interface CatalogueRow {
  row: string
  /** Keys of its messages; empty where nothing is shown, or where the gateway's own message is. */
  keys: readonly MessageKey[]
  /** Tests that reproduce it: the file, and the start of a test's title in it. */
  reached: readonly (readonly [file: string, title: string])[]
}

const errors = 'tests/e2e/specs/errors.spec.ts'
const loader = 'renderer/lib/chunks/load-chunk.test.tsx'
const faultTable = 'renderer/features/auth/testing/fault-table.ts'
const faultMessages = 'renderer/lib/gateway/use-fault-message.test.tsx'
const phoneAuth = 'renderer/lib/phone-auth/phone-auth-fault.test.ts'
const gamePage = 'renderer/features/game/components/game-page.test.tsx'
const system = 'tests/e2e/specs/start.spec.ts'
const gate = 'renderer/features/system-status/components/system-gate.test.tsx'
const inTable = [
  [faultMessages, '[NET-05, ERR-02]'],
  [faultTable, '[NET-05]'],
] as const

export const errorCatalogue: readonly CatalogueRow[] = [
  {
    row: 'chunk load failure: missing, timeout or other; 120 s',
    keys: ['warnings:lost.newer.title', 'warnings:lost.same.title', 'common:part.failed'],
    reached: [
      [errors, '[ERR-01] a part that a deploy took away'],
      [errors, '[ERR-01] where the server has another build'],
      [loader, 'that is gone is lost'],
      [loader, 'that never comes is given up after 120 s'],
      [loader, 'that the network breaks is lost for another reason'],
    ],
  },
  {
    row: 'CSS chunk',
    keys: ['warnings:lost.same.text'],
    reached: [
      [errors, '[ERR-01] a part that a deploy took away'],
      [loader, 'that is gone makes the part a lost one'],
    ],
  },
  {
    row: 'failed image loads retry',
    keys: [],
    reached: [['renderer/ui/game-picture/game-picture.test.tsx', '[LST-10']],
  },
  {
    row: 'demo account needs a true account',
    keys: ['auth:in_need_true_account', 'auth:in_increase_submit'],
    reached: [['tests/e2e/specs/login.spec.ts', '[AUTH-08, GRD-02]']],
  },
  {
    row: 'failed SMS request: a warning with the platform’s message and a submit button',
    keys: ['codes:refused', 'codes:submit'],
    reached: [['renderer/ui/code-field/code-field.test.tsx', '[SMS-03] a failed request warns']],
  },
  {
    row: 'invalid affiliate code',
    keys: ['register:invitation_code_error'],
    reached: [['renderer/features/auth/register/register-referral.test.tsx', '[REG-06, ERR-02] where']],
  },
  {
    row: 'login failure with value.captcha',
    keys: ['auth:field.captcha'],
    reached: [['renderer/features/auth/login/inline-login.test.tsx', '[HDR-02] what the header’s form']],
  },
  {
    row: 'chat as a demo account',
    keys: ['warnings:in_please_information'],
    reached: [
      ['renderer/features/auth/session/demo-warning-overlay.test.tsx', '[CHT-01, GRD-02] who has a demo'],
    ],
  },
  {
    row: 'customer service failure closes its popup',
    keys: [
      'closed:closed.serviceFailed',
      'chat:service.blocked',
      'chat:service.unreadable',
      'chat:service.refused',
      'chat:service.notLoaded',
    ],
    reached: [['renderer/app/layout/customer-service.test.tsx', '[CHT-02, ERR-02]']],
  },
  {
    row: 'maintenance screen',
    keys: ['closed:closed.maintenance.title', 'closed:closed.maintenance.text'],
    reached: [[system, '[BOOT-03, BOOT-04, BOOT-05] maintenance']],
  },
  {
    row: 'block-IP title and text',
    keys: ['closed:closed.region.title', 'closed:closed.region.text', 'closed:closed.ip.title'],
    reached: [
      [gate, '[BOOT-03, BOOT-04] a blocked region'],
      [gate, '[BOOT-04, IPR-01] an address'],
    ],
  },
  {
    row: 'phone-auth messages',
    keys: [
      'codes:phoneAuth.invalidFormat',
      'codes:phoneAuth.enterValid',
      'codes:phoneAuth.tooMany',
      'codes:phoneAuth.unknown',
      'codes:phoneAuth.invalidCode',
      'codes:phoneAuth.missingCode',
      'codes:phoneAuth.captcha',
      'codes:phoneAuth.quota',
      'codes:phoneAuth.disabled',
      'codes:phoneAuth.expired',
      'codes:phoneAuth.closed',
    ],
    reached: [[phoneAuth, '[SMS-05, ERR-02]']],
  },
  {
    row: 'username or email does not exist',
    keys: ['password:refusal.WRONG_PAIR'],
    reached: [
      [
        'renderer/features/auth/password/forgot-password-overlay.test.tsx',
        'a username and email that don’t match',
      ],
    ],
  },
  { row: 'network abnormal', keys: ['errors:fault.offline', 'errors:fault.timeout'], reached: inTable },
  {
    row: 'page slow to load',
    keys: ['warnings:slow.title', 'warnings:slow.body'],
    reached: [['renderer/app/reporting/slow-notice.test.tsx', '[ERR-02] a page that is slow']],
  },
  {
    row: 'invalid URL or domain check failed',
    keys: ['warnings:refusal.DOMAIN_INVALID'],
    reached: [[faultMessages, 'an address of the site']],
  },
  { row: 'access restricted by location or IP', keys: ['errors:fault.blocked'], reached: inTable },
  { row: 'system maintenance', keys: ['errors:fault.maintenance'], reached: inTable },
  {
    row: 'game under maintenance',
    keys: ['game:failure.maintenance.title'],
    reached: [[gamePage, '[LNCH-03] a failure has its reason']],
  },
  {
    row: 'not logged in',
    keys: ['game:failure.signedOut.title', 'game:visitor.untitled', 'errors:fault.unauthorized'],
    reached: [
      [gamePage, '[LNCH-03] a failure has its reason'],
      [gamePage, '[LNCH-03] a visitor is asked to log in also'],
      ...inTable,
    ],
  },
]
