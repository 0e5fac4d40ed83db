import { useEffect, useState } from 'react'
import type { ClientSettings, SettingsState } from '#shared/domain/client-settings.ts'
import type { ClientControls } from './platform.ts'

/**
 * The client's settings, a function that changes them, and what failed. A change shows at once and is undone if it
 * fails.
 */
export function useClientSettings(client: ClientControls) {
  const [state, setState] = useState<SettingsState>()
  const [failed, setFailed] = useState<'read' | 'change'>()

  useEffect(() => {
    let gone = false
    const show = (next: SettingsState) => !gone && setState(next)
    const stop = client.subscribe(show)
    client.readSettings().then(show, () => !gone && setFailed('read'))
    return () => {
      gone = true
      stop()
    }
  }, [client])

  function change(patch: Partial<ClientSettings>): void {
    const before = state
    setFailed(undefined)
    if (before) setState({ ...before, settings: { ...before.settings, ...patch } })
    client.changeSettings(patch).then(setState, () => {
      setState(before)
      setFailed('change')
    })
  }

  function readAgain(): void {
    setFailed(undefined)
    client.readSettings().then(setState, () => setFailed('read'))
  }

  return { state, failed, change, readAgain }
}
