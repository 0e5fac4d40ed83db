import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import * as z from 'zod/mini'

/** The notice that a shipped package requires. */
export type PackageNotice = { name: string; version: string; licence: string; text: string }

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z._default(z.string(), ''),
})

/** The files of a package that hold its licence, and what Apache's licence wants passed on. */
const licenceFile = /^(licen[cs]e|copying|ofl)([.-].*)?$/i
const noticeFile = /^notice([.-].*)?$/i

/**
 * Relative to the project's root, where npm runs every script. Texts for packages that name a licence but don't come
 * with it, one file each.
 */
const ownTexts = resolve('resources/licences')

/**
 * Reads a package's notice from its folder.
 * @throws Error that names the package when there is no licence text for it.
 */
export function readNotice(folder: string): PackageNotice {
  const { name, version, license } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  )
  const files = readdirSync(folder).sort()
  const read = (form: RegExp) =>
    files.filter((file) => form.test(file)).map((file) => readFileSync(join(folder, file), 'utf8').trim())
  const ownText = join(ownTexts, `${name.replaceAll('/', '+')}.txt`)
  const licences = read(licenceFile).concat(existsSync(ownText) ? readFileSync(ownText, 'utf8').trim() : [])
  if (licences.every((text) => text === ''))
    throw new Error(
      `The package ${name} ${version} is bundled, but has no licence text (its licence: ${license || 'not named'}). ` +
        `Put the text with its authors' names into ${relative('.', ownText)}, or leave the package out.`,
    )
  return { name, version, licence: license, text: licences.concat(read(noticeFile)).join('\n\n') }
}

const inPackages = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** Returns the folder of the package that a bundled module is from; undefined for the project's own modules. */
export function packageFolderOf(id: string, packages: string): string | undefined {
  // What the tools themselves put into a bundle.
  const tool = /^\0(rolldown|vite)\//.exec(id)?.[1]
  if (tool !== undefined) return join(packages, tool)
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/')
  return inPackages.exec(path)?.[1]
}

const line = '─'.repeat(80)

/** Returns the text of the notices, by name. The same licence under the same copyright is printed once. */
export function noticesText(notices: readonly PackageNotice[]): string {
  const byText = Map.groupBy(
    notices.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ({ text }) => text,
  )
  const parts = [...byText].map(([text, those]) => {
    const names = those.map(
      ({ name, version, licence }) => `${name} ${version}${licence ? ` (${licence})` : ''}`,
    )
    return `${line}\n${names.join('\n')}\n\n${text}\n`
  })
  return ['This software contains the work of others. Their licences:\n', ...parts].join('\n')
}
