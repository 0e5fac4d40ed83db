import { brand } from 'virtual:brand'
import { cockfightVendor } from '#shared/domain/game-types.ts'

type Named = { vassalage: string; gameType?: string | undefined }

/** Whether the brand offers this game or vendor, whatever the gateway lists: some brands have no cockfights. */
export const isOffered = ({ vassalage, gameType }: Named): boolean =>
  brand.features.cockfight || (vassalage !== cockfightVendor && gameType !== 'COCKFIGHT')

/** Whether the brand offers the page at a path of the site. */
export const isOfferedPath = (path: string): boolean =>
  brand.features.cockfight || !/^\/cockfight\b/i.test(path)

/** A page of a gateway list without what the brand doesn't offer. The same object if the brand offers everything. */
export const offeredOf = <Page extends { list: readonly Named[] }>(page: Page): Page =>
  brand.features.cockfight ? page : { ...page, list: page.list.filter(isOffered) }
