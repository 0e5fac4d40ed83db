/** Screenshots of launching: what is shown when a game isn't running yet, or runs elsewhere. */
import { limits } from '#shared/contract/endpoints/limits.ts'
import brand from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import { type Scene, takePictures } from './take-pictures.ts'

const choose =
  (name: string, sees: string) =>
  async ({ page, site }: Scene) => {
    await site.tile(name).click()
    await page.getByText(sees).first().waitFor()
  }

const play = async ({ page, site }: Scene) => {
  await site.tile('Golden Carabao').click()
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).waitFor()
}
const say = ({ page }: Scene, type: string) =>
  page
    .frames()[1]
    ?.evaluate((word) => parent.postMessage({ source: 'palaro-provider', type: word }, '*'), type)

takePictures([
  {
    name: 'launch-opening',
    path: '/rng?search=Slow%20Boat',
    member: true,
    then: choose('Slow Boat', 'Opening Slow Boat'),
  },
  {
    name: 'launch-slow',
    path: '/rng?search=Slow%20Boat',
    member: true,
    then: async (scene) => {
      await scene.page.route('**/wps/game/launchGame', async (route) => {
        const answer = await route.fetch()
        const { value, ...rest } = await answer.json()
        await route.fulfill({ response: answer, json: { ...rest, value: { ...value, readyTimeout: 300 } } })
      })
      await choose('Slow Boat', 'This is taking longer than usual')(scene)
    },
  },
  {
    name: 'launch-window',
    path: '/rng?search=Open%20Water',
    member: true,
    then: choose('Open Water', 'The game is in its own window'),
  },
  {
    name: 'launch-blocked',
    path: '/rng?search=Open%20Water',
    member: true,
    then: async (scene) => {
      await scene.page.evaluate(() => {
        window.open = () => null
      })
      await choose('Open Water', 'Your browser blocked the window')(scene)
    },
  },
  {
    name: 'launch-maintenance',
    path: '/rng?search=Quiet%20Lagoon',
    member: true,
    then: choose('Quiet Lagoon', 'under maintenance'),
  },
  {
    name: 'launch-refused',
    path: '/rng?search=Stray%20Kite',
    member: true,
    then: choose('Stray Kite', 'We didn’t open this game'),
  },
  {
    name: 'launch-funds',
    path: '/rng?search=Golden%20Carabao',
    member: true,
    then: async (scene) => {
      await scene.sandbox.setBalance(scene.username, '1.50')
      await play(scene)
      await scene.page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
      await scene.page.getByText('is too low for this bet').waitFor()
    },
  },
  {
    name: 'reality-check',
    path: '/rng?search=Golden%20Carabao',
    member: true,
    then: async (scene) => {
      const { page, sandbox, token } = scene
      const headers = { Merchant: brand.merchant, Authorization: `Bearer ${token}` }
      await page.request.post(limits.setCheck.path, { headers, data: { minutes: 15 } })
      await play(scene)
      await sandbox.advanceClock(15 * 60_000 - 5_000)
      await page.reload()
      await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
      await page.getByRole('dialog', { name: 'You’ve played for 15 min' }).waitFor()
    },
  },
  {
    name: 'launch-deposit',
    path: '/rng?search=Golden%20Carabao',
    member: true,
    then: async (scene) => {
      await play(scene)
      await say(scene, 'deposit')
      await scene.site.dialog('Deposit').waitFor()
    },
  },
  {
    name: 'launch-room',
    path: '/seamless?vendor=KW&nodeId=1052&room=no-such-room',
    member: true,
    then: ({ page }) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'launch-visitor',
    path: '/seamless?vendor=JL&nodeId=1001',
    then: async ({ page }) => {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'launch-sub-games',
    path: '/live?search=Amihan%20Salon',
    member: true,
    then: async ({ site }) => {
      await site.tile('Amihan Salon').click()
      await site.dialog('Amihan Salon: choose a game').waitFor()
    },
  },
])
