import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

/** How a game opens, as the gateway decides: in the site's frame, in its own window, or in place of the site. */
const openModes = ['frame', 'window', 'redirect'] as const
export type OpenMode = (typeof openModes)[number]

/** What every launch of a third-party game sends. */
const visit = {
  platform: z.string(),
  device: z.string(),
  language: z.string(),
  lobbyUrl: z.string(),
  depositUrl: z.string(),
}

const address = z.object({
  url: z.string(),
  openMode: z.optional(z.enum(openModes)),
  /** Whose messages the game posts, such as "bayfront"; an unknown name, or none, is read as plain words. */
  provider: z.optional(z.string()),
  /** Milliseconds to wait for the provider's ready message. */
  readyTimeout: z.optional(z.number()),
})

/** The calls that start a game. Each returns a single-use address that is valid for about a minute. */
export const launching = {
  launch: endpoint({
    id: 'games.launch',
    issuesLaunch: true,
    method: 'POST',
    path: '/wps/game/launchGame',
    auth: 'required',
    carrier: 'json',
    timeout: 20_000,
    source: 'spec',
    summary: 'A launch address, for one use, that lives about a minute',
    input: z.object({
      vassalage: z.string(),
      gameCode: z.string(),
      gameType: z.string(),
      nodeId: z.optional(z.string()),
      ...visit,
    }),
    value: address,
  }),
  roomLaunch: endpoint({
    id: 'games.roomLaunch',
    issuesLaunch: true,
    method: 'POST',
    path: '/wps/relay/GLS2_launchRoom',
    auth: 'required',
    carrier: 'json',
    timeout: 20_000,
    source: 'assumed',
    summary: 'A launch address of one room of a PVP game',
    input: z.object({ vassalage: z.string(), gameCode: z.string(), roomId: z.string(), ...visit }),
    value: address,
  }),
  fbSportsLaunch: endpoint({
    id: 'games.fbSportsLaunch',
    issuesLaunch: true,
    method: 'POST',
    path: '/wps/relay/GLS2_launchFbSports',
    auth: 'required',
    carrier: 'json',
    timeout: 20_000,
    source: 'assumed',
    summary: "A launch address of FB's sportsbook",
    input: z.object(visit),
    value: address,
  }),
  lobbyLaunch: endpoint({
    id: 'games.lobbyLaunch',
    issuesLaunch: true,
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyLaunch',
    auth: 'required',
    carrier: 'query',
    timeout: 20_000,
    source: 'assumed',
    summary: 'A launch address of the lottery, betting view or lobby',
    input: z.object({
      lottoArea: z.string(),
      launchMode: z.string(),
      lottoPrizeMode: z.string(),
      lottoGameCode: z.optional(z.string()),
      /** The initial betting mode, if the link that led here names one. */
      lottoPlayType: z.optional(z.string()),
      lottoView: z.enum(['betting', 'lobby']),
      device: z.string(),
      backUrl: z.string(),
      language: z.string(),
    }),
    value: address,
  }),
} as const
