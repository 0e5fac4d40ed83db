import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  forgetReferral,
  noteReferral,
  type Referral,
  readReferral,
  referralOf,
} from '#lib/referral/referral.ts'
import * as constants from '#shared/domain/constants.ts'

/**
 * Whose guest the one who registers is: by this address, or by what the visit came with.
 * @param referralCode of the link that opened the form.
 */
export function useReferral(referralCode: string | undefined) {
  const { search } = useLocation()
  const [referral, setReferral] = useState<Referral>(() => ({
    ...readReferral(),
    ...referralOf(search),
    // A code too long to be one is dropped: its owner couldn't mend a field filled by his link.
    ...(referralCode !== undefined &&
      referralCode.length <= constants.referralCodeMaxLength && { referralCode }),
  }))
  useEffect(() => noteReferral(search), [search])
  return {
    referral,
    /** What this very address brings. */
    brought: referralOf(search),
    /** Drops a code that turned out to be nobody's. */
    forget(name: keyof Referral) {
      forgetReferral(name)
      setReferral((current) => {
        const { [name]: _dropped, ...rest } = current
        return rest
      })
    },
  }
}
