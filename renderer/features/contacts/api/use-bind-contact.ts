import { useQueryClient } from '@tanstack/react-query'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { InputOf } from '#shared/contract/endpoint.ts'
import { contacts } from '#shared/contract/endpoints/contacts.ts'
import { contactsQuery } from './contacts-query.ts'

type Target = InputOf<typeof contacts.newCode>

/** Sends the codes for binding a number or address, and binds it. All throw the error of their call. */
export function useBindContact() {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  return {
    sendNewCode: (target: Target) => gateway.call(contacts.newCode, target),
    bind: async (input: InputOf<typeof contacts.bind>) => {
      const bound = await gateway.call(contacts.bind, input)
      queryClient.setQueryData(contactsQuery(gateway).queryKey, bound)
    },
  }
}
