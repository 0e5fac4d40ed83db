import type { contract } from '#shared/contract/endpoints/index.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { readMobile } from '../members/mobile.ts'
import type { Sandbox } from '../sandbox.ts'
import { agentTerms } from './agent-terms.ts'

/** Most characters stored for each field of an application. */
const longest = { name: 80, email: 120, username: 40, key: 64 }

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

type Parts = Pick<Sandbox, 'db' | 'clock'>

/** Applications of people who want to become agents. */
export function agentApplicationHandlers({ db, clock }: Parts): Handlers<typeof contract.join> {
  return {
    terms: () => ({ ...agentTerms, tiers: agentTerms.tiers.map((tier) => ({ ...tier })) }),
    send: limited('feedback', ({ input }) => {
      const invalid = (field: string): never => {
        throw new Refusal('INVALID_INPUT', { field })
      }
      if (input.requestKey === '' || input.requestKey.length > longest.key) invalid('requestKey')
      const known = db.get<{ id: number }>(
        'SELECT id FROM agent_applications WHERE request_key = ?',
        input.requestKey,
      )
      if (known) return { reference: referenceOf(known.id) }
      const name = input.name.trim()
      if (name === '' || name.length > longest.name) invalid('name')
      const mobile = readMobile(input.mobileNum, input.countryDialingCode) ?? invalid('mobileNum')
      const email = input.email?.trim() || null
      if (email !== null && (email.length > longest.email || !emailPattern.test(email))) invalid('email')
      if (agentTerms.tiers.every(({ from }) => from !== input.players)) invalid('players')
      const { id } = db.run(
        `INSERT INTO agent_applications (request_key, name, mobile, email, players, username, created)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
        input.requestKey,
        name,
        mobile,
        email,
        input.players,
        input.username?.slice(0, longest.username) || null,
        clock.now(),
      )
      return { reference: referenceOf(id) }
    }),
  }
}

const referenceOf = (id: number | bigint) => `A${1000 + Number(id)}`

/** A stored application. */
export type AgentApplication = {
  id: number
  name: string
  mobile: string
  email: string | null
  players: number
  username: string | null
  created: number
}

/** The latest fifty, newest first. */
export const listAgentApplications = ({ db }: Pick<Sandbox, 'db'>): AgentApplication[] =>
  db.all<AgentApplication>(
    'SELECT id, name, mobile, email, players, username, created FROM agent_applications ORDER BY id DESC LIMIT 50',
  )
