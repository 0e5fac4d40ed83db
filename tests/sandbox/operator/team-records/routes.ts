import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import type { Sandbox } from '../sandbox.ts'
import { listTeamBets, teamBet } from './bets.ts'
import { listBettors, listGames, teamBetting } from './betting.ts'
import { listTeamMoves, teamMove } from './moves.ts'
import { listLines, teamStatement } from './statement.ts'

/** Records of an agent's team. The gateway has checked that the caller is an agent and the account in its team. */
export const agentRecordHandlers = (sandbox: Sandbox): Handlers<typeof contract.agentRecords> => ({
  betting: ({ member, input }) => teamBetting(sandbox, member.id, input),
  bets: ({ member, input }) => listTeamBets(sandbox, member.id, input),
  bettors: ({ member, input }) => listBettors(sandbox, member.id, input),
  games: ({ member, input }) => listGames(sandbox, member.id, input),
  bet: ({ member, input }) => teamBet(sandbox, member.id, input.betId),
  statement: ({ member, input }) => teamStatement(sandbox, member.id, input),
  lines: ({ member, input }) => listLines(sandbox, member.id, input),
  moves: ({ member, input }) => listTeamMoves(sandbox, member.id, input),
  move: ({ member, input }) => teamMove(sandbox, member.id, input),
})
