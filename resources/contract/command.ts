/**
 * `npm run contract`: the gateway contract as a Markdown table, an OpenAPI document, a client or a server stub. See
 * `--help`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { recordExamples, wholeScreens } from '#sandbox/entry/contract/contract-examples.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { readBrandFile } from '../build/brand/brand-folder.ts'
import { type ParsedCommand, UsageError } from '../scripts/command/parse-command.ts'
import type { commands, Main } from '../scripts/commands.ts'
import { differences } from './differences.ts'
import type { OpenApiDocument } from './document.ts'
import { type AnsweringBrand, generateClient, generateStub } from './generate.ts'
import { contractTable } from './markdown-table.ts'
import { openApiDocument } from './openapi.ts'

/** Which flags each command takes. */
const flagsOf = {
  table: [],
  openapi: ['out', 'gateway', 'no-examples'],
  client: ['out', 'gateway'],
  stub: ['out', 'brand'],
  check: [],
} as const satisfies Record<string, readonly (keyof typeof commands.contract.flags)[]>
type Command = keyof typeof flagsOf
type Call = ParsedCommand<typeof commands.contract>

/** A document that differs from the contract. Its message names each difference, a line each. */
class OtherContractError extends Error {
  override readonly name = 'OtherContractError'
}

/** Prints what it made; for a checked document that differs, how, and then the exit code is 1. */
export const main: Main<'contract'> = async (call, { print }) => {
  try {
    print(await outputOf(call))
    return 0
  } catch (error) {
    if (!(error instanceof OtherContractError)) throw error
    print(error.message)
    return 1
  }
}

async function outputOf(call: Call): Promise<string> {
  const { command, file, values } = parse(call)
  if (command === 'table') return contractTable()
  const server = values.gateway === undefined ? {} : { server: gatewayAddress(values.gateway) }
  if (command === 'openapi') {
    const examples = values['no-examples'] ? {} : await recordExamples()
    const text = JSON.stringify(openApiDocument({ ...server, examples }), null, 2)
    if (values.out === undefined) return text
    const target = resolve(values.out)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, `${text}\n`)
    return `Wrote ${target}.`
  }
  if (command === 'check') return checked(file)
  if (values.out === undefined)
    throw new UsageError(`${command} needs --out with a folder, such as --out ../gateway-${command}.`)
  const folder = resolve(values.out)
  if (command === 'client') {
    await generateClient(openApiDocument(server), folder)
    return `Wrote the client ${folder}/client.ts.`
  }
  const document = openApiDocument({ examples: await recordExamples(wholeScreens) })
  await generateStub(document, folder, values.brand === undefined ? undefined : brandOf(values.brand))
  return `Wrote the stub ${folder}. Run it with: cd ${folder} && npm install && npm start`
}

/** What a stub answers of a brand. @throws UsageError that says why there is none. */
function brandOf(name: string): AnsweringBrand {
  try {
    const { merchant, currency } = readBrandFile(name)
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    const symbol = parts.formatToParts(0).find(({ type }) => type === 'currency')
    return { merchant, currency, currencySymbol: symbol?.value ?? currency }
  } catch (error) {
    throw new UsageError(reasonOf(error))
  }
}

/**
 * Compares a document with the contract.
 * @throws OtherContractError when they differ; UsageError when there is no such document.
 */
async function checked(file: string | undefined): Promise<string> {
  if (file === undefined) throw new UsageError('check needs a file, such as openapi.json.')
  const document = await readDocument(file)
  const found = differences(document)
  if (found.length > 0) throw new OtherContractError(found.join('\n'))
  return `${file} has all ${allEndpoints.length} calls of the contract with all their fields, and nothing else.`
}

/** @throws UsageError unless the file is an OpenAPI document as JSON. */
async function readDocument(file: string): Promise<OpenApiDocument> {
  let document: OpenApiDocument
  try {
    document = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file} can't be read as JSON: ${reasonOf(error)}`)
  }
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  if (valid) return document
  const [first] = Array.isArray(errors) ? errors : []
  const place = first ? `${first.instancePath || 'the top'} ${first.message}` : JSON.stringify(errors)
  throw new UsageError(`${file} is no OpenAPI document: ${place}`)
}

function parse({ words, flags: values }: Call) {
  const [command = 'table', ...rest] = words
  if (!isCommand(command))
    throw new UsageError(`There is no command "${command}": give openapi, client, stub, check, or nothing.`)
  const [file, extra] = command === 'check' ? rest : [undefined, ...rest]
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many after "${command}".`)
  const allowed: readonly string[] = flagsOf[command]
  const wrong = Object.keys(values).find((flag) => !allowed.includes(flag))
  if (wrong !== undefined)
    throw new UsageError(`--${wrong} does nothing with ${command === 'table' ? 'the table' : command}.`)
  return { command, file, values }
}

const isCommand = (word: string): word is Command => Object.hasOwn(flagsOf, word)

/** @throws UsageError unless it is an http or https address without a path. */
function gatewayAddress(text: string): string {
  const url = URL.parse(text)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/')
    throw new UsageError(`--gateway ${text} is no gateway address: give one like https://gateway.example.`)
  return url.origin
}
