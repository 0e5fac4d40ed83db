/** Screenshots of the lottery page, and of a game of each kind as played in the site; see screens.shots.ts. */
import { featuredGames } from '#sandbox/world/featured-games.ts'
import { type Scene, takePictures } from './take-pictures.ts'

const pathTo = (name: string): string => {
  const place = featuredGames.findIndex((game) => game.name === name)
  const vendor = featuredGames[place]?.vendor ?? ''
  return `/seamless?vendor=${vendor}&gameCode=${vendor}-${1001 + place}&nodeId=${1001 + place}`
}
const frameReady =
  (button: string) =>
  async ({ page }: Scene): Promise<void> =>
    page.frameLocator('iframe').getByRole('button', { name: button }).first().waitFor()

const keno = featuredGames.findIndex(({ name }) => name === 'Kislap Keno') + 1001

takePictures([
  { name: 'lottery-visitor', path: '/lottery' },
  {
    name: 'lottery-game',
    path: `/lottery?gameCode=ELOTT-${keno}&vendor=ELOTT`,
    member: true,
    then: frameReady('Quick pick'),
  },
  {
    name: 'lottery-failed',
    path: '/lottery',
    member: true,
    given: (sandbox) => sandbox.fault('games.lobbyLaunch', '500'),
    then: ({ page }) => page.getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
  { name: 'game-fish', path: pathTo('Deep Sulu Hunter'), member: true, then: frameReady('Fire') },
  { name: 'game-live', path: pathTo('Amihan Baccarat A'), member: true, then: frameReady('Banker') },
  { name: 'game-sports', path: pathTo('Salakot Hoops'), member: true, then: frameReady('Place bet') },
  { name: 'game-sabong', path: pathTo('Derby Coliseum'), member: true, then: frameReady('Place bet') },
  { name: 'game-bingo', path: pathTo('Barangay Bingo'), member: true, then: frameReady('Draw balls') },
])
