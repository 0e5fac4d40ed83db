/** Screenshots of notices, rankings and the points mall; see screens.shots.ts. */
import { takePictures } from './take-pictures.ts'

takePictures([
  { name: 'notices', path: '/noticePage' },
  {
    name: 'notice',
    path: '/',
    then: async ({ site }) => {
      await site.main.getByRole('button', { name: 'All notices' }).click()
      await site.dialog('Notice').getByRole('article').getByRole('paragraph').first().waitFor()
    },
  },
  {
    name: 'notice-popup',
    path: '/',
    given: (sandbox) => sandbox.setFlag('popupNotice', true),
    then: ({ site }) => site.dialog('Notice').getByRole('article').getByRole('paragraph').first().waitFor(),
  },
  { name: 'ranking-bet', path: '/bet-rank', long: true },
  { name: 'ranking-deposit', path: '/deposit-rank?period=lastMonth', member: true },
  { name: 'points-mall', path: '/pointMall', long: true },
  { name: 'points-mall-member', path: '/pointMall', member: true },
  { name: 'ranking-bet-member', path: '/bet-rank', member: true },
  { name: 'ranking-deposit-visitor', path: '/deposit-rank', long: true },
  { name: 'notices-member', path: '/noticePage', member: true },
])
