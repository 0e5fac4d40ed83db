import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { type BrandProject, brandProject } from '#support/brand-project.ts'
import { tryCommand } from '#support/try-command.ts'
import palaro from '../brand/palaro/brand.json' with { type: 'json' }
import tanglaw from '../brand/tanglaw/brand.json' with { type: 'json' }
import { brandPlugin } from '../build/brand-plugin.ts'
import './brand.ts'

const { sample: _, ...copied } = tanglaw

let project: BrandProject
beforeAll(async () => {
  project = await brandProject({
    palaro: { content: palaro, files: 'palaro' },
    tanglaw: { content: tanglaw, files: 'tanglaw' },
    copy: { content: { ...copied, name: 'copy' }, files: 'tanglaw' },
    // What is wrong with this one doesn't matter to the others.
    moved: { content: { ...copied, name: 'elsewhere' }, files: 'tanglaw' },
    bare: { content: { ...copied, name: 'bare' }, files: 'tanglaw' },
  })
})
afterAll(() => project.remove())

/** Runs the command in the project, as from a script: nobody is there to be asked. */
async function brandWithPictures(...args: string[]) {
  vi.spyOn(process, 'cwd').mockReturnValue(project.folder)
  const { code, out, err } = await tryCommand('brand', ...args)
  return { status: code, said: out + err }
}

/** In place of a browser, for what isn't about pictures: each is an empty file. */
const blank = {
  newPage: () => ({
    setViewportSize() {},
    setContent() {},
    locator: () => ({ evaluate() {} }),
    evaluate() {},
    screenshot: () => Buffer.alloc(0),
  }),
  close() {},
} as unknown as Browser

async function brand(...args: string[]) {
  vi.spyOn(chromium, 'launch').mockResolvedValue(blank)
  return brandWithPictures(...args)
}

const keyFile = () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const file = join(project.folder, 'gateway.pem')
  writeFileSync(file, publicKey.export({ type: 'spki', format: 'pem' }))
  return file
}

const answers = {
  title: 'Acme Play',
  gateway: 'https://gateway.acme-play.com',
  origin: 'https://www.acme-play.com',
  languages: 'EN,TY',
  country: 'PH',
  currency: 'PHP',
  'time-zone': 'Asia/Manila',
  age: '21',
  licence: '21-0042',
  authority: 'PAGCOR',
  accent: '#1565c0',
}
const flags = (given: Readonly<Record<string, string>>) =>
  Object.entries(given).flatMap(([name, value]) => [`--${name}`, value])

test('[OPS-01] a brand is made from flags with all its pictures, ready to publish, and never made twice', async () => {
  const made = await brandWithPictures(
    'new',
    'acme',
    ...flags({ ...answers, key: keyFile(), images: 'https://*.cdn.acme-play.com' }),
  )
  expect(made).toMatchObject({ status: 0 })
  expect(made.said).toContain('acme is ready to publish.')
  expect(made.said).toMatch(/calls +the site itself, https:\/\/gateway\.acme-play\.com/)
  const folder = join(project.brands, 'acme')
  expect(readdirSync(folder).toSorted()).toEqual([
    'brand.json',
    'icons',
    'mark.svg',
    'social.png',
    'tray.png',
  ])
  expect(readdirSync(join(folder, 'icons')).toSorted()).toEqual(
    readdirSync(resolve('resources/brand/palaro/icons')).toSorted(),
  )
  expect(JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))).toMatchObject({
    appId: 'com.acme-play.client',
    languages: { offered: ['EN', 'TY'], default: 'EN' },
    minimumAge: 21,
  })
  expect(await brand('check', 'acme')).toMatchObject({ status: 0 })

  const again = await brand('new', 'acme', ...flags(answers))
  expect(again).toMatchObject({
    status: 1,
    said: expect.stringContaining('resources/brand/acme is there already'),
  })

  writeFileSync(join(folder, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const changed = await brand('check', 'acme')
  expect(changed).toMatchObject({
    status: 1,
    said: expect.stringContaining('the icons are not of this mark.svg'),
  })
})

test('[OPS-01] a gateway on this machine makes a brand for trying out, whose id is no address', async () => {
  const tried = await brand(
    'new',
    'tried',
    ...flags({ ...answers, gateway: 'http://127.0.0.1:9000', origin: 'own' }),
  )
  expect(tried).toMatchObject({ status: 0, said: expect.stringContaining('is this machine') })
  const file = readFileSync(join(project.brands, 'tried', 'brand.json'), 'utf8')
  expect(JSON.parse(file)).toMatchObject({ appId: 'client.tried' })
})

test('[OPS-01] wrong flags are all named by themselves, with an example, and nothing is left behind', async () => {
  writeFileSync(join(project.folder, 'evil.svg'), '<svg><script>alert(1)</script></svg>')
  const { status, said } = await brand(
    'new',
    'wrong',
    ...flags({
      ...answers,
      gateway: 'http://gateway.acme-play.com/wps/',
      languages: 'EN,XX',
      currency: 'ZZZ',
      age: '12',
      accent: 'bluish',
      mark: 'evil.svg',
      key: 'nowhere.pem',
    }),
  )
  expect(status).toBe(1)
  for (const named of [
    '--accent: "bluish" is no colour. Example: "#1565c0"',
    '--mark evil.svg: must not contain scripts',
    '--key nowhere.pem: ',
  ])
    expect(said).toContain(named)
  const { said: fields } = await brand(
    'new',
    'wrong',
    ...flags({ ...answers, gateway: 'http://a.b', languages: 'EN,XX', currency: 'ZZZ', age: '12' }),
  )
  for (const line of [
    /--gateway: "http:\/\/a\.b" must be .* Example: --gateway https:\/\/gateway\.acme\.example/,
    /--languages: "XX" must be .* Example: --languages EN,TY/,
    /--currency: "ZZZ" must be .* Example: --currency PHP/,
    /--age: 12 must be .* Example: --age 21/,
  ])
    expect(fields).toMatch(line)
  expect(existsSync(join(project.brands, 'wrong'))).toBe(false)
  expect(readdirSync(join(project.folder, 'resources')).toSorted()).toEqual([
    'brand',
    'licences',
    'web-server',
  ])
})

