/** `npm run contract`: prints the gateway contract as a Markdown table, generated from the declarations. */
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { readCommand } from './command/read-command.ts'

readCommand('contract')

const rows = allEndpoints.map((endpoint) =>
  [
    endpoint.id,
    endpoint.method,
    `\`${endpoint.path}\``,
    endpoint.auth === 'required' ? 'session' : '',
    [endpoint.encrypted && 'encrypted', endpoint.movesMoney && 'moves money', endpoint.upload && 'upload']
      .filter(Boolean)
      .join(', '),
    endpoint.source,
    endpoint.summary,
  ].join(' | '),
)

console.log(
  ['| call | method | path | needs | marks | source | what it does |', '|---|---|---|---|---|---|---|']
    .concat(rows.map((row) => `| ${row} |`))
    .join('\n'),
)
