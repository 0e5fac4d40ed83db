import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import { useProtected } from '#lib/session/use-protected.ts'
import { flipFavourite, readFavourites } from '../model/lottery-favourites.ts'

/** The signed-in player's favourite lottery games, and how one is added or taken out. A visitor logs in first. */
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
    // Right after a login it isn't known yet who that was.
    const member = await queryClient.fetchQuery(info).catch(() => undefined)
    if (member) setFlipped({ account: member.account, codes: flipFavourite(member.account, gameCode) })
  }
  return {
    codes: account === undefined ? [] : (own ?? readFavourites(account)),
    flip: (gameCode) => protect(() => void flip(gameCode)),
  }
}
