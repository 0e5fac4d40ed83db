import { About } from './about.tsx'
import { Claims } from './claims.tsx'
import { LiveNow } from './live-now.tsx'
import { Steps } from './steps.tsx'

/** What a visitor sees who scrolls on: the live tables, how to begin, and who this is. */
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
