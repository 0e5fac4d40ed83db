/**
 * `npm run icons`: draws every brand's icons from its mark, into `resources/brand/<name>/icons`, for the desktop
 * client and the installed site, and its tray. The picture for shared links is drawn only where it is missing. Run it
 * when a mark or a brand's dark background has changed.
 */
import { brandFile, brandNames, readBrandFile } from '../build/brand/brand-folder.ts'
import { drawPictures, withDrawing } from '../build/brand/draw-pictures.ts'
import type { Main } from './commands.ts'

export const main: Main<'icons'> = async (_, { print }) => {
  await withDrawing(async (page) => {
    for (const name of brandNames()) {
      const { logo, theme } = readBrandFile(name)
      await drawPictures(page, { folder: brandFile(name), logo, dark: theme.background.dark })
      print(`${name}: drawn`)
    }
  })
  return 0
}
