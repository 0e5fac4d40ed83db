/** Screenshots of the content screens; see screens.shots.ts. */
import { type Scene, takePictures } from './take-pictures.ts'

const search = async ({ page }: Scene) => {
  await page.getByRole('searchbox', { name: 'Search help' }).fill('withdarw')
  await page.getByRole('heading', { name: /topics? found/ }).waitFor()
}

takePictures([
  { name: 'promotions-member', path: '/promotions', member: true },
  { name: 'promotions-joined', path: '/promotions', member: 'juan' },
  { name: 'promotion-deposit', path: '/promoDetail?id=first', long: true },
  { name: 'support', path: '/__sandbox/support?language=EN', long: true },
  { name: 'help-topic', path: '/help#withdraw', long: true },
  { name: 'promotion-apply', path: '/promoDetail?id=zalo', member: true },
  { name: 'terms', path: '/help#term', long: true },
  { name: 'help-member', path: '/help', member: true, then: search },
  { name: 'download-long', path: '/down', long: true },
  { name: 'not-found-member', path: '/no/such/page', member: true },
  { name: 'promotions-none', path: '/promotions?type=lotto' },
  { name: 'promotion', path: '/promoDetail?id=zalo', long: true },
  { name: 'promotion-member', path: '/promoDetail?id=sports', member: true, long: true },
  { name: 'promotion-closed', path: '/promoDetail?id=fiesta' },
  { name: 'promotion-gone', path: '/promoDetail?id=nothing' },
  { name: 'help-found', path: '/help', then: search },
  { name: 'help-plain', path: '/helpmc#term' },
  { name: 'responsible', path: '/help#responsible-gaming', long: true },
  { name: 'responsible-member', path: '/help#responsible-gaming', member: true, long: true },
  { name: 'download-lite', path: '/down?app=H5' },
  { name: 'feedback', path: '/feedback', long: true },
  {
    name: 'feedback-wrong',
    path: '/feedback',
    then: ({ page }) => page.getByRole('button', { name: 'Send' }).click(),
  },
])
