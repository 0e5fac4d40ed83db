import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { exitCodeOf, type Report } from './report.ts'
import { junitReport } from './report-junit.ts'
import { textReport } from './report-text.ts'
import { conform } from './run.ts'
import { inEnvelope, instead, startDeviatingGateway, withHeaders } from './testing/deviating-gateway.ts'
import { optionsFor } from './testing/options.ts'

const hostile = '\u001b[2J</failure>]]>&<script>"\'\u202e\u0000\ud800 juan@mail.example 09171234567'

/** The elements of an XML document, with their attributes and texts. Throws unless it is well formed. */
function read(xml: string) {
  const elements: { name: string; attributes: Record<string, string>; text: string }[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => elements.push({ name, attributes, text: '' }))
  parser.on('text', (text) => {
    const last = elements.at(-1)
    if (last) last.text += text.trim()
  })
  parser.write(xml).close()
  return elements
}

const nothingTried: Report = {
  gateway: 'https://gateway.example',
  brand: 'palaro',
  merchant: 'palaro',
  started: '2026-11-28T08:00:00.000Z',
  took: 12,
  calls: [],
}

/** Runs against a gateway with hostile and personal values in what deviates. */
async function hostileReport(): Promise<{ report: Report; token: string; password: string }> {
  const gateway = await startDeviatingGateway()
  const wrong = { kept: '' }
  const password = 'Palaro123'
  try {
    gateway.changes.set(
      'games.menus',
      inEnvelope(() => ({ success: false, code: hostile, message: hostile })),
    )
    gateway.changes.set(
      'games.vendors',
      inEnvelope((good) => ({ ...good, value: { lanes: [{ title: 7, cards: hostile }] } })),
    )
    gateway.changes.set('games.popular', instead('{"success":true,"value":{"list":"ana@mail.example"}}'))
    gateway.changes.set(
      'rewards.list',
      inEnvelope(() => ({ success: false, code: 'NO', message: 'None for Maria Santos' })),
    )
    gateway.changes.set('games.rows', withHeaders({ 'Content-Type': 'text/<b>"; x=juan@mail.example' }))
    gateway.changes.set(
      'system.registerRules',
      inEnvelope((good) => ({
        ...good,
        value: { ...Object(good.value), fields: { [hostile]: { enabled: 'x' } } },
      })),
    )
    gateway.changes.set(
      'session.login',
      inEnvelope((good) => {
        const value = Object(good.value)
        wrong.kept = value.token
        return {
          ...good,
          value: { ...value, firstTimeLogin: `${password} of juan`, passwordExpired: wrong.kept },
        }
      }),
    )
    gateway.changes.set(
      'member.info',
      inEnvelope(() => ({
        success: true,
        value: { id: true, account: ['juan'], type: `${wrong.kept} juan`, nickname: 5 },
      })),
    )
    gateway.changes.set(
      'profile.own',
      inEnvelope((good) => ({
        ...good,
        value: {
          ...Object(good.value),
          birthday: 19940812,
          realName: { first: 'Juan' },
          memberSince: 'Ligaya Ramos',
        },
      })),
    )
    gateway.changes.set(
      'chat.url',
      instead('', { status: 302, headers: { Location: 'https://chat.example/room?token=abc' } }),
    )
    const report = await conform(
      optionsFor(gateway.origin, { login: { account: 'juan', password } }),
      () => {},
    )
    return { report, token: wrong.kept, password }
  } finally {
    await gateway.close()
  }
}

test('[OPS-03] no report holds a secret or personal data, or controls a terminal; JUnit is well formed', async () => {
  const { report, token, password } = await hostileReport()
  const xml = junitReport(report)
  const reports = { text: textReport(report), json: JSON.stringify(report), xml }
  expect(exitCodeOf(report)).toBe(1)
  expect(token).not.toBe('')
  for (const text of Object.values(reports)) {
    for (const secret of [
      token,
      password,
      'juan',
      'Juan',
      'Ligaya',
      '19940812',
      '09171234567',
      'token=abc',
      'ana@',
      'Maria',
    ])
      expect(text).not.toContain(secret)
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Cf}|\p{Cs}/u)
  }

  const elements = read(xml)
  const cases = elements.filter(({ name }) => name === 'testcase')
  const failures = elements.filter(({ name }) => name === 'failure')
  const [suites] = elements
  expect(cases).toHaveLength(report.calls.length)
  expect(suites?.attributes).toMatchObject({ tests: String(cases.length), failures: String(failures.length) })
  expect(failures.map(({ text }) => text).join('\n')).toContain('value.fields.\\u{1b}')
  expect(elements.some(({ name }) => name === 'script')).toBe(false)
})

test('[OPS-03] a private value is shown by its form, so that the fault can still be seen', async () => {
  const { report } = await hostileReport()
  const own = report.calls.find(({ id }) => id === 'profile.own')?.deviations ?? []
  expect(own.map(({ field, seen }) => [field, seen])).toEqual([
    ['value.realName', 'an object with 1 field'],
    ['value.birthday', '99999999'],
    ['value.memberSince', '"Aaaaaa Aaaaa"'],
  ])
})

test('[OPS-03] a deviation that several calls have in common is reported once, with their names', () => {
  const deviation = {
    kind: 'cors',
    field: 'header X',
    seen: 'nothing',
    expected: '*',
    site: 'is blind',
  } as const
  const call = (id: string) => ({ id, method: 'GET', path: '/', deviations: [deviation] }) as const
  const report = (ids: string) => textReport({ ...nothingTried, calls: ids.split('').map(call) })
  expect(report('abcde')).toContain(
    '\n5 calls: a, b, c, d and 1 more\n  header X: nothing; expected *\n    the site: is blind\n',
  )
  expect(report('abcde').split('is blind')).toHaveLength(2)
  expect(report('abc').split('is blind')).toHaveLength(4)
})

test('[OPS-03] JUnit says why a gateway couldn’t be tried', () => {
  const report: Report = {
    ...nothingTried,
    problem: {
      name: 'down',
      message: 'gateway.example refuses\u0000 <the> connection.',
      advice: 'Start it & wait.',
    },
  }
  const elements = read(junitReport(report))
  expect(elements.find(({ name }) => name === 'error')).toMatchObject({
    attributes: { type: 'down', message: 'gateway.example refuses\ufffd <the> connection.' },
    text: 'Start it & wait.',
  })
})
