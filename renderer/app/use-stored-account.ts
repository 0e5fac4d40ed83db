import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { isForeignRequest } from '#lib/money-operation/pending-name.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSessionStore, useSignedIn } from '#lib/session/session-store.ts'
import { clearSessionStorage, stored, storedText } from '#lib/storage/stored.ts'

const kept = {
  isAgent: storedText('session', 'isAgent', z.string()),
  account: storedText('session', 'account', z.string()),
  customerId: storedText('session', 'customerId', z.string()),
  memberLabel: stored('session', 'memberLabel', z.array(z.string())),
}

/** The last account in this document. If its session expires, drafts are kept until another account logs in. */
let latest: string | number | undefined

/**
 * Stores who is signed in for the operator's other pages (specification, client storage). The site itself doesn't
 * read it. A logout clears it.
 * @returns the customer's id; undefined until it has loaded, and for visitors.
 */
export function useStoredAccount(): string | number | undefined {
  const signedIn = useSignedIn()
  const { data } = useQuery({ ...memberQueries(useGateway()).info(), enabled: signedIn })
  useEffect(() => {
    if (!data) return
    if (latest !== undefined && latest !== data.id) useSessionStore.getState().changeOwner()
    latest = data.id
    clearSessionStorage((name) => !isForeignRequest(name, String(data.id)))
    kept.isAgent.write(String(data.type))
    kept.account.write(data.account)
    kept.customerId.write(String(data.id))
    kept.memberLabel.write((data.memberLabel ?? []).map(({ labelName }) => labelName))
  }, [data])
  return signedIn ? data?.id : undefined
}
