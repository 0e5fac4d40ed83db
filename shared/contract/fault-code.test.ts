import { expect, test } from 'vitest'
import { allEndpoints } from './endpoints/index.ts'
import { loginFaultCode, loginId } from './endpoints/logout.ts'
import { faultCode } from './fault-code.ts'

test('[NET-01, NET-05] each endpoint has a code of its own for its malformed answers, and keeps it', () => {
  const codes = allEndpoints.map(({ id }) => faultCode(id))
  expect(new Set(codes).size).toBe(allEndpoints.length)
  for (const code of codes) expect(code).toMatch(/^G-\d{5}$/)
  expect(faultCode('games.list')).toBe('G-71004')
  expect(faultCode(loginId)).toBe(loginFaultCode)
})
