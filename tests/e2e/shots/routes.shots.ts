import { takePictures } from './take-pictures.ts'

takePictures([
  { name: 'elott', path: '/elott', member: true },
  { name: 'sports-member', path: '/sports', member: true },
  { name: 'esports-member', path: '/esports', member: true },
  { name: 'cockfight-member', path: '/cockfight', member: true },
  { name: 'fbsports', path: '/fbsports', member: true },
  { name: 'join-member', path: '/join', member: true },
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
