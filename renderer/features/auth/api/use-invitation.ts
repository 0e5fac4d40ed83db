import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  forgetInvitation,
  type Invitation,
  invitationOf,
  noteInvitation,
  readInvitation,
} from '#lib/invitation/invitation.ts'
import * as constants from '#shared/domain/constants.ts'

/**
 * Whose guest the one who registers is: by this address, or by what the visit came with.
 * @param referralCode of the link that opened the form.
 */
export function useInvitation(referralCode: string | undefined) {
  const { search } = useLocation()
  const [invitation, setInvitation] = useState<Invitation>(() => ({
    ...readInvitation(),
    ...invitationOf(search),
    // A code too long to be one is dropped: its owner couldn't mend a field filled by his link.
    ...(referralCode !== undefined &&
      referralCode.length <= constants.referralCodeMaxLength && { referralCode }),
  }))
  useEffect(() => noteInvitation(search), [search])
  return {
    invitation,
    /** What this very address brings. */
    brought: invitationOf(search),
    /** Drops a code that turned out to be nobody's. */
    forget(name: keyof Invitation) {
      forgetInvitation(name)
      setInvitation((current) => {
        const { [name]: _dropped, ...rest } = current
        return rest
      })
    },
  }
}
