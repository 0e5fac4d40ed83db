import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Brand } from '#shared/brand/brand.ts'
import { didYouMean } from '../../scripts/command/nearest.ts'
import { checkBrandTexts } from '../brand-texts.ts'
import { BrandError, readBrandText } from './read-brand.ts'

/** File in a brand's folder with the mark for the desktop client's tray. */
export const trayFile = 'tray.png'

/** Folder in a brand's folder with the icons that are drawn from its mark. */
export const iconFolder = 'icons'

/**
 * The brands' folders. Relative to the project's root, where npm runs every script: a bundled configuration has no other
 * fixed location.
 */
export const brandsFolder = (): string => resolve('resources/brand')

/** The path of a file of a brand. */
export const brandFile = (name: string, ...path: string[]): string => join(brandsFolder(), name, ...path)

/** How a brand's file is called in messages. */
export const shownBrandFile = (name: string, file = 'brand.json'): string => `resources/brand/${name}/${file}`

/** The brand to build: the folder in resources/brand that PALARO_BRAND names; the default is "palaro". */
export const brandName = (): string => process.env.PALARO_BRAND ?? 'palaro'

/** The names of all brands that there are. */
export const brandNames = (): string[] =>
  existsSync(brandsFolder())
    ? readdirSync(brandsFolder(), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? entry.name : [],
      )
    : []

/**
 * Reads and checks a brand's file alone, without the pictures that belong to it.
 * @throws BrandError that names the file and each wrong field.
 */
export function readBrandFile(name: string): Brand {
  const shown = shownBrandFile(name)
  let text: string
  try {
    text = readFileSync(brandFile(name, 'brand.json'), 'utf8')
  } catch {
    throw new BrandError(
      `There is no brand file ${shown}. PALARO_BRAND names a folder in resources/brand.${didYouMean(name, brandNames())}`,
    )
  }
  const brand = readBrandText(text, shown)
  if (brand.name === name) return brand
  throw new BrandError(`The brand file ${shown} can't be used:`, [
    `name: "${brand.name}" must be "${name}", as its folder is called.`,
  ])
}

/**
 * Reads and checks a brand with the files that belong to it.
 * @throws BrandError that names each wrong field, missing file and wrong text.
 */
export function loadBrand(name: string = brandName()): Brand {
  const brand = readBrandFile(name)
  const missing = missingFiles(brand)
  if (missing.length === 0) {
    checkBrandTexts(brand)
    return brand
  }
  throw new BrandError(`The brand file ${shownBrandFile(name)} can't be used:`, missing)
}

function missingFiles({ name, logo }: Brand): string[] {
  const isThere = (file: string) => existsSync(brandFile(name, file))
  const drawn = 'npm run icons draws it from the mark'
  return [
    ...(['mark', 'social'] as const).flatMap((picture) => {
      const file = logo[picture]
      return file === undefined || isThere(file)
        ? []
        : `logo.${picture}: there is no ${shownBrandFile(name, file)}`
    }),
    ...(isThere(trayFile) ? [] : [`There is no ${shownBrandFile(name, trayFile)}: ${drawn}`]),
    ...(isThere(iconFolder) ? [] : [`There is no folder ${shownBrandFile(name, iconFolder)}: ${drawn}`]),
  ]
}
