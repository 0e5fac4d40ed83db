import type { contract } from '#shared/contract/endpoints/index.ts'
import type { Handlers } from '../gateway/handlers.ts'
import { requireRealAccount } from '../members/require-real-account.ts'
import type { Sandbox } from '../sandbox.ts'
import { listLogins, whereabouts } from './logins.ts'

/** Where an account is signed in, and who logged in to it. */
export const deviceHandlers = ({ sessions, db }: Sandbox): Handlers<typeof contract.devices> => ({
  signedIn: ({ member, session }) => {
    const all = sessions.devicesOf(member.id).map(({ id, hash, since, ...origin }) => ({
      deviceId: id,
      current: hash === session.hash,
      since,
      ...whereabouts(origin),
    }))
    return { list: [...all.filter(({ current }) => current), ...all.filter(({ current }) => !current)] }
  },
  signOut: ({ member, session, input }) => {
    requireRealAccount(member)
    const chosen = sessions
      .devicesOf(member.id)
      .find(({ id, hash }) => id === input.deviceId && hash !== session.hash)
    if (chosen) sessions.end(chosen.hash)
    return { ended: chosen ? 1 : 0 }
  },
  signOutOthers: ({ member, session }) => {
    requireRealAccount(member)
    return { ended: sessions.endAllOf(member.id, session.hash) }
  },
  logins: ({ member, input }) => listLogins(db, member.id, input),
})
