import { anything, endpoint, nothing } from '../endpoint.ts'

// What is known of a session from the start, apart from the ways to begin one, which come with their forms.

/** The login's id, for faults of its answer. */
export const loginId = 'session.login'

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
