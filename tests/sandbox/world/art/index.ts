/**
 * Procedural art for a world of ten thousand games: tiles, logos, banners, icons, avatars and names. The SVGs have no
 * scripts or external references, and the same options give the same bytes everywhere.
 */

export { avatar } from './avatar.ts'
export { banner } from './banner.ts'
export { type ArtCategory, artCategories } from './category.ts'
export { categoryIcon } from './category-icon.ts'
export { emblem, emblemMotif } from './emblem.ts'
export { levelMark } from './level-mark.ts'
export { gameName, vendorName } from './names.ts'
export { type Palette, palettes } from './palettes.ts'
export { type GameTileOptions, gameMotif, gameTile } from './tile.ts'
export { vendorLogo } from './vendor-logo.ts'
