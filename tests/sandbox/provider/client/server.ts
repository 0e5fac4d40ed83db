/** Requests to the provider's own server. */
import type { BalanceAnswer, MoveRequest, RoundAnswer, RoundRequest, TableAnswer } from '../protocol.ts'
import { pause } from './dom.ts'

/** Pauses before retries, in ms. */
const retryDelays = [400, 1_200, 2_500]
/** Timeout in ms. Long, because the server itself retries for a while. */
const timeout = 25_000

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })

async function ask(path: string, request: RoundRequest | MoveRequest): Promise<RoundAnswer> {
  const response = await post(path, request)
  const answer: RoundAnswer = await response.json()
  return answer
}

/** Asks until there is an answer, a few times. */
async function askPatiently(
  path: string,
  request: RoundRequest | MoveRequest,
  onRetry: () => void,
): Promise<RoundAnswer> {
  for (const delay of [0, ...retryDelays]) {
    if (delay > 0) {
      onRetry()
      await pause(delay)
    }
    const answer = await ask(path, request).catch(() => undefined)
    if (answer && answer.state !== 'open') return answer
  }
  return { state: 'open' }
}

/**
 * Plays a round, or finds out how it ended. A lost answer is requested again with the same round id, so the bet
 * counts at most once. `open` means that no server could be reached.
 */
export const playRound = (request: RoundRequest, onRetry: () => void): Promise<RoundAnswer> =>
  askPatiently('/api/round', request, onRetry)

/** Makes a move in an open bet. A lost answer is requested again with the same move id, so it counts at most once. */
export const makeMove = (request: MoveRequest, onRetry: () => void): Promise<RoundAnswer> =>
  askPatiently('/api/move', request, onRetry)

/** The current balance, and the jackpots of a game that has some. Undefined if they can't be fetched. */
export async function readBalance(key: string): Promise<BalanceAnswer | undefined> {
  const response = await post('/api/balance', { key }).catch(() => undefined)
  if (!response?.ok) return undefined
  const answer: BalanceAnswer | undefined = await response.json().catch(() => undefined)
  return answer
}

/** The state of a timed game. Undefined if it can't be fetched. */
export async function readTable(key: string): Promise<TableAnswer | 'expired' | undefined> {
  const response = await post('/api/table', { key }).catch(() => undefined)
  if (response?.status === 401) return 'expired'
  if (!response?.ok) return undefined
  const answer: TableAnswer | undefined = await response.json().catch(() => undefined)
  return answer
}

/** A unique id. Not randomUUID, which is missing on plain http in a local network. */
export const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
