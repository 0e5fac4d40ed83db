import { About } from './about.tsx'
import { Claims } from './claims.tsx'
import { LiveNow } from './live-now.tsx'
import { Steps } from './steps.tsx'

/** The lower part of home: live tables, first steps, claims and about. */
export function FurtherDown() {
  return (
    <>
      <LiveNow />
      <Steps />
      <Claims />
      <About />
    </>
  )
}
