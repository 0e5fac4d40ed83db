import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from 'orval'
import * as z from 'zod/mini'
import { sandboxOrigins } from '#sandbox/entry/contract/contract-examples.ts'
import type { OpenApiDocument, Operation } from './document.ts'

const tsconfig = {
  compilerOptions: {
    target: 'es2024',
    module: 'nodenext',
    moduleResolution: 'nodenext',
    allowImportingTsExtensions: true,
  },
} as const
const quiet = { logLevel: 'error', throwOnError: true } as const
/** The document's description would be repeated at the top of each file. */
const header = () => ['Generated from the Palaro gateway contract by orval.']

/**
 * Writes a TypeScript client of the gateway, one function a call, into `client.ts` of a folder.
 * @throws Error when orval can't read the document or the folder can't be written.
 */
export async function generateClient(document: OpenApiDocument, folder: string): Promise<void> {
  const input = writeDocument(document, folder)
  const [server] = document.servers
  await generate(
    {
      input: { target: input },
      output: {
        target: join(folder, 'client.ts'),
        client: 'fetch',
        mode: 'single',
        baseUrl: server?.url ?? '',
        tsconfig,
        override: { header },
      },
    },
    folder,
    quiet,
  )
}

/** What a stub answers of the brand that it answers as, in fields of these names. */
export type AnsweringBrand = { merchant: string; currency: string; currencySymbol: string }

/**
 * Writes a server that answers every call of the gateway into a folder, as a project of its own: routes, checks of what
 * is sent and answered, and one handler a call, each of which returns the recorded answer.
 * @param brand the one that it answers as. Without it, as the sandbox's.
 * @throws Error when a call of the document has no recorded answer.
 */
export async function generateStub(
  document: OpenApiDocument,
  folder: string,
  brand?: AnsweringBrand,
): Promise<void> {
  writeDocument(document, folder)
  const checked = join(folder, 'checked.json')
  writeFileSync(checked, JSON.stringify(withTextQueries(document)))
  await generate(
    {
      input: { target: checked },
      output: {
        target: join(folder, 'server.ts'),
        client: 'hono',
        mode: 'split',
        tsconfig,
        override: {
          header,
          hono: { handlers: join(folder, 'handlers') },
          zod: { coerce: { query: ['number', 'boolean'] } },
        },
      },
    },
    folder,
    quiet,
  )
  rmSync(checked)
  edit(join(folder, 'server.ts'), (code) => code.replaceAll(/(from '\.\/handlers\/\w+)'/g, "$1.ts'"))
  const answers: Record<string, unknown> = {}
  for (const operation of operationsOf(document)) {
    const { operationId } = operation
    answers[operationId] = answeredAs(recordedAnswer(operation), brand)
    edit(join(folder, 'handlers', `${operationId}.ts`), (code) => answeringHandler(code, operation))
  }
  writeFileSync(join(folder, 'answers.json'), withOwnAddresses(JSON.stringify(answers, null, 2)))
  writeProject(folder)
}

/** All operations of a document. */
export const operationsOf = ({ paths }: OpenApiDocument): Operation[] =>
  Object.values(paths).flatMap((path) => Object.values(path))

function writeDocument(document: OpenApiDocument, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'openapi.json')
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`)
  return file
}

/** The document with plain numbers for constant numbers in queries, where all values arrive as text. */
function withTextQueries(document: OpenApiDocument): OpenApiDocument {
  const copy = structuredClone(document)
  for (const { parameters } of operationsOf(copy))
    for (const parameter of parameters)
      if ('in' in parameter && parameter.in === 'query' && typeof parameter.schema.const === 'number')
        parameter.schema = { type: 'number' }
  return copy
}

function recordedAnswer({ operationId, responses }: Operation): unknown {
  const granted = responses['200']
  const answer = granted && 'content' in granted ? granted.content?.['application/json']?.example : undefined
  if (answer === undefined) throw new Error(`${operationId} has no recorded answer`)
  return answer
}

/** An answer with a brand's values in the fields that name them, at any depth. */
const answeredAs = (answer: unknown, brand: Readonly<Record<string, unknown>> = {}): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value) =>
    typeof value === 'string' && Object.hasOwn(brand, key) ? brand[key] : value,
  )

/** A generated handler with the recorded answer for its body. A file isn't JSON, so its body isn't checked as such. */
function answeringHandler(code: string, { operationId, requestBody }: Operation): string {
  const isFile = Object.keys(requestBody?.content ?? {}).some((type) => type.startsWith('image/'))
  return code
    .replace('import { zValidator }', "import { recorded } from '../recorded.ts';\nimport { zValidator }")
    .replace(isFile ? /^zValidator\('json'.*\n/m : '', '')
    .replace(isFile ? /^\w+Body,\n/m : '', '')
    .replace(/=> \{\s*\},/, `=> c.json(recorded('${operationId}', c.req.url)),`)
}

/** Answers with the stub's own addresses in place of the sandbox's. */
const withOwnAddresses = (answers: string): string =>
  sandboxOrigins.reduce((text, origin) => text.replaceAll(origin, '{origin}'), answers)

function edit(file: string, change: (code: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}

/** What the stub is made of beside generated code. */
const ownFiles = ['recorded.ts', 'serve-stub.ts', 'README.md', 'tsconfig.json', 'needs-node.mjs']
const libraries = ['@hono/node-server', '@hono/zod-validator', 'hono', 'zod'] as const
const startFile = `import { serveStub } from './serve-stub.ts'
import routes from './server.ts'

serveStub(routes)
`
const manifest = z.object({ devDependencies: z.record(z.string(), z.string()) })

function writeProject(folder: string): void {
  for (const name of ownFiles) copyFileSync(new URL(`stub/${name}`, import.meta.url), join(folder, name))
  const { devDependencies } = z.parse(
    manifest,
    JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
  )
  const project = {
    name: 'gateway-stub',
    private: true,
    type: 'module',
    engines: { node: '>=22.18' },
    scripts: { start: 'node needs-node.mjs && node index.ts' },
    dependencies: Object.fromEntries(libraries.map((name) => [name, devDependencies[name]])),
  }
  writeFileSync(join(folder, 'index.ts'), startFile)
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(project, null, 2)}\n`)
}
