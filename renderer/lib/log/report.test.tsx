import { expect, test } from 'vitest'
import { type Report, report, takeReports } from './report.ts'

test('[ERR-03] reports from before the log has loaded are kept in order, up to a limit', () => {
  for (let number = 0; number < 80; number += 1) report('warn', `early ${number}`)
  const taken: Report[] = []
  takeReports((one) => taken.push(one))
  expect(taken.map(({ what }) => what)).toEqual(Array.from({ length: 50 }, (_, number) => `early ${number}`))
  report('error', 'late', new Error('why'))
  expect(taken.at(-1)).toMatchObject({ level: 'error', what: 'late', path: location.pathname })
})
