import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess, beginning with a word that says what it's for ("ps_…"). */
export const freshToken = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`

/** What is kept of a token in its stead. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
