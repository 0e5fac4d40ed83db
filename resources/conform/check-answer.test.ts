import { expect, test } from 'vitest'
import type { AnyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { checkAnswer } from './check-answer.ts'

const { daily } = contract.agentSalary
const answered = (body: object, took = 1) => ({
  url: 'https://gateway.example',
  status: 200,
  headers: new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }),
  text: JSON.stringify(body),
  took,
})
const refused = (code: string) => answered({ success: false, code, message: 'No' })

test('[OPS-03] a refusal that only says that the account has no such thing is no deviation; any other is', async () => {
  expect(await checkAnswer(daily, refused('SALARY_NOT_AGREED'), [])).toEqual({
    deviations: [],
    refused: 'SALARY_NOT_AGREED',
  })
  const { deviations } = await checkAnswer(daily, refused('NO_SUCH_CALL'), [])
  expect(deviations).toMatchObject([{ kind: 'refused', seen: 'false, NO_SUCH_CALL' }])
})

test('[OPS-03] an answer that comes after the site has given up is late, whatever it says', async () => {
  const { deviations } = await checkAnswer(daily, { ...refused('SALARY_NOT_AGREED'), took: 15_001 }, [])
  expect(deviations).toMatchObject([{ kind: 'slow', seen: '15.0 s', expected: 'at most 15.0 s' }])
  expect(
    (await checkAnswer(daily, { ...refused('SALARY_NOT_AGREED'), took: 15_000 }, [])).deviations,
  ).toEqual([])
})

const balance: AnyEndpoint = contract.member.balance
test.each<[string, string | undefined, AnyEndpoint, named: boolean]>([
  ['a private answer with no-store', 'no-store', balance, false],
  ['a private answer with no-store among others', 'private, No-Store ,max-age=0', balance, false],
  ['a private answer without a word', undefined, balance, true],
  ['a private answer that is to be asked for again', 'private, no-cache', balance, true],
  ['an answer for everybody with an age', 'max-age=60', contract.games.menus, false],
])('[NET-07] what caches may keep of one player is named: %s', async (_, said, endpoint, isNamed) => {
  const answer = answered({ success: true, value: {} })
  if (said === undefined) answer.headers.delete('Cache-Control')
  else answer.headers.set('Cache-Control', said)
  const { deviations } = await checkAnswer(endpoint, answer, [])
  expect(deviations.some(({ kind }) => kind === 'kept')).toBe(isNamed)
})
