import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod/mini'

const step = z.looseObject({ run: z.optional(z.string()) })
const workflow = z
  .looseObject({
    jobs: z.record(
      z.string(),
      z.looseObject({ if: z.optional(z.string()), needs: z.optional(z.unknown()), steps: z.array(step) }),
    ),
  })
  .parse(parse(readFileSync('.github/workflows/client.yml', 'utf8')))

const commandsOf = (job: string) => (workflow.jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? [])

test('a release gets a list of what it is made of, after its installers', () => {
  const { sbom } = workflow.jobs
  expect(sbom?.if).toContain("startsWith(github.ref, 'refs/tags/v')")
  expect(sbom?.needs).toBe('pack')
  expect(sbom).toMatchObject({ permissions: { contents: 'write' } })
  const [file = 'none'] = /(?<=cyclonedx > )"[^"]+"/.exec(commandsOf('sbom').join('\n')) ?? []
  expect(commandsOf('sbom').at(-1)).toContain(`gh release upload "$GITHUB_REF_NAME" ${file}`)
})

test('[DSK-10] installers are packed with an Electron that was fetched before', () => {
  const commands = commandsOf('pack')
  expect(commands.indexOf('npx install-electron')).toBeGreaterThan(-1)
  expect(commands.indexOf('npx install-electron')).toBeLessThan(commands.indexOf('npm run dist'))
})

test('npm can make that list of what is installed here', () => {
  const { stdout, status } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  })
  expect(status).toBe(0)
  const { bomFormat, components } = z
    .object({ bomFormat: z.string(), components: z.array(z.looseObject({ name: z.string() })) })
    .parse(JSON.parse(stdout))
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['react', 'electron', 'electron-updater', 'zod']))
})
