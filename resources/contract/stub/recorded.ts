import { readFileSync } from 'node:fs'

type Answer = { value?: unknown } & Record<string, unknown>

const file = new URL('./answers.json', import.meta.url)

const answersFor = (origin: string): Record<string, Answer> =>
  JSON.parse(readFileSync(file, 'utf8').replaceAll('{origin}', origin))

/**
 * The recorded answer to a call, by the id of its operation. The addresses in it are this server's own.
 * @param url the address that was asked, whose origin they get.
 */
export function recorded(operationId: string, url: string): Answer {
  const answer = answersFor(new URL(url).origin)[operationId]
  if (!answer) throw new Error(`answers.json has no answer to ${operationId}`)
  return answer
}

/** The tokens of sessions, which logins answer with. */
export const sessionTokens = (): ReadonlySet<unknown> =>
  new Set(
    Object.values(answersFor('')).flatMap(({ value }) =>
      typeof value === 'object' && value !== null && 'token' in value ? [value.token] : [],
    ),
  )
