import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const folder = import.meta.dirname
const root = resolve(folder, '../..')
const dockerfile = readFileSync(resolve(folder, 'Dockerfile'), 'utf8')
/** The instructions, continued lines joined. */
const steps = dockerfile
  .replaceAll(/\\\n\s*/g, ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ word: line.split(' ')[0] ?? '', rest: line.slice(line.indexOf(' ') + 1) }))
const withWord = (word: string) => steps.filter((step) => step.word === word).map(({ rest }) => rest)
const targets = withWord('FROM').map((line) => / AS (\w+)$/.exec(line)?.[1])

const service = z.looseObject({
  build: z.looseObject({ context: z.string(), dockerfile: z.string(), target: z.string() }),
  ports: z.array(z.string()),
  cap_drop: z.array(z.string()),
})
const compose = z
  .object({ services: z.record(z.string(), service), volumes: z.looseObject({}) })
  .parse(parse(readFileSync(resolve(folder, 'compose.yaml'), 'utf8'), { merge: true }))

test('the container copies only files that are there, and starts the sandbox by its own flags', () => {
  const copied = withWord('COPY')
    .filter((line) => !line.startsWith('--from'))
    .flatMap((line) => line.split(' ').slice(0, -1))
  expect(copied.length).toBeGreaterThan(3)
  expect(copied.filter((file) => !existsSync(resolve(root, file)))).toEqual([])
  expect(withWord('RUN').join(' ')).toContain('npm run build:web')
  const [command = '[]'] = withWord('CMD')
  const [, , script = '', ...flags] = z.array(z.string()).parse(JSON.parse(command))
  expect(existsSync(resolve(root, script))).toBe(true)
  expect(flags.filter((flag) => flag.startsWith('--'))).toEqual(['--host', '--proxied', '--data'])
})

test('[SEC-04] nothing runs as root: the site’s image is the unprivileged one, the sandbox names its user', () => {
  expect(withWord('FROM').at(-1)).toMatch(/^nginxinc\/nginx-unprivileged:/)
  expect(targets.at(-1)).toBe('site')
  expect(withWord('USER')).toEqual(['node'])
})

test('the compose file builds what the container has, and publishes to this machine alone', () => {
  const { services } = compose
  for (const { build, ports, cap_drop } of Object.values(services)) {
    expect(existsSync(resolve(folder, build.context, build.dockerfile))).toBe(true)
    expect(targets).toContain(build.target)
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(cap_drop).toEqual(['ALL'])
  }
  expect(services.site).toMatchObject({ read_only: true, tmpfs: ['/tmp'] })
  expect(services.site).toMatchObject({ environment: { PALARO_GATEWAY: 'http://sandbox:4310' } })
})
