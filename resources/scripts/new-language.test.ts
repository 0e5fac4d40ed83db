import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keysOf } from '#shared/domain/keys-of.ts'
import { languages } from '#shared/i18n/languages.ts'
import { tryCommand } from '#support/try-command.ts'
import './messages.ts'
import { needsRoom, refusal } from './new-language.ts'
import { flatten, locales, namespaces, nest, offeredByBrands, type Texts } from './texts.ts'

const root = resolve(import.meta.dirname, '../..')
let copy = ''

/** A known language in Latin letters, or the like, that has no texts yet. */
const spare =
  keysOf(languages).find((code) => !existsSync(join(locales(), code)) && !needsRoom(languages[code].tag)) ??
  ''
const tokens = 'renderer/styles/tokens.css'
const brandFile = 'resources/brand/palaro/brand.json'

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-language-'))
  for (const path of ['shared', 'renderer', 'resources/scripts', 'resources/build', 'package.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const name of new Set([...offeredByBrands().values()].flat())) {
    mkdirSync(join(copy, 'resources/brand', name), { recursive: true })
    cpSync(join(root, `resources/brand/${name}/brand.json`), join(copy, `resources/brand/${name}/brand.json`))
  }
  for (const path of ['electron', 'tests', 'node_modules']) symlinkSync(join(root, path), join(copy, path))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs the command in the copy. */
async function messages(...given: readonly string[]) {
  vi.spyOn(process, 'cwd').mockReturnValue(copy)
  const { code, out, err } = await tryCommand('messages', ...given)
  return { status: code, stdout: out, stderr: err }
}

/** The project's own files in the copy, with what they hold. */
const contents = () =>
  new Map(
    globSync(['{shared,resources}/**/*.{ts,json,mjs}', tokens], { cwd: copy })
      .sort()
      .map((file) => [file, readFileSync(join(copy, file), 'utf8')] as const),
  )

/** What differs from an earlier state of the files. */
const changedSince = (before: ReadonlyMap<string, string>) =>
  [...contents()].flatMap(([file, text]) => (before.get(file) === text ? [] : [file]))

function offer(code: string): void {
  const text = readFileSync(join(copy, brandFile), 'utf8')
  writeFileSync(join(copy, brandFile), text.replace('"offered": ["EN"', `"offered": ["EN", "${code}"`))
}

const translated = (texts: Texts): Texts =>
  nest(flatten(texts).map(([key, text]) => [key, `«${text}»`] as const))

test('[I18N-03] a known language is one command; it is checked in full once a brand offers it', async () => {
  const before = contents()
  expect(await messages('--new', spare)).toMatchObject({ status: 0, stderr: '' })
  expect(changedSince(before)).toEqual(
    namespaces.map((namespace) => `shared/i18n/locales/${spare}/${namespace}.json`),
  )

  const draft = await messages('--check')
  expect(draft).toMatchObject({ status: 0, stderr: '' })
  expect(draft.stdout).toMatch(new RegExp(`^${spare} is offered by no brand yet and lacks \\d{4} texts`))
  offer(spare)
  expect(await messages('--check')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`${spare}/common misses action.logIn`),
  })

  const missing: Record<string, Texts> = JSON.parse((await messages('--missing', spare)).stdout)
  expect(Object.keys(missing)).toEqual(namespaces)
  const file = join(copy, 'translated.json')
  writeFileSync(
    file,
    JSON.stringify(
      Object.fromEntries(Object.entries(missing).map(([name, texts]) => [name, translated(texts)])),
    ),
  )
  expect(await messages('--fill', spare, file)).toMatchObject({ status: 0 })
  expect(JSON.parse((await messages('--missing', spare)).stdout)).toEqual({})
  expect(await messages('--check')).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('[I18N-04] an unknown language is declared by its tag, with its own name and direction', async () => {
  const before = contents()
  expect(await messages('--new', 'XX', '--tag', 'eo')).toMatchObject({ status: 0, stderr: '' })
  expect((await messages('--new', 'XY', '--tag', 'yi')).stdout).toContain('from right to left')
  expect(await messages('--new', 'XZ', '--tag', 'fo', '--name', "O'Føroyskt")).toMatchObject({ status: 0 })
  expect(changedSince(before).filter((file) => !file.includes('/locales/'))).toEqual([
    'shared/i18n/languages.ts',
  ])
  expect(await messages('--new', 'XA', '--tag', 'dz')).toMatchObject({ status: 0 })
  expect(readFileSync(join(copy, tokens), 'utf8')).toContain(':root:is(:lang(dz), ')
  const table = readFileSync(join(copy, 'shared/i18n/languages.ts'), 'utf8')
  expect(table).toContain("XX: { name: 'Esperanto', tag: 'eo', dir: 'ltr' },")
  expect(table).toMatch(/XY: \{ name: '\p{Script=Hebrew}+', tag: 'yi', dir: 'rtl' \},/u)
  expect(table).toContain(String.raw`XZ: { name: 'O\'Føroyskt', tag: 'fo', dir: 'ltr' },`)
  // In a process of its own, which reads the table as it is now.
  const script = join(copy, 'resources/scripts/messages.ts')
  const check = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8', cwd: copy })
  expect(check).toMatchObject({ status: 0, stderr: '' })
  expect(check.stdout).toContain('XZ is offered by no brand yet')
})

test.each([
  ['--new', 'fr'],
  ['--missing', 'QQ'],
  ['--fill', 'QQ', 'translated.json'],
])(
  '[I18N-03] %s %s is refused: it names the right command, and nothing changes',
  async (command, code, ...file) => {
    const before = contents()
    const { status, stdout, stderr } = await messages(command, code, ...file)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain(`"${code}"`)
    expect(stderr).toContain('npm run messages -- --new FR')
    expect(changedSince(before)).toEqual([])
  },
)

test.each<[string, string, { tag?: string; name?: string }, RegExp]>([
  ['no code', '', {}, /^"" is no language code: two capital letters/],
  ['small letters', 'fr', {}, /^"fr" is no language code/],
  ['a path', '../XX', {}, /^"\.\.\/XX" is no language code/],
  ['one that exists', 'JA', {}, /^JA exists already, in shared\/i18n\/locales\/JA/],
  ['another tag for a known code', 'AR', { tag: 'eo' }, /^AR is declared already, with the tag ar/],
  ['an unknown code without a tag', 'QQ', {}, /^QQ is not in .+ its BCP 47 tag is needed\. .+--tag sw/],
  ['a tag that is none', 'QQ', { tag: 'e' }, /^"e" can’t be the tag of QQ: it is no BCP 47 tag, such as/],
  ['a tag in wrong letters', 'QQ', { tag: 'PT-br' }, /^"PT-br" can’t .+: it is written pt-BR/],
  ['a tag that Intl lacks', 'QQ', { tag: 'tlh' }, /^"tlh" can’t .+: Intl knows no dates and plurals/],
  ['a taken tag', 'QQ', { tag: 'ko' }, /^"ko" can’t .+: it is the tag of KO already/],
  ['a name with blanks', 'QQ', { tag: 'lb', name: ' x' }, /^The name " x" has blanks/],
  ['an empty name', 'QQ', { tag: 'lb', name: '' }, /^The name "" .+is empty/],
])('[I18N-04] %s is refused', (_, code, options, why) => {
  expect(refusal(code, options)).toMatch(why)
})

test('[I18N-03] the texts that are new can be translated in all languages at once', async () => {
  const before = contents()
  const english = join(copy, 'shared/i18n/locales/EN/client.json')
  const texts = readFileSync(english, 'utf8')
  writeFileSync(english, texts.replace('{', '{ "added": "An added text",'))
  const asked: Record<string, Record<string, Texts>> = JSON.parse((await messages('--missing', 'all')).stdout)
  for (const code of offeredByBrands().keys())
    expect(asked[code]).toEqual(code === 'EN' ? undefined : { client: { added: 'An added text' } })

  const file = join(copy, 'translated.json')
  writeFileSync(file, JSON.stringify({ ...asked, JA: { client: { added: '追加' } } }))
  expect(await messages('--fill', 'all', file)).toMatchObject({ status: 0 })
  expect(readFileSync(join(copy, 'shared/i18n/locales/JA/client.json'), 'utf8')).toContain('"added": "追加"')
  expect(JSON.parse((await messages('--missing', 'all')).stdout)).toEqual({})
  writeFileSync(english, texts)
  await messages('--fill', 'all', file)
  expect(changedSince(before)).toEqual([])
})

test.each([
  ['JA', '{', /translated\.json can't be read as JSON/],
  ['JA', '[]', /something other than texts at "JA"/],
  ['JA', '{"client":{"added":1}}', /something other than texts at "JA\.client\.added"/],
  ['JA', '{"JA":{"client":{"added":"x"}}}', /something other than texts at "JA"/],
  ['JA', '{"clint":{"added":"x"}}', /something other than texts at "JA"/],
  ['all', '{"client":{"added":"x"}}', /something other than texts at "client"/],
  ['all', '{"QQ":{"client":{"added":"x"}}}', /no language "QQ"/],
])('[I18N-03] --fill %s refuses the file %s and writes nothing', async (code, content, words) => {
  const before = contents()
  const file = join(copy, 'translated.json')
  writeFileSync(file, content)
  const { status, stderr } = await messages('--fill', code, file)
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(words) })
  expect(changedSince(before)).toEqual([])
})
