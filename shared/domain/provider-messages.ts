import { bayfront } from './providers/bayfront.ts'
import type { GameMessage, ProviderAdapter } from './providers/game-message.ts'
import { plainWords } from './providers/plain-words.ts'
import { sandbox } from './providers/sandbox.ts'

export type { GameMessage } from './providers/game-message.ts'

/** By the name that the launch answer gives; one it doesn't know is read by plain words. */
const adapters: Record<string, ProviderAdapter> = { sandbox, bayfront }

const adapterOf = (provider: string | undefined): ProviderAdapter =>
  (provider !== undefined && Object.hasOwn(adapters, provider) ? adapters[provider] : undefined) ?? plainWords

/**
 * Reads a message from a game's frame through its provider's adapter. The caller has checked the source
 * and the origin; this only decides whether the words are known.
 */
export const readGameMessage = (provider: string | undefined, data: unknown): GameMessage | undefined =>
  adapterOf(provider).read(data)

/** Whether a provider's games say that they are ready, so that one which doesn't can be told from one that runs. */
export const saysReady = (provider: string | undefined): boolean => adapterOf(provider).saysReady
