/** Pictures of the content screens; see screens.shots.ts. */
import { type Scene, takePictures } from './take-pictures.ts'

const search = async ({ page }: Scene) => {
  await page.getByRole('searchbox', { name: 'Search help' }).fill('withdarw')
  await page.getByRole('heading', { name: /topics? found/ }).waitFor()
}

takePictures([
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
