import { fakeNetwork } from '#lib/testing/network.ts'
import { samples } from '#lib/testing/samples.ts'
import type { ValueOf } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'

const { member, system, profile, contacts, identity, devices } = contract

export const ownProfile: ValueOf<typeof profile.own> = {
  nickname: 'Bituin',
  realName: 'J••• D••• C•••',
  birthday: null,
  nationality: null,
  address: null,
  occupation: 'nurse',
  incomeSource: null,
  telegram: null,
  zalo: null,
  memberSince: Date.UTC(2024, 2, 14),
}

export const identityCheck: ValueOf<typeof identity.check> = {
  required: true,
  state: 'none',
  document: null,
  sent: null,
  decided: null,
  reason: null,
  detailsComplete: true,
}

const where = { browser: 'Chrome', system: 'Windows', kind: 'computer', place: 'Quezon City' } as const
const [here, away] = ['203.0.113.•••', '198.51.100.•••']
const loggedIn = Date.UTC(2026, 10, 21, 11)

/** A gateway whose member has a profile, contacts, two devices, and an identity check to pass. */
export function gatewayWithAccount() {
  const network = fakeNetwork()
  network.answer(member.info, () => ({
    ...samples.member,
    nickname: 'Bituin',
    clubLabel: { labelName: 'Bay Club' },
    memberLabel: [{ labelName: 'Silver' }],
  }))
  network.answer(member.balance, () => samples.balance)
  network.answer(member.avatar, () => ({ url: null }))
  network.answer(member.icon, () => ({ url: null }))
  network.answer(member.unreadCount, () => ({ count: 0 }))
  network.answer(system.settings, () => ({ nodes: [{ modId: 'identityCheck', enabled: '1' }] }))
  network.answer(system.countryCodes, () => samples.countries)
  network.answer(profile.own, () => ownProfile)
  network.answer(profile.choices, () => ({
    occupations: [
      { id: 'nurse', name: 'Nurse' },
      { id: 'teacher', name: 'Teacher' },
    ],
    incomeSources: [{ id: 'salary', name: 'Salary' }],
    nationalities: ['PH', 'VN', 'SG'],
    avatars: [{ name: 'Tala', url: '/avatars/Tala.svg' }],
  }))
  network.answer(contacts.bound, () => ({
    mobile: '0917 ••• ••67',
    email: null,
    proofs: [{ way: 'paymentPassword' }, { way: 'mobile', to: '0917 ••• ••67' }],
  }))
  network.answer(identity.check, () => identityCheck)
  network.answer(devices.signedIn, () => ({
    list: [
      { deviceId: 'one', current: true, since: loggedIn, ...where, address: here },
      {
        deviceId: 'two',
        current: false,
        since: loggedIn - 9_000_000,
        browser: 'Safari',
        system: 'iPhone',
        kind: 'phone',
        place: 'Cebu City',
        address: away,
      },
    ],
  }))
  network.answer(devices.logins, () => ({
    list: [
      { loginId: '2', time: loggedIn, method: 'password', outcome: 'in', ...where, address: here },
      { loginId: '1', time: loggedIn - 1, method: 'sms', outcome: 'wrong', ...where, address: away },
    ],
    total: 2,
    totalPages: 1,
  }))
  return network
}
