import * as z from 'zod/mini'
import { installResult, updateState } from '../../domain/updates.ts'

/** Channels for the client's own updates. Their progress is reported by events of type `updates`. */
export const updateChannels = {
  'updates:state': { args: z.tuple([]), result: updateState },
  /** Checks for an update, and fetches it if that is automatic. Resolves as soon as the check has begun. */
  'updates:check': { args: z.tuple([]), result: updateState },
  /** Fetches the update that was found. Resolves as soon as that has begun. */
  'updates:download': { args: z.tuple([]), result: updateState },
  /** Restarts with the update. Refused while a game runs, unless `endGames` is set. */
  'updates:install': { args: z.tuple([z.object({ endGames: z.boolean() })]), result: installResult },
} as const
