import { describe, expect, test } from 'vitest'
import { problemOf } from './problem.ts'

const url = 'https://gateway.example/wps/system/permission'
const coded = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more })
/** As fetch fails: with the reason within. */
const failed = (cause: Error) => new TypeError('fetch failed', { cause })

describe('[OPS-03] whatever makes a request fail is named', () => {
  test.each([
    ['ECONNREFUSED', 'down'],
    ['ENOTFOUND', 'unknownHost'],
    ['EAI_AGAIN', 'unknownHost'],
    ['EHOSTUNREACH', 'unreachable'],
    ['ENETUNREACH', 'unreachable'],
    ['ETIMEDOUT', 'slow'],
    ['UND_ERR_CONNECT_TIMEOUT', 'slow'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'selfSigned'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'unknownIssuer'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unknownIssuer'],
    ['UNABLE_TO_GET_ISSUER_CERT', 'unknownIssuer'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unknownIssuer'],
    ['CERT_HAS_EXPIRED', 'expired'],
    ['CERT_NOT_YET_VALID', 'notYetValid'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'otherHost'],
    ['CERT_REVOKED', 'badCertificate'],
    ['CERT_SIGNATURE_FAILURE', 'badCertificate'],
    ['INVALID_CA', 'badCertificate'],
    ['INVALID_PURPOSE', 'badCertificate'],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'oldTls'],
    ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'oldTls'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'notTls'],
    ['ERR_SSL_PACKET_LENGTH_TOO_LONG', 'notTls'],
    ['EPROTO', 'notTls'],
    ['UND_ERR_SOCKET', 'closedConnection'],
    ['toString', 'closedConnection'],
  ])('%s: %s', (code, name) => {
    const problem = problemOf(failed(coded(code)), url)
    expect(problem.name).toBe(name)
    expect(problem.message).toMatch(/^gateway\.example .+\.$/)
    expect(problem.message).toContain(`(${code})`)
    expect(problem.advice).not.toBe('')
  })

  test('the first of several addresses that failed is reported', () => {
    const all = new AggregateError([coded('ECONNREFUSED'), coded('EHOSTUNREACH')])
    expect(problemOf(failed(all), url).name).toBe('down')
  })

  test('a certificate says whose it is', () => {
    const cert = { subjectaltname: 'DNS:a.example, DNS:b.example, IP Address:192.0.2.7' }
    expect(problemOf(failed(coded('ERR_TLS_CERT_ALTNAME_INVALID', { cert })), url).message).toBe(
      'gateway.example has a certificate for another host: it is for a.example, b.example, 192.0.2.7 (ERR_TLS_CERT_ALTNAME_INVALID).',
    )
  })

  test('a timeout is reported as slow, and an empty answer as a closed connection', () => {
    expect(problemOf(new DOMException('late', 'TimeoutError'), url).name).toBe('slow')
    expect(problemOf('no error', url)).toMatchObject({ name: 'closedConnection' })
  })

  test('a port that browsers block is reported as one', () => {
    const problem = problemOf(failed(new Error('bad port')), 'http://127.0.0.1:6000/wps')
    expect(problem).toMatchObject({ name: 'blockedPort', message: expect.stringContaining('port 6000') })
  })
})
