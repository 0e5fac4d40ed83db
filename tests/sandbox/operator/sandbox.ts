import { randomBytes } from 'node:crypto'
import type { BookEvents } from '#sandbox/provider/wire/book-events.ts'
import type { TableGlance } from '#sandbox/provider/wire/live-tables.ts'
import { agentIds, namedAccounts } from '#sandbox/world/accounts/accounts.ts'
import { defaultSeed, type Scale } from '#sandbox/world/generator/scale.ts'
import { worldFile } from '#sandbox/world/generator/world-file.ts'
import { dayLength, inZone, momentOf, startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import { ChatDesk } from './chat/chat-desk.ts'
import { type Clock, createClock } from './clock/clock.ts'
import { seedContracts } from './contracts/seed-contracts.ts'
import { seedProposals } from './contracts/seed-proposals.ts'
import type { Database } from './db/database.ts'
import { emptyStore, openStore } from './db/open-store.ts'
import { sandboxTables } from './db/schema.ts'
import { CallLog } from './gateway/call-log.ts'
import { Faults } from './gateway/faults.ts'
import { Limits } from './gateway/limits.ts'
import { Ledger } from './ledger/ledger.ts'
import { MemberStore } from './members/member-store.ts'
import { restoreWaysIn, seedMembers } from './members/seed-members.ts'
import { Sessions } from './members/sessions.ts'
import { WrongTries } from './members/wrong-tries.ts'
import { MonitoringLog } from './monitoring/monitoring-log.ts'
import { seedPoints } from './points/points.ts'
import { seedRaffle } from './raffle/seed-raffle.ts'
import { Captchas } from './security/captcha.ts'
import { CheckTokens } from './security/check-tokens.ts'
import { Inbox } from './security/inbox.ts'
import { PayloadOpener } from './security/payload.ts'
import { VerificationCodes } from './security/verification-codes.ts'
import type { SettingValues } from './settings/definitions.ts'
import { Settings } from './settings/settings.ts'
import { Teams } from './teams/teams.ts'

export type SandboxOptions = {
  /** Path of the database file. In memory if omitted. */
  dbFile?: string | undefined
  /** Seed of the generated world. The same seed gives the same world. */
  seed?: number | undefined
  /** `full` has 10,000 games and 50,000 accounts; `small` is for quick tests. */
  scale?: Scale | undefined
  /** Whether the named accounts have past rounds and orders. Defaults to true for a full world. */
  history?: boolean | undefined
  /** Origin of the game provider. */
  providerOrigin?: string | undefined
  /** Secret that signs the provider's wallet calls. Random at each start if omitted. */
  walletSecret?: string | undefined
  clock?: Clock | undefined
  /** Initial settings that differ from the defaults. A reset restores them too. */
  settings?: Partial<SettingValues> | undefined
}

/** Everything the sandbox's routes depend on. */
export type Sandbox = {
  readonly db: Database
  readonly clock: Clock
  readonly seed: number
  readonly scale: Scale
  readonly ledger: Ledger
  readonly settings: Settings
  readonly members: MemberStore
  /** The agents' teams. */
  readonly teams: Teams
  readonly sessions: Sessions
  readonly wrongTries: WrongTries
  readonly payloads: PayloadOpener
  readonly captchas: Captchas
  readonly inbox: Inbox
  readonly chat: ChatDesk
  readonly codes: VerificationCodes
  readonly checkTokens: CheckTokens
  readonly faults: Faults
  readonly limits: Limits
  readonly calls: CallLog
  /** What sites reported to it as their monitoring. */
  readonly monitoring: MonitoringLog
  readonly walletSecret: string
  /** The sandbox's own origin. Undefined until it listens; the origin of the request is used instead. */
  origin: string | undefined
  /** Origin of the game provider. Only final once its listener is up. */
  providerOrigin: string
  /** How the provider's live tables stand, as it last told. */
  tables: readonly TableGlance[]
  /** What the provider's books have today, as it last told. */
  events: readonly BookEvents[]
  /** Origins allowed to embed games in a frame: the sandbox's own, and loopback origins that launched a game. */
  readonly embedders: Set<string>
  /** Messages for the person who starts it, for instance that the database file was moved aside. */
  readonly notices: readonly string[]
  readonly inMemory: boolean
  /**
   * Resets switches, faults, call log, inbox, clock, and how the named accounts log in. With `data`, also recreates
   * all accounts and money.
   */
  reset(options?: { data?: boolean | undefined }): void
  close(): void
}

export const defaultProviderPort = 4311

type SettledParts = Pick<Sandbox, 'db' | 'ledger' | 'clock' | 'settings' | 'teams' | 'members'>

/**
 * Builds the sandbox on top of a database and a generated world.
 * @param settle books what is due for an account. With a past, the named agents begin with theirs booked.
 * @param payPast books what else happened in that past.
 */
export function createSandbox(
  options: SandboxOptions = {},
  settle: (parts: SettledParts, accountId: number) => void = () => {},
  payPast: (parts: SettledParts) => void = () => {},
): Sandbox {
  const { seed = defaultSeed, scale = 'full', clock = createClock() } = options
  const history = options.history ?? scale === 'full'
  const world = `file:${encodeURI(worldFile(seed, scale))}?mode=ro`
  let isNew = false
  const fill = (opened: Database, fresh: boolean) => {
    opened.run('ATTACH ? AS world', world)
    if (fresh) populate(opened, clock, seed, history)
    isNew = fresh
  }
  // With a past, the content isn't complete yet, and large.
  const content = history ? undefined : `${world} ${clock.now()}`
  const { db, inMemory, notices } = openStore(options.dbFile, sandboxTables, fill, content)
  const ledger = new Ledger(db)
  const settings = new Settings(db, options.settings)
  const inbox = new Inbox(db, clock)
  const faults = new Faults()
  const limits = new Limits(clock, settings)
  const calls = new CallLog()
  const monitoring = new MonitoringLog()
  const teams = new Teams(db, clock)
  const members = new MemberStore(db, clock)
  const settled = { db, ledger, clock, settings, teams, members }
  const payPastIncome = () => {
    const agents = history ? Object.values(agentIds) : []
    db.transaction(() => {
      if (history) payPast(settled)
      for (const id of agents) settle(settled, id)
    })
  }
  if (isNew) payPastIncome()
  if (inMemory) db.mark()
  return {
    db,
    clock,
    seed,
    scale,
    ledger,
    settings,
    inbox,
    chat: new ChatDesk(db, clock),
    faults,
    limits,
    calls,
    monitoring,
    notices,
    inMemory,
    tables: [],
    events: [],
    embedders: new Set(),
    members,
    teams,
    sessions: new Sessions(db, clock),
    wrongTries: new WrongTries(db, clock),
    payloads: new PayloadOpener(db, clock),
    captchas: new Captchas(db, clock, settings),
    codes: new VerificationCodes(db, clock, inbox, settings),
    checkTokens: new CheckTokens(db, clock),
    walletSecret: options.walletSecret ?? randomBytes(32).toString('hex'),
    origin: undefined,
    providerOrigin: options.providerOrigin ?? `http://127.0.0.1:${defaultProviderPort}`,
    reset({ data = false } = {}) {
      clock.reset()
      faults.clear()
      limits.clear()
      calls.clear()
      monitoring.clear()
      if (data) {
        if (inMemory && isRecent(db, clock)) db.rewind()
        else {
          emptyStore(db, sandboxTables)
          populate(db, clock, seed, history)
          teams.clear()
          payPastIncome()
          if (inMemory) db.mark()
        }
        teams.clear()
      } else restoreAccess(db, clock)
      inbox.clear()
      settings.reset()
    },
    close: () => db.close(),
  }
}

/** Restores the named accounts' logins. Deletes codes, tickets, known addresses, failure counts and chat messages. */
function restoreAccess(db: Database, clock: Clock): void {
  db.transaction(() => {
    for (const table of [
      'known_addresses',
      'login_tickets',
      'check_tokens',
      'wrong_tries',
      'temporary_passwords',
      'captchas',
      'codes',
      'code_requests',
      'chat_messages',
      'play_breaks',
    ])
      db.exec(`DELETE FROM main.${table}`)
    // Somebody else may have bound one of these numbers meanwhile, and no two accounts can have the same.
    for (const { mobile } of namedAccounts)
      if (mobile !== undefined) db.run('UPDATE accounts SET mobile = NULL WHERE mobile = ?', mobile)
    for (const account of namedAccounts) restoreWaysIn(db, account, clock.now())
  })
}

/** How long before the sandbox's first day the named agents' rebates and salaries are paid, in ms. */
const pastIncome = 28 * dayLength
/** Number of months before the current one whose dividends are recorded. */
const pastDividends = 6

/** When the month so many months before began, in ms. */
function monthsBefore(time: number, months: number): number {
  const local = inZone(time)
  return momentOf(local.getUTCFullYear(), local.getUTCMonth() - months)
}

const recent = 10 * 60_000

/** Whether the first content is still as good as new: dates in it count from when it was made. */
function isRecent(db: Database, clock: Clock): boolean {
  const seeded = Number(db.get<{ value: string }>("SELECT value FROM meta WHERE key = 'seeded'")?.value)
  return clock.now() - seeded < recent && startOfDay(clock.now()) === startOfDay(seeded)
}

/** Runs in one transaction: a start that is interrupted leaves an empty database, which the next start fills. */
function populate(db: Database, clock: Clock, seed: number, history: boolean): void {
  db.transaction(() => {
    seedMembers(db, new Ledger(db), clock, history)
    seedPoints(db, clock)
    seedRaffle(db, seed, clock.now())
    seedContracts(db, clock.now())
    if (history) seedProposals(db, clock.now())
    const incomeFrom = startOfDay(clock.now()) - (history ? pastIncome : 0)
    db.run(
      "INSERT INTO meta VALUES ('incomeFrom', ?), ('dividendsFrom', ?), ('seeded', ?)",
      String(incomeFrom),
      String(history ? monthsBefore(clock.now(), pastDividends) : clock.now()),
      String(clock.now()),
    )
  })
}
