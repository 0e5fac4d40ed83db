import { analytics } from 'virtual:brand-late'
import { useEffect } from 'react'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useConsent } from './consent.ts'
import { closeTagsOwnPolicy, holdTagPolicy } from './tag-policies.ts'
import { useGatewaysId } from './use-analytics-id.ts'

/** Takes the names of the tag's Trusted Types policies while nothing is counted, so that no other script can. */
export function useTagPolicies(): void {
  const { client } = usePlatform()
  const named = analytics !== undefined && !client
  const id = useGatewaysId()
  const declined = useConsent(({ choice }) => choice === 'declined')
  const off = declined || id === null
  useEffect(() => {
    if (named) holdTagPolicy()
    if (named && off) closeTagsOwnPolicy()
  }, [named, off])
}
