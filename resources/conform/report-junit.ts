import type { Problem } from './problem.ts'
import { type CallResult, countsOf, type Report } from './report.ts'
import { lines } from './report-text.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\n': '&#10;',
}

/** Escapes a text for XML. Characters that XML can't hold are replaced. */
const escape = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replaceAll(/[&<>"'\n]/g, (character) => escapes[character] ?? character)

const attributes = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3)

/** A report as JUnit XML: a test case for each call, with one failure that lists its deviations. */
export function junitReport(report: Report): string {
  const { deviating, notTried } = countsOf(report)
  const counts = {
    tests: report.calls.length + (report.problem ? 1 : 0),
    failures: deviating,
    errors: report.problem ? 1 : 0,
    skipped: notTried - report.calls.filter(isSkippedAndDeviates).length,
    time: seconds(report.took),
  }
  const suite = {
    name: `${report.gateway} as ${report.brand}`,
    timestamp: report.started.slice(0, 19),
    ...counts,
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes(counts)}>`,
    `  <testsuite${attributes(suite)}>`,
    ...(report.problem ? [problemCase(report.problem)] : []),
    ...report.calls.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const isSkippedAndDeviates = ({ notTried, deviations }: CallResult): boolean =>
  notTried !== undefined && deviations.length > 0

const problemCase = ({ name, message, advice }: Problem): string =>
  `    <testcase${attributes({ name: 'gateway', classname: 'gateway' })}>` +
  `<error${attributes({ type: name, message })}>${escape(advice)}</error></testcase>`

function testCase(call: CallResult): string {
  const { id, deviations, notTried, took } = call
  const [domain = id] = id.split('.')
  const head = `    <testcase${attributes({ name: id, classname: domain, time: seconds(took ?? 0) })}`
  if (deviations.length > 0) {
    const [first] = deviations
    const message = deviations.length === 1 ? '1 deviation' : `${deviations.length} deviations`
    const words = escape(deviations.map(lines).join('\n'))
    return `${head}><failure${attributes({ type: first?.kind ?? '', message })}>${words}</failure></testcase>`
  }
  return notTried === undefined
    ? `${head}/>`
    : `${head}><skipped${attributes({ message: notTried })}/></testcase>`
}
