import { useEffect, useState } from 'react'
import type { UpdateControls } from '#lib/platform/platform.ts'
import type { UpdateState } from '#shared/domain/updates.ts'

/** Where the client stands with its updates, and what can be done about it. */
export function useUpdates(updates: UpdateControls) {
  const [state, setState] = useState<UpdateState>()
  /** A game is in the way of a restart. */
  const [gameRuns, setGameRuns] = useState(false)
  const fail = () => setState({ at: 'failed', why: 'unknown' })

  useEffect(() => {
    let told = false
    const stop = updates.subscribe((next) => {
      told = true
      setState(next)
    })
    updates.state().then(
      (first) => !told && setState(first),
      // A client that can't say anything of updates has none to show.
      () => {},
    )
    return () => {
      told = true
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
