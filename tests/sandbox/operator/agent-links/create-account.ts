import { startOfDay } from '#sandbox/world/market/merchant-zone.ts'
import type { ServedLanguage } from '#sandbox/world/texts/language.ts'
import type { InputOf, ValueOf } from '#shared/contract/endpoint.ts'
import type { agentRegister } from '#shared/contract/endpoints/agent-register.ts'
import { Refusal } from '../gateway/refusal.ts'
import type { Member } from '../members/member-store.ts'
import { isPassword } from '../members/passwords.ts'
import { welcome } from '../members/register.ts'
import { checkRuledField } from '../members/register-fields.ts'
import type { Sandbox } from '../sandbox.ts'
import { registerRules } from '../settings/register-rules.ts'
import { type Rate, writeRate } from '../teams/rates.ts'
import { recordOrigin } from './affiliate.ts'
import { accountsADay, newRate, newType } from './rules.ts'

type Input = InputOf<typeof agentRegister.createAccount>
type Created = ValueOf<typeof agentRegister.createAccount>

/** How many accounts an agent can still open today. */
export function accountsLeft({ db, clock }: Pick<Sandbox, 'db' | 'clock'>, agentId: number): number {
  const opened = db.get<{ count: number }>(
    'SELECT COUNT(*) AS count FROM came_through WHERE agent_id = ? AND link_id IS NULL AND created >= ?',
    agentId,
    startOfDay(clock.now()),
  )
  return Math.max(0, accountsADay - (opened?.count ?? 0))
}

/**
 * Opens an account directly below an agent, by the rules of registration and with its welcome credit. Its first login
 * asks for a new password.
 * @throws Refusal FIELD_REQUIRED, FIELD_INVALID, USERNAME_TAKEN, RATE_INVALID, NEW_RATE_OUT_OF_BOUNDS, ACCOUNTS_OF_DAY
 */
export function createAccount(
  sandbox: Sandbox,
  agent: Member,
  { kind, ...input }: Input,
  language: ServedLanguage,
): Created {
  const { members, settings } = sandbox
  const { fields } = registerRules(settings.values)
  const username = input.username.trim()
  const password = input.password.trim()
  const required = { enabled: true, required: true }
  checkRuledField('username', username, { ...fields.username, ...required }, language)
  checkRuledField('password', password, { ...fields.password, ...required }, language)
  const rate = newRate(sandbox, agent.id, input.rate)
  const taken = members.byUsername(username)
  if (taken) {
    if (!isSameAgain(sandbox, taken, agent, { kind, password, rate }))
      throw new Refusal('USERNAME_TAKEN', {}, { field: 'username' })
    return { accountId: String(taken.id), username: taken.username, kind, rate: writeRate(rate) }
  }
  if (accountsLeft(sandbox, agent.id) === 0) throw new Refusal('ACCOUNTS_OF_DAY', { most: accountsADay })
  const { id } = members.create({
    username,
    password,
    type: newType(kind, agent.type),
    parentId: agent.id,
    language: agent.language,
    firstLoginDue: true,
  })
  recordOrigin(sandbox, id, { agentId: agent.id, link: null, rate })
  welcome(sandbox, id)
  return { accountId: String(id), username, kind, rate: writeRate(rate) }
}

/** Whether the agent has just opened this account with the same values, and sends them again after a lost answer. */
function isSameAgain(
  { db, teams, clock }: Sandbox,
  account: Member,
  agent: Member,
  { kind, password, rate }: Pick<Input, 'kind' | 'password'> & { rate: Rate },
): boolean {
  const byHand = db.get(
    'SELECT 1 FROM came_through WHERE account_id = ? AND agent_id = ? AND link_id IS NULL',
    account.id,
    agent.id,
  )
  const sameKind =
    account.type === newType(kind, agent.type) &&
    teams.rates.rate(teams.order.positionOf(account.id), clock.now()) === rate
  return (
    byHand !== undefined && account.firstLoginDue === 1 && sameKind && isPassword(password, account.password)
  )
}
