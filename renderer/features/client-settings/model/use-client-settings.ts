import { useEffect, useState } from 'react'
import type { ClientControls } from '#lib/platform/platform.ts'
import type { ClientSettings, SettingsState } from '#shared/domain/client-settings.ts'

/** The client's settings as main tells them, and the way to change one. */
export function useClientSettings(client: ClientControls) {
  const [state, setState] = useState<SettingsState>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let gone = false
    const show = (told: SettingsState) => !gone && setState(told)
    const stop = client.subscribe(show)
    client.readSettings().then(show, () => !gone && setFailed(true))
    return () => {
      gone = true
      stop()
    }
  }, [client])

  function change(patch: Partial<ClientSettings>): void {
    const before = state
    setFailed(false)
    if (before) setState({ ...before, settings: { ...before.settings, ...patch } })
    client.changeSettings(patch).then(setState, () => {
      setState(before)
      setFailed(true)
    })
  }

  return { state, failed, change }
}
