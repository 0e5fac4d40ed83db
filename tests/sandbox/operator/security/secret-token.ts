import { createHash, randomBytes } from 'node:crypto'

/** A random token that starts with a prefix for its use, such as "ps_". */
export const freshToken = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`

/** What is stored instead of the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
