import * as z from 'zod/mini'
import { endpoint, nothing, pageOf, paging, percentage } from '../endpoint.ts'

/** What a new account is: a player, or an agent of the level below the calling agent. */
export const accountKinds = ['member', 'agent'] as const
/**
 * Whether a link lets anybody in. `ended`: its time is over. `usedUp`: as many accounts as allowed came through it.
 * `off`: the agent has switched it off.
 */
export const linkStates = ['active', 'off', 'ended', 'usedUp'] as const

const inviteLink = z.object({
  linkId: z.string(),
  /** Works wherever an agent's affiliate code works. */
  code: z.string(),
  /** Empty if it has none. */
  name: z.string(),
  /** Path and query of the address that it is used with. */
  path: z.string(),
  kind: z.enum(accountKinds),
  /** Rebate rate that an account gets now; never above the agent's own. */
  rate: percentage,
  state: z.enum(linkStates),
  created: z.number(),
  /** When it ends; milliseconds since 1970, null for never. */
  ends: z.nullable(z.number()),
  /** How many accounts may come through it; null for any number. */
  maxUses: z.nullable(z.number()),
  /** Visitors who opened the site with its code, each once a day. */
  visits: z.number(),
  /** Accounts that came through it. */
  registrations: z.number(),
})

const newAccount = z.object({
  accountId: z.string(),
  username: z.string(),
  kind: z.enum(accountKinds),
  rate: percentage,
})

const ofAgent = {
  method: 'GET',
  auth: 'required',
  agentOnly: true,
  carrier: 'query',
  source: 'assumed',
} as const
const change = { ...ofAgent, method: 'POST', carrier: 'json' } as const

/** How an agent gets new accounts: invitation links, and accounts opened by hand. */
export const agentRegister = {
  options: endpoint({
    ...ofAgent,
    id: 'agentRegister.options',
    path: '/wps/relay/AGT_registerOptions',
    summary: 'What links and accounts the agent may make',
    input: nothing,
    value: z.object({
      kinds: z.array(z.enum(accountKinds)),
      /** The highest rebate rate of a new account: the agent's own, also after a change to come. The lowest is 0. */
      highestRate: percentage,
      /** After how many days a link can end; null for never. */
      days: z.array(z.nullable(z.number())),
      longestName: z.number(),
      /** The highest number of accounts that a link can be limited to. */
      mostUses: z.number(),
      /** How many links can be active at once, and how many are. */
      mostLinks: z.number(),
      activeLinks: z.number(),
      /** The latest active link; null without one. */
      latestLink: z.nullable(inviteLink),
      /** How many accounts the agent can open a day, and how many are left today. */
      accountsADay: z.number(),
      accountsLeft: z.number(),
    }),
  }),
  links: endpoint({
    ...ofAgent,
    id: 'agentRegister.links',
    path: '/wps/relay/AGT_inviteLinks',
    summary: "The agent's invitation links, latest first",
    input: z.object(paging),
    value: pageOf(inviteLink, 'linkId'),
  }),
  /**
   * Makes a link. With the `requestKey` of an earlier call it returns the link made then.
   * @throws LINK_NAME_INVALID, RATE_INVALID, NEW_RATE_OUT_OF_BOUNDS, LINK_END_INVALID, LINK_USES_INVALID, LINKS_FULL
   */
  createLink: endpoint({
    ...change,
    id: 'agentRegister.createLink',
    path: '/wps/relay/AGT_createInviteLink',
    summary: 'Make an invitation link',
    input: z.object({
      name: z.string(),
      kind: z.enum(accountKinds),
      rate: percentage,
      /** One of the offered numbers of days; null for never. */
      days: z.nullable(z.number()),
      maxUses: z.nullable(z.number()),
      /** Random; the same when the same request is sent again. */
      requestKey: z.string(),
    }),
    value: inviteLink,
  }),
  /**
   * Switches a link off or on, or renames it.
   * @throws LINK_UNKNOWN, LINK_NAME_INVALID, LINK_OVER, LINKS_FULL
   */
  changeLink: endpoint({
    ...change,
    id: 'agentRegister.changeLink',
    path: '/wps/relay/AGT_changeInviteLink',
    summary: 'Switch an invitation link off or on, or rename it',
    input: z.object({ linkId: z.string(), on: z.optional(z.boolean()), name: z.optional(z.string()) }),
    value: inviteLink,
  }),
  /**
   * Opens an account directly below the agent. Its owner has to change the password at the first login. Sent again
   * with the same values while that login is due, it returns the same account.
   * @throws FIELD_REQUIRED, FIELD_INVALID (both with `{field}`), USERNAME_TAKEN, RATE_INVALID, NEW_RATE_OUT_OF_BOUNDS,
   * ACCOUNTS_OF_DAY
   */
  createAccount: endpoint({
    ...change,
    id: 'agentRegister.createAccount',
    path: '/wps/relay/AGT_createAccount',
    summary: 'Open an account below the agent',
    input: z.object({
      username: z.string(),
      password: z.string(),
      kind: z.enum(accountKinds),
      rate: percentage,
    }),
    value: newAccount,
  }),
} as const

export type InviteLink = z.output<typeof inviteLink>
export type AccountKind = (typeof accountKinds)[number]
