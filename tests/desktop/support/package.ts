import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { packedClient } from '../../../resources/build/packed-client.ts'

const root = resolve(import.meta.dirname, '../../..')

/** Marks the fuses in Electron's binary: after this text come a version, a length, and one digit per fuse. */
const fuseSentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** The fuses in the order of Electron 45. */
const fuseNames = [
  'runAsNode',
  'cookieEncryption',
  'nodeOptions',
  'inspectArguments',
  'asarIntegrity',
  'onlyFromAsar',
  'browserSnapshot',
  'fileProtocolPrivileges',
  'wasmTrapHandlers',
] as const

/** Makes a fake Electron distribution with all that packing reads, and the default fuses, but without a program. */
async function makeStub(folder: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true })
  await mkdir(join(folder, 'resources'))
  const shipped = Buffer.concat([Buffer.from([1, 9]), Buffer.from('101100011')])
  const binary = Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(60), Buffer.from(fuseSentinel), shipped])
  await writeFile(join(folder, 'electron'), binary, { mode: 0o755 })
  for (const file of ['LICENSE', 'LICENSES.chromium.html', 'version', 'locales/en-US.pak'])
    await writeFile(join(folder, file), 'a stub')
}

export type PackedFile = { path: string; unpacked: boolean; integrity: string | undefined }
export type Packed = {
  files: readonly PackedFile[]
  /** Returns a packed file's text. */
  read(path: string): string
  /** Returns the path of a file next to the archive. */
  unpacked(path: string): string
  /** Returns the text of a file beside the archive. */
  beside(path: string): string
  fuses: Readonly<Record<(typeof fuseNames)[number], boolean>>
}

type Entry = {
  files?: Record<string, Entry>
  offset?: string
  size?: number
  unpacked?: boolean
  integrity?: { algorithm: string; hash: string }
}

function* filesBelow(entry: Entry, path: string): Generator<[string, Entry]> {
  if (!entry.files) yield [path, entry]
  for (const [name, below] of Object.entries(entry.files ?? {}))
    yield* filesBelow(below, path === '' ? name : `${path}/${name}`)
}

/** Packs the built client as `npm run dist` does, up to the folder that an installer would contain. */
export async function packClient(): Promise<Packed & { remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const stub = join(folder, 'electron')
    await makeStub(stub)
    const { PALARO_BRAND: _, ...env } = process.env
    await promisify(execFile)(
      process.execPath,
      [
        join(root, 'node_modules/electron-builder/cli.js'),
        '--config=resources/electron-builder.mjs',
        '--publish=never',
        '--linux',
        '--dir',
        '--x64',
        `-c.electronDist=${stub}`,
        `-c.directories.output=${join(folder, 'out')}`,
      ],
      { cwd: root, env },
    )
    const brand = { name: 'palaro', title: 'Palaro' }
    const output = join(folder, 'out')
    const program = packedClient({ output, brand, platform: 'linux', arch: 'x64' })
    return { ...(await readPackage(program)), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function readPackage(program: string): Promise<Packed> {
  const resources = join(program, '../resources')
  const archive = await readFile(join(resources, 'app.asar'))
  // Two lengths of four bytes each precede the header, which is a length and JSON. The files follow.
  const bodyAt = 8 + archive.readUInt32LE(4)
  const header: Entry = JSON.parse(archive.toString('utf8', 16, 16 + archive.readUInt32LE(12)))
  const entries = new Map(filesBelow(header, ''))
  const binary = await readFile(program)
  const wire = binary.indexOf(fuseSentinel) + fuseSentinel.length + 2
  const fuses = Object.fromEntries(fuseNames.map((name, at) => [name, binary[wire + at] === 0x31]))
  return {
    files: [...entries].map(([path, { unpacked = false, integrity }]) => ({
      path,
      unpacked,
      integrity: integrity?.algorithm,
    })),
    read(path) {
      const { offset, size = 0 } = entries.get(path) ?? {}
      if (offset === undefined) throw new Error(`${path} is not in the archive`)
      const from = bodyAt + Number(offset)
      return archive.toString('utf8', from, from + size)
    },
    unpacked: (path) => join(resources, 'app.asar.unpacked', path),
    beside: (path) => readFileSync(join(resources, path), 'utf8'),
    fuses: fuses as Packed['fuses'],
  }
}
