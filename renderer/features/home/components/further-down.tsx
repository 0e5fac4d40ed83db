import type { ReactNode } from 'react'
import { useSignedIn } from '#lib/session/session-store.ts'
import { Region } from '#ui/region/region.tsx'
import { About } from './about.tsx'
import { Claims } from './claims.tsx'
import { LiveNow } from './live-now.tsx'
import { Steps } from './steps.tsx'

/** The lower part of home: live tables, promotions, first steps for visitors, claims and about. */
export function FurtherDown({ promotions }: { promotions: ReactNode }) {
  const signedIn = useSignedIn()
  return (
    <>
      <Region>
        <LiveNow />
      </Region>
      {promotions}
      {!signedIn && <Steps />}
      <Claims />
      <About />
    </>
  )
}
