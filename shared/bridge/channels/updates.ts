import * as z from 'zod/mini'
import { installResult, updateState } from '../../domain/updates.ts'

/** The client's own updates. What becomes of them is told by events of type `updates`. */
export const updateChannels = {
  'updates:state': { args: z.tuple([]), result: updateState },
  /** Look for an update now, and fetch it too where that is automatic. Resolves as soon as it has begun. */
  'updates:check': { args: z.tuple([]), result: updateState },
  /** Fetch the update that was found. Resolves as soon as it has begun. */
  'updates:download': { args: z.tuple([]), result: updateState },
  /** Restart with the update; a running game is in the way unless it is said that it may end. */
  'updates:install': { args: z.tuple([z.object({ endGames: z.boolean() })]), result: installResult },
} as const
