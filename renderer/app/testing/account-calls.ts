import { expect } from 'vitest'
import { walletTransfer } from '#features/wallets/api/use-wallet-money.ts'
import { chatQueries } from '#lib/chat/chat-queries.ts'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { createWebPlatform } from '#lib/platform/web/web-platform.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { standingQueries } from '#lib/queries/account-standing-query.ts'
import { createSessionControl } from '#lib/session/session-control.ts'
import { code, languageChoice, read, screen, type WireCall } from './make-calls.tsx'

const member = (gateway: Gateway) => memberQueries(gateway)
const own = (gateway: Gateway) => accountDetailsQueries(gateway, 1)
const account = { username: 'bituin88', password: 'Palaro123', confirmPassword: 'Palaro123' }
const mobile = { countryDialingCode: '63', mobileNum: '9171234567' }
const register = { domain: location.host, registerMethod: 'WEB', login: true }

/** The calls of the specification's sections on session, member and wallet, each as it must be sent. */
export const accountCalls: readonly WireCall[] = [
  [
    'POST /wps/session/login',
    { type: 'username', username: 'juan', password: 'Palaro123' },
    screen('login by username'),
  ],
  ['POST /wps/session/login', { type: 'sms', ...mobile, verificationCode: '123456' }, screen('login by SMS')],
  [
    'POST /wps/session/login/verification',
    { ticket: 'ticket-1', kind: 'bankAccountName' },
    screen('proof of a login from a new address'),
  ],
  ['POST /wps/verification/sms/login', { ticket: 'ticket-1' }, screen('code of such a proof')],
  [
    'POST /wps/session/firstLogin',
    {},
    screen('login by username', { token: 'token-1', firstTimeLogin: true }),
  ],
  [
    'POST /wps/session/login/freeplay',
    { platform: 'W', gatewayVersion: 3, os: expect.any(String), random: expect.any(String) },
    screen('free play'),
  ],
  [
    'DELETE /wps/session/logout',
    {},
    code(({ gateway, queryClient }) =>
      createSessionControl({
        platform: createWebPlatform(),
        gateway: () => gateway,
        queryClient,
        onExpired() {},
      }).signOut(),
    ),
  ],
  [
    'POST /wps/verification/sms/noLogin',
    { ...mobile, botToken: expect.any(String) },
    screen('code of a login'),
  ],
  [
    'POST /wps/verification/sms/noLogin',
    { ...mobile, purpose: 'password' },
    screen('code of a new password'),
  ],
  [
    'POST /wps/verification/sms/register',
    { countryDialingCode: '63', mobileNo: '9171234567' },
    screen('code of a registration'),
  ],
  ['POST /wps/verification/sms/register', { data: mobile }, screen('code of a registration by username')],
  [
    'GET /wps/relay/CBS_chatUrl',
    { b2c: '1', title: 'Palaro chat', language: 'EN', headerColor: '#1f1b3a' },
    read((gateway) => chatQueries(gateway).address('Palaro chat', 'EN')),
  ],
  ['GET /wps/relay/CBS_unreadCount', {}, read((gateway) => chatQueries(gateway).unread())],
  ['GET /wps/member/info', {}, read((gateway) => member(gateway).info())],
  ['GET /wps/member/info/icon', {}, read((gateway) => own(gateway).icon())],
  ['GET /wps/member/info/funds/consolidated', {}, read((gateway) => own(gateway).consolidated())],
  ['PUT /wps/member/register', { ...account, ...register }, screen('registration by username')],
  [
    'PUT /wps/member/register/mobile',
    { ...mobile, verificationCode: '123456', ...register },
    screen('registration by mobile'),
  ],
  [
    'POST /wps/member/password',
    { oldPassword: 'Palaro123', newPassword: 'Mabuhay8', confirmNewPassword: 'Mabuhay8' },
    screen('change of the password'),
  ],
  [
    'POST /wps/relay/MCS_passwordCheck',
    { password: 'Palaro123', purpose: 'password' },
    screen('password-check relay'),
  ],
  [
    'POST /wps/member/password/email',
    { username: 'juan', email: 'juan@mail.example' },
    screen('new password by email'),
  ],
  [
    'POST /wps/member/password/verification',
    { newPassword: 'Mabuhay8', ...mobile, verificationCode: '123456' },
    screen('new password by phone'),
  ],
  ['GET /wps/agent/affiliate', { code: 'ANA7', domain: location.host }, screen('affiliate check')],
  ['GET /wps/relay/AGT_agentCheck', {}, read((gateway) => standingQueries(gateway).agentCheck())],
  ['POST /wps/member/language', { language: 'TY' }, languageChoice],
  ['GET /wps/v2/wallets/balance', {}, read((gateway) => member(gateway).balance())],
  ['GET /wps/relay/GCS_merchantWallet', {}, read((gateway) => own(gateway).merchantWallet())],
  [
    'POST /wps/relay/GCS_walletTransfer',
    { from: 'MAIN', to: 'KD', amount: '500.00' },
    code(({ gateway }) => walletTransfer.send(gateway, { from: 'MAIN', to: 'KD', amount: '500.00' })),
  ],
]
