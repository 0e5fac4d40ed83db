/** Talks to the provider's own server. */
import type { RoundAnswer, RoundRequest, TableAnswer } from '../protocol.ts'
import { pause } from './dom.ts'

/** Pauses before asking again, in milliseconds. */
const retryDelays = [400, 1_200, 2_500]
/** An answer that takes longer is as good as lost: the server itself retries for a while. */
const patience = 25_000

const post = (path: string, body: unknown): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })

async function ask(request: RoundRequest): Promise<RoundAnswer> {
  const response = await post('/api/round', request)
  const answer: RoundAnswer = await response.json()
  return answer
}

/**
 * Plays a round, or learns what became of it. A lost answer is asked for again under the same round id, so
 * the bet counts once at most; `open` means that nobody could be reached.
 */
export async function playRound(request: RoundRequest, onRetry: () => void): Promise<RoundAnswer> {
  for (const delay of [0, ...retryDelays]) {
    if (delay > 0) {
      onRetry()
      await pause(delay)
    }
    const answer = await ask(request).catch(() => undefined)
    if (answer && answer.state !== 'open') return answer
  }
  return { state: 'open' }
}

/** The balance now; undefined when it can't be had. */
export async function readBalance(key: string): Promise<string | undefined> {
  const response = await post('/api/balance', { key }).catch(() => undefined)
  if (!response?.ok) return undefined
  const { balance }: { balance?: string } = await response.json().catch(() => ({}))
  return balance
}

/** How a game that goes by the clock stands; undefined when it can't be had. */
export async function readTable(key: string): Promise<TableAnswer | 'expired' | undefined> {
  const response = await post('/api/table', { key }).catch(() => undefined)
  if (response?.status === 401) return 'expired'
  if (!response?.ok) return undefined
  const answer: TableAnswer | undefined = await response.json().catch(() => undefined)
  return answer
}

/** An id that no other round has. Not randomUUID, which plain http in a local network lacks. */
export const newRoundId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
