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
 * Who invited the player: from the current address, the link that opened the form, or the start of the visit.
 * @param referralCode from the link that opened the form.
 */
export function useReferral(referralCode: string | undefined) {
  const { search } = useLocation()
  const [referral, setReferral] = useState<Referral>(() => ({
    ...readReferral(),
    ...referralOf(search),
    // Drop a code that is too long: the field filled by a link is read-only, so the player couldn't correct it.
    ...(referralCode !== undefined &&
      referralCode.length <= constants.referralCodeMaxLength && { referralCode }),
  }))
  useEffect(() => noteReferral(search), [search])
  return {
    referral,
    /** Codes in the current address. */
    brought: referralOf(search),
    /** Drops a code that belongs to nobody. */
    forget(name: keyof Referral) {
      forgetReferral(name)
      setReferral((current) => {
        const { [name]: _dropped, ...rest } = current
        return rest
      })
    },
  }
}
