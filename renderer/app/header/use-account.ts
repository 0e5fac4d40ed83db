import { useQuery } from '@tanstack/react-query'
import { useFirstPaintDone } from '#lib/first-paint/first-paint.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import { useUnreadCount } from '#lib/messages/use-unread-count.ts'
import { accountDetailsQueries } from '#lib/queries/account-details-query.ts'
import { memberQueries } from '#lib/queries/account-query.ts'
import { useSignedIn } from '#lib/session/session-store.ts'
import type { AvatarProps } from '#ui/avatar/avatar.tsx'

type Account = {
  /** Undefined until it has loaded. */
  name: string | undefined
  /** Number of unread messages. */
  unread: number
  /** What the avatar shows. */
  face: Pick<AvatarProps, 'picture' | 'level'>
}

/** The account's name, picture, level and number of unread messages. */
export function useAccount(): Account {
  const gateway = useGateway()
  const member = memberQueries(gateway)
  const signedIn = useSignedIn()
  const afterPaint = useFirstPaintDone()
  const info = useQuery({ ...member.info(), enabled: signedIn })
  const { count: unread } = useUnreadCount()
  const id = signedIn ? info.data?.id : undefined
  const own = accountDetailsQueries(gateway, id ?? '')
  const enabled = id !== undefined && afterPaint
  const avatar = useQuery({ ...own.avatar(), enabled })
  const icon = useQuery({ ...own.icon(), enabled })
  return {
    name: info.data?.account,
    unread,
    face: { picture: avatar.data?.url, level: levelOf(icon.data) },
  }
}

const levelOf = (icon: { url: string | null; label?: string | undefined } | undefined) =>
  icon?.url ? { picture: icon.url, label: icon.label ?? '' } : undefined
