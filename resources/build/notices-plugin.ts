import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { reasonOf } from '#shared/domain/reason-of.ts'
import { noticesText, type PackageNotice, packageFolderOf, readNotice } from './package-notice.ts'

/** The file with the licences of everything in a build. */
export const noticesFile = 'third-party-notices.txt'

/**
 * Relative to the project's root, where npm runs every script. A bundled configuration has no other fixed location.
 */
const packages = resolve('node_modules')

/** The site's fonts, whose licence lies beside them: they are cut from a package, not imported from it. */
const fonts = resolve('renderer/styles/fonts')
const fontPackages = { bricolage: 'bricolage-grotesque', hanken: 'hanken-grotesk' } as const

function fontNotice(font: keyof typeof fontPackages): PackageNotice {
  const name = `@fontsource-variable/${fontPackages[font]}`
  const { version, licence } = readNotice(resolve(packages, name))
  return {
    name,
    version,
    licence,
    text: readFileSync(resolve(fonts, `LICENSE-${fontPackages[font]}`), 'utf8').trim(),
  }
}

/**
 * Collects the packages that one or several bundles really contain, and writes the notices of all of them with the
 * last. A package without a licence text stops the build.
 */
export function thirdPartyNotices() {
  const notices = new Map<string, PackageNotice>()
  const add = (notice: PackageNotice) =>
    notices.set(`${notice.name} ${notice.version} ${notice.text}`, notice)
  return {
    /**
     * @param options.write writes the file, with the notices of these packages, too: they are shipped as they are.
     */
    plugin({ write }: { write?: readonly string[] } = {}): Plugin {
      return {
        name: 'third-party-notices',
        apply: 'build',
        generateBundle(_, bundle) {
          const parts = Object.values(bundle)
          const folders = parts.flatMap((part) =>
            part.type === 'chunk' ? part.moduleIds.map((id) => packageFolderOf(id, packages)) : [],
          )
          const used = parts.flatMap((part) => (part.type === 'asset' ? part.originalFileNames : []))
          try {
            for (const folder of new Set(folders)) if (folder !== undefined) add(readNotice(folder))
            for (const font of ['bricolage', 'hanken'] as const)
              if (used.some((file) => file.endsWith('.woff2') && file.includes(`/${font}-`)))
                add(fontNotice(font))
            for (const name of write ?? []) add(readNotice(resolve(packages, name)))
          } catch (error) {
            this.error(reasonOf(error))
          }
          if (write)
            this.emitFile({
              type: 'asset',
              fileName: noticesFile,
              source: noticesText([...notices.values()]),
            })
        },
      }
    },
  }
}
