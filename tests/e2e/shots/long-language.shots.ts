/** The same screens in the language with the longest texts; see screens.shots.ts. */
import { featuredGames } from '#sandbox/world/games/featured-games.ts'
import { takePictures } from './take-pictures.ts'

const language = 'TY'
const keno = featuredGames.findIndex(({ name }) => name === 'Kislap Keno') + 1001

takePictures([
  { name: 'long-home', path: '/', language, long: true },
  { name: 'long-home-member', path: '/', language, member: true },
  { name: 'long-lobby', path: '/rng', language, member: true },
  { name: 'long-lobby-visitor', path: '/rng', language },
  { name: 'long-details', path: '/rng?details=JL.1001', language, member: true },
  { name: 'long-rooms', path: '/pvp', language, member: true },
  { name: 'long-sports', path: '/sports', language },
  { name: 'long-points', path: '/pointMall', language, long: true },
  { name: 'long-ranking', path: '/bet-rank', language, long: true },
  { name: 'long-promotions', path: '/promotions', language },
  { name: 'long-download', path: '/down', language },
  { name: 'long-responsible', path: '/help#responsible-gaming', language, long: true },
  { name: 'long-register', path: '/register', language },
  {
    name: 'long-search',
    path: '/',
    language,
    then: async ({ page }) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('caribao')
      await page.getByRole('option', { name: /Golden Carabao/ }).waitFor()
    },
  },
  { name: 'long-lottery', path: '/lottery', language },
  {
    name: 'long-lottery-game',
    path: `/lottery?gameCode=ELOTT-${keno}&vendor=ELOTT`,
    language,
    member: true,
    then: ({ page }) => page.frameLocator('iframe').getByRole('button').first().waitFor(),
  },
  {
    name: 'long-game',
    path: '/seamless?vendor=JL&nodeId=1001',
    language,
    member: true,
    then: ({ page }) => page.frameLocator('iframe').getByRole('button').first().waitFor(),
  },
])
