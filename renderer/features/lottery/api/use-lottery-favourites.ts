import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { flipFavourite, readFavourites } from '../model/lottery-favourites.ts'

/** The player's favourite lottery games, and a function to add or remove one. It asks visitors to log in first. */
export function useLotteryFavourites(): { codes: readonly string[]; flip: (gameCode: string) => void } {
  const queryClient = useQueryClient()
  const signedIn = useSignedIn()
  const protect = useProtected()
  const info = memberQueries(useGateway()).info()
  const { data } = useQuery({ ...info, enabled: signedIn })
  const [flipped, setFlipped] = useState<{ account: string; codes: string[] }>()
  const account = signedIn ? data?.account : undefined
  const own = flipped?.account === account ? flipped?.codes : undefined

  async function flip(gameCode: string) {
    // Right after a login the account hasn't loaded yet.
    const member = await queryClient.fetchQuery(info).catch(() => undefined)
    if (member) setFlipped({ account: member.account, codes: flipFavourite(member.account, gameCode) })
  }
  return {
    codes: account === undefined ? [] : (own ?? readFavourites(account)),
    flip: (gameCode) => protect(() => void flip(gameCode)),
  }
}
