import { type Scene, takePictures } from './take-pictures.ts'

const openDetails = async ({ page, site }: Scene) => {
  await site.main.getByRole('button', { name: 'Details of Golden Carabao' }).first().click({ force: true })
  await page.getByRole('dialog', { name: 'Golden Carabao' }).getByText('Recent wins').waitFor()
}

/** Plays a game first, so that "Recently played" has an entry. */
const playThenSearch = async ({ page, site }: Scene) => {
  await site.tile('Golden Carabao').click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
  await page.goBack()
  const search = site.main.getByRole('searchbox', { name: 'Search games' })
  await search.fill('')
  await site.main.getByText('Recently played').waitFor()
}

takePictures([
  { name: 'rooms', path: '/pvp', member: true },
  { name: 'rooms-visitor', path: '/pvp' },
  { name: 'rooms-none-fit', path: '/pvp?seats=free&stake=high', member: true },
  { name: 'bingo', path: '/bingo', member: true },
  { name: 'bingo-visitor', path: '/bingo', long: true },
  { name: 'lobby-visitor', path: '/rng', long: true },
  { name: 'lobby-all', path: '/games', member: true },
  { name: 'lobby-jili', path: '/jili', member: true },
  { name: 'lobby-pp', path: '/pp' },
  { name: 'lobby-pg', path: '/pg' },
  { name: 'lobby-ybg', path: '/ybg' },
  { name: 'lobby-fc', path: '/fc', member: true },
  { name: 'lobby-fish-visitor', path: '/fish' },
  { name: 'lobby-live-member', path: '/live', member: true },
  { name: 'lobby-jackpot', path: '/rng?classify=JP', member: true },
  { name: 'game-details', path: '/rng', member: true, then: openDetails },
  { name: 'game-details-gone', path: '/games?details=JL.9999999' },
  { name: 'lobby-similar', path: '/rng?search=goldn%20carabau', member: true },
  { name: 'lobby-recent', path: '/rng?search=Golden%20Carabao', member: true, then: playThenSearch },
  { name: 'lobby-vendor-none', path: '/rng?vassalage=NOBODY', member: true },
])
