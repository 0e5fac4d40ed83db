import { useEffect, useState } from 'react'
import type { UpdateControls } from '#lib/platform/platform.ts'
import type { UpdateState } from '#shared/domain/updates.ts'

/** State of the client's updates, and the actions on it. */
export function useUpdates(updates: UpdateControls) {
  const [state, setState] = useState<UpdateState>()
  /** Set when a running game prevented the restart. */
  const [gameRuns, setGameRuns] = useState(false)
  const fail = () => setState({ at: 'failed', why: 'unknown' })

  useEffect(() => {
    let hasNewer = false
    const stop = updates.subscribe((next) => {
      hasNewer = true
      setState(next)
    })
    updates.state().then(
      (first) => !hasNewer && setState(first),
      // If the client can't report its updates, show none.
      () => {},
    )
    return () => {
      hasNewer = true
      stop()
    }
  }, [updates])

  return {
    state,
    gameRuns,
    check() {
      updates.check().catch(fail)
    },
    download() {
      updates.download().catch(fail)
    },
    install(endGames: boolean) {
      setGameRuns(false)
      updates.install(endGames).then((result) => setGameRuns(result === 'gameRuns'), fail)
    },
    later: () => setGameRuns(false),
  }
}
