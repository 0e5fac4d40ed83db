import { anything, endpoint, nothing } from '../endpoint.ts'

// What the first script needs to know about sessions. The calls that begin one are loaded with their forms.

/** Id of the login call, for errors about its answer. */
export const loginId = 'session.login'
/** The code of its malformed answers, as `faultCode` makes it. */
export const loginFaultCode = 'G-59997'

/** `session.logout` */
export const logout = endpoint({
  id: 'session.logout',
  endsSession: true,
  method: 'DELETE',
  path: '/wps/session/logout',
  auth: 'required',
  carrier: 'query',
  source: 'spec',
  summary: 'End the session',
  input: nothing,
  value: anything,
})
