import type { InputOf } from '#shared/contract/endpoint.ts'
import type { member } from '#shared/contract/endpoints/member.ts'

const openChannel = { fee: '0', validMinutes: 15, open: true } as const

/** Answers that component tests start from, as the gateway sends them. */
export const samples = {
  rules: {
    fields: {
      username: { enabled: true, required: true, minLength: 4, maxLength: 15, patternId: 1 },
      password: { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 },
      confirmPassword: { enabled: true, required: true, minLength: 6, maxLength: 20, patternId: 5 },
      referralCode: { enabled: true, required: false, maxLength: 255, acceptedPattern: '*' },
    } satisfies Partial<Record<keyof InputOf<typeof member.register>, object>>,
    usernameEnabled: true,
    mobileReg: true,
    mobileRegPass: true,
    pwdEnabled: true,
    smsEnabled: true,
    showVerCodeLogin: true,
    hasFreePlay: true,
  },
  member: { id: 1, account: 'juan', nickname: null, type: 0, currency: 'PHP' },
  balance: { sumBalance: '12480.75', currency: 'PHP' },
  countries: {
    current: 'PH',
    list: [
      { countryCode: 'PH', countryDialingCode: '63' },
      { countryCode: 'VN', countryDialingCode: '84' },
    ],
  },
  permission: {
    info: {
      imageCDNs: ['http://127.0.0.1:4399'],
      launchGameCDNs: ['http://127.0.0.1:4399'],
      location: { ip: '127.0.0.1' },
      maintenance: false,
      regionRestriction: false,
    },
  },
  game: {
    nodeId: '1001',
    gameName: 'Golden Carabao',
    vassalage: 'KD',
    vendorName: 'Kidlat',
    gameType: 'RNG',
    gameCode: 'KD-1001',
    icon: '/g/1001.svg',
    minBet: '0.50',
  },
  channels: [
    {
      channelId: 'gcash',
      name: 'GCash',
      kind: 'wallet',
      min: '50',
      max: '50000',
      presets: ['100', '300', '500', '1000', '2000', '5000'],
      ...openChannel,
    },
    {
      channelId: 'maya',
      name: 'Maya',
      kind: 'wallet',
      min: '50',
      max: '50000',
      presets: ['100', '500'],
      ...openChannel,
    },
    {
      channelId: 'qrph',
      name: 'QR Ph',
      kind: 'qr',
      min: '100',
      max: '100000',
      presets: ['100', '500'],
      ...openChannel,
    },
    {
      channelId: 'bank',
      name: 'Online bank',
      kind: 'bank',
      min: '200',
      max: '50000',
      presets: ['500'],
      ...openChannel,
    },
  ],
} as const
