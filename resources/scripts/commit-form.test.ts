import { expect, test } from 'vitest'
import { faultsOfMessage } from './commit-form.ts'

const why = '\n\nPlayers saw the old figure until they reloaded.\n'

test.each([
  `wallet: refresh the balance after a transfer${why}`,
  `second proof: name the way on${why}`,
  `tests: let 20 pages share a start${why}`,
  `desktop: give \`palaro://\` links a page${why}\nA second paragraph.\n`,
])('a commit with an area, a short subject and a reason passes the check: %j', (message) => {
  expect(faultsOfMessage(message)).toEqual([])
})

test.each([
  ['', 2],
  [`Refresh the balance${why}`, 1],
  [`wallet: Refresh the balance${why}`, 1],
  [`wallet: refresh the balance.${why}`, 1],
  [`wallet refresh the balance${why}`, 1],
  [`wallet: refresh the balance after a transfer, a claim, a bet and whatever else${why}`, 1],
  ['wallet: refresh the balance', 1],
  ['wallet: refresh the balance\n\n \n', 1],
  ['wallet: refresh the balance\nPlayers saw the old figure.\nAnd more.', 1],
])('a commit whose message has another form fails the check: %j', (message, faults) => {
  expect(faultsOfMessage(message)).toHaveLength(faults)
})
