/** Screenshots of the centres' pages, with the past of a named account. */
import { takePictures } from './take-pictures.ts'

const memberPages = [
  'securityCenter',
  'transferFund',
  'depositv2',
  'withdraw',
  'transferUpline',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'referral',
] as const

takePictures([
  { name: 'member-menu', path: '/?member', member: 'juan', only: 'phone' },
  ...memberPages.map((key) => ({ name: `member-${key}`, path: `/?member=${key}`, member: 'juan' as const })),
  { name: 'promotion-apply', path: '/promoDetail?id=share', member: true, long: true },
])
