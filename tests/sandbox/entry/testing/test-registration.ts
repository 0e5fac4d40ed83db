import type { InputOf } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/endpoints/index.ts'

export type Registration = InputOf<typeof contract.member.register>

/** The minimum that the form for registering by username sends. */
export const newcomer = (username = 'bituin88'): Registration => ({
  username,
  password: 'Mabuhay8',
  confirmPassword: 'Mabuhay8',
  domain: 'http://127.0.0.1',
  registerUrl: 'http://127.0.0.1/register',
  registerMethod: 'WEB',
  login: true,
})
