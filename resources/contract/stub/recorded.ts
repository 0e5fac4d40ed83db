import { readFileSync } from 'node:fs'

const file = new URL('./answers.json', import.meta.url)

/**
 * The recorded answer to a call, by the id of its operation. The addresses in it are this server's own.
 * @param url the address that was asked, whose origin they get.
 */
export function recorded(operationId: string, url: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8').replaceAll('{origin}', new URL(url).origin)
  const answers: Record<string, Record<string, unknown>> = JSON.parse(text)
  const answer = answers[operationId]
  if (!answer) throw new Error(`answers.json has no answer to ${operationId}`)
  return answer
}
