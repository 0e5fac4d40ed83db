import { bayfront } from './providers/bayfront.ts'
import type { GameMessage, ProviderAdapter } from './providers/game-message.ts'
import { plainWords } from './providers/plain-words.ts'
import { sandbox } from './providers/sandbox.ts'

export type { GameMessage } from './providers/game-message.ts'

/** Adapters by the provider's name in the launch answer. An unknown provider gets `plainWords`. */
const adapters: Record<string, ProviderAdapter> = { sandbox, bayfront }

const adapterOf = (provider: string | undefined): ProviderAdapter =>
  (provider !== undefined && Object.hasOwn(adapters, provider) ? adapters[provider] : undefined) ?? plainWords

/**
 * Reads a message from a game's frame with its provider's adapter. The caller has already checked the source and the
 * origin; this only decides whether the message is known.
 */
export const readGameMessage = (provider: string | undefined, data: unknown): GameMessage | undefined =>
  adapterOf(provider).read(data)

/** Whether a provider's games report when they are ready. If so, silence means that a game isn't running. */
export const saysReady = (provider: string | undefined): boolean => adapterOf(provider).saysReady

/** What to post to a provider's game when the balance has changed outside it; undefined if it knows no such message. */
export const balanceHint = (provider: string | undefined): unknown => adapterOf(provider).balanceHint
