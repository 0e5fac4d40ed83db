/** A client and a server that a public generator makes from the document, against sandbox and site. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MoneyKey } from '#lib/gateway/money-key.ts'
import { quietGateway } from '#lib/testing/quiet-gateway.ts'
import { type Examples, recordExamples, wholeScreens } from '#sandbox/entry/contract/contract-examples.ts'
import { prepareCall } from '#sandbox/entry/contract/contract-inputs.ts'
import { TestClient } from '#sandbox/entry/testing/test-client.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { GatewayError } from '#shared/contract/errors.ts'
import { type ServedSandbox, serveSandbox } from '#support/serve-sandbox.ts'
import brand from '../../resources/brand/palaro/brand.json' with { type: 'json' }
import { conform } from '../../resources/conform/run.ts'
import { optionsFor } from '../../resources/conform/testing/options.ts'
import { generateClient, generateStub } from '../../resources/contract/generate.ts'
import { openApiDocument } from '../../resources/contract/openapi.ts'
import { journey } from './client-journey.ts'

const root = join(import.meta.dirname, '../..')
// Not below node_modules, where Node runs no TypeScript.
const folder = join(root, `.cache/contract-${process.pid}`)
const run = promisify(execFile)

/** The brand that the stub is made for. */
const stubBrand = { merchant: 'harbour', currency: 'EUR' }

let sandbox: ServedSandbox
let examples: Examples
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  sandbox = await serveSandbox()
  examples = await recordExamples(wholeScreens)
  await generateClient(openApiDocument({ server: sandbox.origin }), join(folder, 'client'))
  await generateStub(openApiDocument({ examples }), join(folder, 'stub'), {
    ...stubBrand,
    currencySymbol: '€',
  })
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

test('[OPS-02] generated client and server compile strictly', async () => {
  writeFileSync(join(folder, 'client/journey.ts'), journey(brand.encryptionKeys[0]))
  const compilerOptions = {
    target: 'es2024',
    module: 'nodenext',
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    types: ['node'],
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['client', 'stub'] }),
  )
  // tsc prints what it objects to.
  const printed = await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder]).catch(
    (error: unknown) => error,
  )
  expect(printed).toEqual({ stdout: '', stderr: '' })
})

test('[OPS-02] the generated client makes a journey in the sandbox', async () => {
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', 'journey.ts'], {
    cwd: join(folder, 'client'),
  })
  expect(JSON.parse(stdout)).toEqual({
    open: true,
    withoutSession: 401,
    games: true,
    memberSince: true,
    order: { state: 'created', amount: '500.00' },
    again: 'the same order',
    refused: 'AMOUNT_OUT_OF_RANGE',
  })
})

test('[OPS-02] the site accepts every answer of the generated server, which answers as the brand, from another origin too', async () => {
  const stub = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'index.ts'], {
    cwd: join(folder, 'stub'),
    env: { ...process.env, PORT: '0', SITE_ORIGIN: 'https://site.example' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void stub.kill())
  const [line] = await once(createInterface(stub.stdout), 'line')
  const baseUrl = /http:\S+/.exec(String(line))?.[0] ?? ''
  const failed: string[] = []
  const gateway = quietGateway(baseUrl, {
    sessionHeaders: () => ({ Authorization: 'Bearer SESSION_TOKEN' }),
    onMisfit: (_, what) => failed.push(what),
  })
  const client = new TestClient()
  for (const endpoint of allEndpoints) {
    const { input } = await prepareCall(client, endpoint)
    const call = endpoint.movesMoney
      ? gateway.moveMoney(endpoint, input, new MoneyKey('key'))
      : gateway.call(endpoint, input)
    await call.catch((error: unknown) =>
      failed.push(error instanceof GatewayError ? error.message : String(error)),
    )
  }
  expect(failed).toEqual([])

  const options = optionsFor(baseUrl, { origin: 'https://site.example', token: 'SESSION_TOKEN' })
  const report = await conform({ ...options, brand: { ...options.brand, ...stubBrand } }, () => {})
  expect(report.problem).toBeUndefined()
  expect(report.calls.filter(({ deviations }) => deviations.length > 0)).toEqual([])

  const asked = {
    Origin: 'https://site.example',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,language,merchant',
  }
  const path = `${baseUrl}/wps/relay/PAY_createDeposit`
  const preflight = await fetch(path, { method: 'OPTIONS', headers: asked })
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'https://site.example',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringContaining('Idempotency-Key'),
  })
  const foreign = await fetch(path, {
    method: 'OPTIONS',
    headers: { ...asked, Origin: 'https://other.example' },
  })
  expect(foreign.headers.has('access-control-allow-origin')).toBe(false)
  const wrong = await fetch(path, {
    method: 'POST',
    headers: { Authorization: 'Bearer SESSION_TOKEN', 'Content-Type': 'application/json' },
    body: '{"channelId": 1}',
  })
  expect(wrong.status).toBe(400)
  const { status } = await fetch(`${baseUrl}/wps/member/info`, { headers: { Authorization: 'Bearer x' } })
  expect(status).toBe(401)
  const answerTo = async (call: string) => {
    const answer = await fetch(`${baseUrl}${call}?platform=web&language=EN&host=site.example`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    })
    return answer.text()
  }
  expect(JSON.parse(await answerTo('/wps/system/whitelabel'))).toMatchObject({
    value: { merchant: 'harbour', currency: 'EUR' },
  })
  expect(await answerTo('/wps/system/permission')).toContain(`"${baseUrl.replace(/^http/, 'https')}/cdn/a"`)
  client.close()
})
