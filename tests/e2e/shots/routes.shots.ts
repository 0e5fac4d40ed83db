import { takePictures } from './take-pictures.ts'

takePictures([
  { name: 'sports', path: '/sports', long: true },
  { name: 'esports', path: '/esports' },
  { name: 'cockfight', path: '/cockfight', long: true },
  { name: 'lott', path: '/lott' },
  {
    name: 'sports-none',
    path: '/esports',
    given: (sandbox) => sandbox.setFlag('hiddenVendors', 'AV,AI,IMES,TF,IA'),
  },
  { name: 'join', path: '/join', long: true },
])
