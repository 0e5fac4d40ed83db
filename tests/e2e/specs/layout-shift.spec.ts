/** The screens with the most that comes late. `npm run bench shift` measures all of them. */
import { shiftBudget, shiftsOf } from '../../perf/measures/layout-shift.ts'
import { fullAfterFirst } from '../fixtures/full.ts'
import { expect, test } from '../fixtures/site.ts'

for (const [index, path] of [
  '/',
  '/rng',
  '/bingo',
  '/lottery',
  '/promotions',
  '/deposit',
  '/seamless?vendor=JL&nodeId=1001',
].entries())
  test(
    `[PERF-01] while ${path} loads nothing moves, and nothing goes and comes back`,
    fullAfterFirst(index),
    async ({ browser, origin, account, sandbox }) => {
      // A minute has just begun: a draw that ends meanwhile would bring a new result, which moves the others.
      await sandbox.startMinute()
      const shifts = await shiftsOf(browser, origin + path, account.token)
      for (const { visit, sum, moved, again } of shifts) {
        expect(sum, `${visit}: ${moved.join('\n')}`).toBeLessThanOrEqual(shiftBudget)
        expect(again, visit).toEqual([])
      }
    },
  )
