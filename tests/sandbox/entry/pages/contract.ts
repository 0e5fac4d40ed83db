import { html } from 'hono/html'
import type {
  MediaType,
  OpenApiDocument,
  Operation,
  Parameter,
} from '../../../../resources/contract/document.ts'
import { type FlatField, flatFields, typeWords } from '../../../../resources/contract/flat-fields.ts'
import { sections } from '../../../../resources/contract/overview.ts'
import type { Schema } from '../../../../resources/contract/schemas.ts'
import { type Html, page } from './layout.ts'

/** A call with what the page shows of it. */
type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

/** Results that are open at once. */
const openAtOnce = 3

/**
 * The gateway contract: what holds for all calls, and each call with its fields, codes and example.
 * @param search words that a call must have all of: in its id, path, texts or fields. "" for all calls.
 */
export function contractPage(document: OpenApiDocument, search: string): Html {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, operation]): Call => ({ method: method.toUpperCase(), path, operation }),
    ),
  )
  const found = calls.filter((call) => words.every((word) => textOf(call, document).includes(word)))
  return page(
    'Contract',
    html`<p>What a gateway must answer for the site to run on it. Also as
      <a href="/__sandbox/openapi.json">OpenAPI document</a>.</p>
    <form class="row" role="search" action="/__sandbox/contract">
      <label>Search calls <input type="search" name="search" value="${search}"></label>
      <button>Search</button>
      ${search === '' ? '' : html`<a href="/__sandbox/contract">All calls</a>`}
    </form>
    <p role="status">${counted(found.length)}${search === '' ? '' : html` with “${search}”`}</p>
    ${search === '' ? sections.map(section) : ''}
    <h2>Calls</h2>
    ${found.map((call) => callDetails(call, document, found.length <= openAtOnce))}`,
  )
}

const counted = (count: number): string => (count === 1 ? '1 call' : `${count} calls`)

/** All that a call is searched by, in lower case. */
const textOf = ({ method, path, operation }: Call, document: OpenApiDocument): string =>
  [
    method,
    path,
    operation['x-palaro-id'],
    operation.summary,
    operation.description,
    ...(operation['x-palaro-codes'] ?? []),
    ...[...sentFields(operation, document), ...returnedFields(operation, document)].map(
      (field) => field.path,
    ),
  ]
    .join(' ')
    .toLowerCase()

const section = ({ title, text, head, rows }: (typeof sections)[number]): Html =>
  html`<h2>${title}</h2><p>${withCode(text)}</p>
  <table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
  <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${withCode(cell)}</td>`)}</tr>`)}</tbody></table>`

/** Text in which backticks mark code. */
const withCode = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

function callDetails({ method, path, operation }: Call, document: OpenApiDocument, isOpen: boolean): Html {
  const codes = operation['x-palaro-codes'] ?? []
  return html`<details ${isOpen ? 'open' : ''} id="${operation.operationId}">
    <summary><strong>${operation['x-palaro-id']}</strong> <code>${method} ${path}</code> ${operation.summary}</summary>
    ${operation.description === undefined ? '' : html`<p>${withCode(operation.description)}</p>`}
    <p>${marksOf(operation).join(' · ')}</p>
    <h3>Sent</h3>
    ${fieldTable(sentFields(operation, document), 'sent')}
    <h3>Returned in <code>value</code></h3>
    ${fieldTable(returnedFields(operation, document), 'returned')}
    ${codes.length === 0 ? '' : html`<p>Codes: ${codes.map((code) => html`<code>${code}</code> `)}</p>`}
    <h3>Example</h3>
    ${example('Sent', sentExample(operation))}${example('Returned', returnedMedia(operation)?.example)}
  </details>`
}

const marksOf = (operation: Operation): string[] =>
  [
    operation['x-palaro-source'] === 'spec' ? 'from the specification' : 'path assumed',
    operation['x-palaro-private'] ? 'needs the session' : 'without a session',
    operation['x-palaro-agent-only'] && 'for agents',
    operation['x-palaro-encrypted'] && 'encrypted',
    operation['x-palaro-moves-money'] &&
      `moves money; looked up with ${operation['x-palaro-moves-money'].outcome}`,
    operation['x-palaro-moves-money']?.leavesFor !== undefined && 'goes with the payment password’s proof',
    operation['x-palaro-starts-session'] && 'begins a session',
    operation['x-palaro-ends-session'] && 'ends the session',
    operation['x-palaro-issues-launch'] && 'returns a launch address',
    `given up after ${operation['x-palaro-timeout'] / 1000} s`,
  ].filter((mark) => typeof mark === 'string')

const fieldTable = (fields: readonly FlatField[], what: string): Html =>
  fields.length === 0
    ? html`<p>Nothing is ${what} but what all calls have.</p>`
    : html`<table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">What it is</th></tr></thead>
    <tbody>${fields.map(
      ({ path, type, required, description }) =>
        html`<tr><td><code>${path}</code></td><td>${type}</td><td>${required ? 'yes' : 'no'}</td><td>${withCode(description)}</td></tr>`,
    )}</tbody></table>`

const example = (title: string, value: unknown): Html | '' =>
  value === undefined
    ? ''
    : html`<p>${title}</p><pre tabindex="0" aria-label="${title}">${JSON.stringify(value, null, 2)}</pre>`

const queryOf = ({ parameters }: Operation): Parameter[] =>
  parameters.filter((parameter): parameter is Parameter => 'in' in parameter && parameter.in === 'query')

/** The schema of a body. Of an encrypted one, that of its plaintext. */
function bodySchema({ requestBody }: Operation): Schema | undefined {
  const [media] = Object.values(requestBody?.content ?? {})
  const payload = media?.schema.properties?.['payload']
  return (typeof payload === 'object' ? payload.contentSchema : undefined) ?? media?.schema
}

function sentFields(operation: Operation, { components: { schemas } }: OpenApiDocument): FlatField[] {
  const body = bodySchema(operation)
  return [
    ...queryOf(operation).map(({ name, schema, required, description = '' }) => ({
      path: name,
      type: typeWords(schema, schemas),
      required,
      description,
    })),
    ...(body ? flatFields(body, schemas) : []),
  ]
}

function sentExample(operation: Operation): unknown {
  const query = queryOf(operation).filter(({ example: value }) => value !== undefined)
  if (query.length > 0) return Object.fromEntries(query.map(({ name, example: value }) => [name, value]))
  const [media] = Object.values(operation.requestBody?.content ?? {})
  return bodySchema(operation)?.examples?.[0] ?? media?.example
}

const returnedMedia = ({ responses }: Operation): MediaType | undefined => {
  const granted = responses['200']
  return granted && 'content' in granted ? granted.content?.['application/json'] : undefined
}

function returnedFields(operation: Operation, { components: { schemas } }: OpenApiDocument): FlatField[] {
  const value = returnedMedia(operation)?.schema.oneOf?.[0]?.properties?.['value']
  return typeof value === 'object' ? flatFields(value, schemas) : []
}
