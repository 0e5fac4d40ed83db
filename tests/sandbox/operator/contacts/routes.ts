import type { contract } from '#shared/contract/endpoints/index.ts'
import { type Handlers, limited } from '../gateway/handlers.ts'
import { Refusal } from '../gateway/refusal.ts'
import { requireRealAccount } from '../members/require-real-account.ts'
import type { Sandbox } from '../sandbox.ts'
import { bindContact, boundContacts, channelOf, isBound, isTaken, readContact } from './bind-contact.ts'

/** Added to a code for what another account has. The one who asked isn't told. */
const takenWords = 'It already belongs to an account, so it can’t be bound to another.'

/** The mobile number and email address bound to an account. */
export const contactHandlers = (sandbox: Sandbox): Handlers<typeof contract.contacts> => ({
  bound: ({ member }) => boundContacts(sandbox, member),
  newCode: limited('code', ({ member, input }) => {
    requireRealAccount(member)
    const contact = readContact(input)
    if (isBound(member, input.kind, contact)) throw new Refusal('CONTACT_UNCHANGED')
    const words = isTaken(sandbox, input.kind, contact) ? takenWords : undefined
    return sandbox.codes.send('bind', contact, { channel: channelOf(input.kind), words })
  }),
  boundCode: limited('code', ({ member, input: { kind } }) => {
    requireRealAccount(member)
    const old = kind === 'mobile' ? member.mobile : member.email
    if (old === null) throw new Refusal('METHOD_OFF')
    return sandbox.codes.send('bound', old.toLowerCase(), { channel: channelOf(kind) })
  }),
  bind: limited('login', ({ member, input }) => {
    requireRealAccount(member)
    return bindContact(sandbox, member, input)
  }),
})
