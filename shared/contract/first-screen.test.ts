import { expect, test } from 'vitest'
import { accountSummary } from './endpoints/account-summary.ts'
import { featuredGames } from './endpoints/featured-games.ts'
import { siteStatus } from './endpoints/site-status.ts'
import { vendors } from './endpoints/vendors.ts'

/** The calls in the site's first script. */
const calls = [siteStatus, featuredGames, accountSummary, { vendors }].flatMap((group) =>
  Object.values(group),
)

test.each(calls.map(({ id, value }) => [id, value._zod.def.type]))(
  '[PERF-01] the schema of what %s answers is made with its first answer, not while the first script starts',
  (id, type) => {
    // That of an unused value is one schema for all calls.
    expect(type).toBe(id === 'member.updateLanguage' ? 'optional' : 'lazy')
  },
)
