import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { faultCode } from '#shared/contract/fault-code.ts'

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

/** All calls of the contract, in Markdown. */
export const contractTable = (): string =>
  table(
    ['call', 'method', 'path', 'needs', 'marks', 'source', 'code if malformed', 'what it does'],
    allEndpoints.map((endpoint) => [
      endpoint.id,
      endpoint.method,
      `\`${endpoint.path}\``,
      endpoint.auth === 'required' ? 'session' : '',
      [endpoint.encrypted && 'encrypted', endpoint.movesMoney && 'moves money', endpoint.upload && 'upload']
        .filter(Boolean)
        .join(', '),
      endpoint.source,
      faultCode(endpoint.id),
      endpoint.summary,
    ]),
  )
