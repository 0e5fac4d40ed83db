import * as z from 'zod/mini'
import { amount, endpoint, listOf } from '../endpoint.ts'

/** A number or a string, because gateways write codes either way; parsed as a string. */
const code = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** Milliseconds since 1970, by the gateway's clock. */
const moment = z.number()

const lotteryGame = z.object({
  nodeId: code,
  gameCode: z.string(),
  gameName: z.string(),
  /** Vendor code. */
  vassalage: z.string(),
  gameType: z.string(),
  /** Path of a picture on an image CDN, or a whole address. */
  icon: z.string(),
  /** Milliseconds from one draw to the next. */
  drawEvery: z.number(),
  minBet: z.optional(amount),
  maxBet: z.optional(amount),
})

const draw = z.object({
  /** The draw's own number: "20261121-0417". */
  issue: z.string(),
  numbers: z.array(z.number()),
  drawTime: moment,
})

const menuInput = z.object({ prizeMode: z.string(), device: z.string(), language: z.string() })

export const lottery = {
  menu: endpoint({
    id: 'lottery.menu',
    method: 'GET',
    path: '/lgw/vn/games/game_menu',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'The lottery menu: games by vendor, each entry tagged with its account type',
    input: menuInput,
    value: z.object({
      menus: z.array(
        z.object({
          /** TCG_LOTTO_VN for the Vietnamese draws. */
          accountType: z.string(),
          title: z.string(),
          gameMenus: listOf(lotteryGame, 'nodeId'),
        }),
      ),
    }),
  }),
  recent: endpoint({
    id: 'lottery.recent',
    method: 'GET',
    path: '/lgw/vn/games/game_menu/recent',
    auth: 'required',
    carrier: 'query',
    source: 'spec',
    summary: 'Lottery games that this member played last, latest first',
    input: menuInput,
    value: z.object({ list: listOf(lotteryGame, 'nodeId') }),
  }),
  opened: endpoint({
    id: 'lottery.opened',
    method: 'GET',
    path: '/lgw/vn/numeros/opened/game',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: 'The numbers that one game has drawn, latest first',
    input: z.object({ gameCode: z.string(), count: z.number(), language: z.string() }),
    value: z.object({ list: listOf(draw, 'issue') }),
  }),
  latest: endpoint({
    id: 'lottery.latest',
    tellsTime: 'serverTime',
    method: 'GET',
    path: '/lotto/lgw/games/opened/numero',
    auth: 'none',
    carrier: 'query',
    source: 'spec',
    summary: "Every game's last numbers and next draw, with the platform's time",
    input: z.object({ prizeMode: z.string(), device: z.string(), language: z.string() }),
    value: z.object({
      serverTime: moment,
      list: listOf(
        z.object({
          gameCode: z.string(),
          last: z.nullable(draw),
          next: z.object({
            issue: z.string(),
            /** Bets are accepted until then. */
            closeTime: moment,
            drawTime: moment,
          }),
        }),
        'gameCode',
      ),
    }),
  }),
} as const

export type LotteryGame = z.output<typeof lotteryGame>
