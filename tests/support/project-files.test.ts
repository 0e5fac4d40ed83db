import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const {
  optionalDependencies,
  devDependencies,
}: Record<string, Record<string, string>> = JSON.parse(read('package.json'))

test('one Node: the one that npm brings along is what .nvmrc says and the container builds with', () => {
  const version = read('.nvmrc').trim()
  expect(Object.values(optionalDependencies ?? {})).toEqual([version, version])
  expect(read('resources/container/Dockerfile')).toContain(`FROM node:${version.split('.')[0]}-`)
})

test('one version of each library: the sandbox and what it shares with the client have the project’s', () => {
  for (const folder of ['shared', 'tests/sandbox']) {
    const manifest: Record<string, Record<string, string>> = JSON.parse(read(`${folder}/package.json`))
    const { '@palaro/shared': _, ...libraries } = manifest.devDependencies ?? {}
    expect(devDependencies).toMatchObject(libraries)
    // Any of another kind would be installed for production, too.
    expect(manifest.dependencies).toBeUndefined()
  }
})

test('packages move by themselves every week, but for Electron, which has a workflow of its own', () => {
  const renovate: { packageRules: { matchPackageNames?: string[]; enabled?: boolean }[] } = JSON.parse(
    read('renovate.json'),
  )
  const off = renovate.packageRules.filter(({ enabled }) => enabled === false)
  expect(off.flatMap(({ matchPackageNames = [] }) => matchPackageNames)).toEqual(['electron'])
  // A rule for a package that is gone would do nothing.
  const named = renovate.packageRules
    .flatMap(({ matchPackageNames = [] }) => matchPackageNames)
    .filter((name) => !name.includes('*') && name !== 'node')
  expect(named.filter((name) => !(name in { ...devDependencies, ...optionalDependencies }))).toEqual([])
})

test('a clone has the same bytes on every system: each file is a text with LF, or named as binary', () => {
  const files = execFileSync('git', ['ls-files', '--eol', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
  const isSettled = (file: string) =>
    /^i\/(?:lf|none) .*attr\/text=auto eol=lf|^i\/-text .*attr\/-text/.test(file)
  expect(files.filter((file) => !isSettled(file))).toEqual([])
})

const versionOf = (file: string): string => JSON.parse(read(file)).version

test('the workspaces have the version of the project, without which no list of its parts can be made', () => {
  const version = versionOf('package.json')
  expect([versionOf('shared/package.json'), versionOf('tests/sandbox/package.json')]).toEqual([
    version,
    version,
  ])
})

test('the changelog names the version that the project has as its newest', () => {
  const version = versionOf('package.json')
  const [newest] = /(?<=^## )\d+\.\d+\.\d+ – \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toMatch(new RegExp(`^${version} `))
})
