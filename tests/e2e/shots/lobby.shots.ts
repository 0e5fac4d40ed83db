import { rooms } from '#shared/contract/endpoints/rooms.ts'
import { expect } from '../fixtures/site.ts'
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

/** Nobody leaves a room again. */
const fillRooms = async ({ page, site }: Scene) => {
  await page.route(`**${rooms.path}*`, async (route) => {
    const answer = await route.fetch()
    const { value, ...rest } = await answer.json()
    const list = rooms.value
      .parse(value)
      .list.map((room) => ({ ...room, players: room.seats ?? room.players }))
    await route.fulfill({ response: answer, json: { ...rest, value: { list } } })
  })
  await page.reload()
  await site.main.getByText('No rooms match').waitFor()
}

/** The last rows, with what follows them. More may load on the way. */
const goToEnd = async ({ site }: Scene) => {
  let seen = -1
  const go = () =>
    site.footer.evaluate((footer) => {
      scrollBy({ top: footer.getBoundingClientRect().top - innerHeight * 0.75, behavior: 'instant' })
      return scrollY
    })
  await expect
    .poll(async () => {
      const before = seen
      seen = await go()
      return seen > 0 && seen === before
    })
    .toBe(true)
}

takePictures([
  { name: 'lobby-end', path: '/fish', member: true, then: goToEnd },
  { name: 'rooms', path: '/pvp', member: true },
  { name: 'rooms-visitor', path: '/pvp' },
  { name: 'rooms-none-fit', path: '/pvp?seats=free&stake=high', member: true, then: fillRooms },
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
  {
    name: 'toast',
    path: '/rng',
    member: true,
    then: async (scene) => {
      await openDetails(scene)
      await scene.page.getByRole('button', { name: 'Copy link' }).click()
      await scene.page.getByText(/^(Link copied|Copy this link)$/).waitFor()
    },
  },
  { name: 'game-details-gone', path: '/games?details=JL.9999999' },
  { name: 'lobby-similar', path: '/rng?search=goldn%20carabau', member: true },
  { name: 'lobby-recent', path: '/rng?search=Golden%20Carabao', member: true, then: playThenSearch },
  { name: 'lobby-vendor-none', path: '/rng?vassalage=NOBODY', member: true },
])
