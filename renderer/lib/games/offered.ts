import { brand } from 'virtual:brand'
import { cockfightVendor } from '#shared/domain/game-types.ts'

type Named = { vassalage: string; gameType?: string | undefined }

/** Whether the brand has this game or vendor at all, whatever the gateway lists: some have no cockfights. */
export const isOffered = ({ vassalage, gameType }: Named): boolean =>
  brand.features.cockfight || (vassalage !== cockfightVendor && gameType !== 'COCKFIGHT')

/** Whether the brand has what a path of the site leads to. */
export const isOfferedPath = (path: string): boolean =>
  brand.features.cockfight || !/^\/cockfight\b/i.test(path)

/** A list of the gateway's with what the brand has; the same one where that is all. */
export const offeredOf = <Page extends { list: readonly Named[] }>(page: Page): Page =>
  brand.features.cockfight ? page : { ...page, list: page.list.filter(isOffered) }
