import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Brand } from '#shared/brand/brand.ts'
import { brandFile, brandNames, brandsFolder } from './brand-folder.ts'
import { drawPictures } from './draw-pictures.ts'
import { monogram } from './monogram.ts'
import type { Answers } from './questions.ts'
import { readAnswers } from './read-answers.ts'

/** A new brand: its content, and its mark's drawing. */
export type NewBrand = { brand: Brand; mark: string; adjusted: readonly string[] }

/**
 * Makes a new brand of what an operator says, without writing anything.
 * @throws BrandError that names each wrong answer by its flag, with an example.
 */
export async function prepareBrand(answers: Answers): Promise<NewBrand> {
  const { brand, mark, palette } = readAnswers(answers)
  return { brand, mark: mark ?? (await monogram(brand.title, palette.mark)), adjusted: palette.adjusted }
}

/**
 * Writes a new brand's folder with all its pictures. It appears as a whole, or not at all.
 * @param page of a browser that draws them.
 * @throws Error where the pictures can't be drawn, or the folder has appeared meanwhile.
 */
export async function writeBrand(page: Page, { brand, mark }: NewBrand): Promise<void> {
  // Beside the brands, so that moving it is one step.
  const draft = mkdtempSync(resolve(brandsFolder(), '../.new-brand-'))
  const discard = () => rmSync(draft, { recursive: true, force: true })
  process.once('exit', discard)
  try {
    writeFileSync(join(draft, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`)
    writeFileSync(join(draft, brand.logo.mark), mark)
    await drawPictures(page, { folder: draft, logo: brand.logo, dark: brand.theme.background.dark })
    if (brandNames().includes(brand.name)) throw new Error(`resources/brand/${brand.name} is there already.`)
    // A temporary folder is its maker's alone.
    chmodSync(draft, 0o755)
    renameSync(draft, brandFile(brand.name))
  } finally {
    discard()
    process.removeListener('exit', discard)
  }
}