test('[OPS-01] without a terminal for questions, missing flags are named', async () => {
  const { status, said } = await brand('new', 'acme2', '--title', 'Acme')
  expect(status).toBe(2)
  expect(said).toContain('--gateway: Address of the gateway')
  expect(said).not.toContain('--email')
})

test.each([
  [['new', 'x', '--titel', 'X'], 'Did you mean --title?'],
  [['new', 'x', '--title'], '--title needs a value, for example'],
  [['new'], 'Give the brand one name'],
  [['chek'], 'Did you mean check?'],
])('[OPS-01] the command line %j is refused: %s', async (args, says) => {
  expect(await brand(...args)).toMatchObject({ status: 2, said: expect.stringContaining(says) })
})

test('[OPS-01] the help lists every flag', async () => {
  const { status, said } = await brand('--help')
  expect(status).toBe(0)
  for (const flag of Object.keys(answers)) expect(said).toContain(`--${flag} `)
})

test('[OPS-01] for a copy of the sample, the shared values are listed and no release is built', async () => {
  const { status, said } = await brand('check', 'copy')
  expect(status).toBe(1)
  for (const named of [
    'copy/social.png is that of the sample',
    'copy/mark.svg is',
    'title: "Tanglaw"',
    'gatewayUrl: ',
  ])
    expect(said).toContain(named)
  vi.stubEnv('PALARO_BRAND', 'copy')
  vi.stubEnv('PALARO_DEMO', '')
  const outDir = join(project.folder, 'web')
  const plugins = [brandPlugin({ policy: true, web: true })]
  await expect(build({ configFile: false, logLevel: 'silent', plugins, build: { outDir } })).rejects.toThrow(
    'The brand copy is not ready to be published:',
  )
  expect(existsSync(outDir)).toBe(false)
})

test('[OPS-01] a brand with missing files is refused by their names', async () => {
  const { status, said } = await brand('check', 'tanglow')
  expect([status, said.includes('There is no brand file resources/brand/tanglow/brand.json')]).toEqual([
    1,
    true,
  ])
  expect(said).toContain('Did you mean tanglaw?')

  rmSync(join(project.brands, 'bare', 'tray.png'))
  const start = (name: string) => `The brand file resources/brand/${name}/brand.json can't be used:\n  `
  expect((await brand('check', 'bare')).said).toBe(
    `${start('bare')}There is no resources/brand/bare/tray.png: npm run icons draws it from the mark\n`,
  )
  expect((await brand('check', 'moved')).said).toBe(
    `${start('moved')}name: "elsewhere" must be "moved", as its folder is called.\n`,
  )
})

test('[OPS-01] building a sample prints that it is one, and why it is built', async () => {
  const { status, said } = await brand('check', 'tanglaw')
  expect([status, said.includes('It is a sample, so it is built for demonstrations all the same.')]).toEqual([
    1,
    true,
  ])
})

test('[OPS-01] a key that comes later takes the place of the sandbox’s, the next one is put before it, and a wrong file changes nothing', async () => {
  const ids = () => {
    const file = readFileSync(join(project.brands, 'later', 'brand.json'), 'utf8')
    return z
      .object({ encryptionKeys: z.array(z.object({ kid: z.string() })) })
      .parse(JSON.parse(file))
      .encryptionKeys.map(({ kid }) => kid)
  }
  expect((await brand('new', 'later', ...flags(answers))).said).toContain(
    'npm run brand -- key later gateway.pem',
  )
  expect(await brand('key', 'later', keyFile())).toMatchObject({
    status: 0,
    said: expect.stringContaining('later is ready to publish.'),
  })
  expect(ids()).toEqual(['later-1'])
  expect(await brand('key', 'later', 'resources/brand/palaro/mark.svg')).toMatchObject({
    status: 1,
    said: expect.stringContaining('It must be the public RSA key of the gateway'),
  })
  expect(await brand('key', 'later', 'gateway.pem')).toMatchObject({ status: 0 })
  expect(ids()).toEqual(['later-1'])
  expect(await brand('key', 'later', keyFile())).toMatchObject({ status: 0 })
  expect(ids()).toEqual(['later-2', 'later-1'])
})

test('[OPS-01, OPS-04] a wrong text of a brand is named with its file and key, before anything is built', async () => {
  const texts = join(project.brands, 'copy', 'texts')
  mkdirSync(texts)
  writeFileSync(join(texts, 'EN.json'), '{"sections":{"hero":{"titel":"Open all night."}}}')
  const { status, said } = await brand('check', 'copy')
  rmSync(texts, { recursive: true })
  expect(status).toBe(1)
  expect(said).toMatch(
    /resources\/brand\/copy\/texts\/EN\.json[\s\S]*sections:hero\.titel[\s\S]*Did you mean title\?/,
  )
})
