import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useChat } from '#lib/chat/use-chat.ts'
import type { Overlay } from '#lib/overlay/overlay.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { pathTo } from '#lib/paths/path-to.ts'
import type { ClientControls } from '#lib/platform/platform.ts'
import type { SiteCommand } from '#shared/domain/client-commands.ts'
import type { NewsKind } from '#shared/domain/client-news.ts'
import { useCustomerServiceEntry } from '../layout/use-customer-service.ts'
import { mayOpenSearch } from '../search/search-hotkey.ts'
import { openSearch } from '../search/use-search-hotkey.ts'

/** What is open gives way to a page; anything else may hold what somebody has typed, or must be answered first. */
const givesWay = (open: Overlay | undefined): boolean => open?.name === 'search' || mayOpenSearch(open)

/** Does what the client's menu asks for, and opens what a clicked notification was of. */
export function useClientCommands(client: ClientControls): void {
  const navigate = useNavigate()
  const service = useCustomerServiceEntry()
  const chat = useChat()
  const show = useOverlays((state) => state.show)
  const closeAll = useOverlays((state) => state.closeAll)
  const go = (to: string) => () => {
    closeAll()
    void navigate(to)
  }
  const commands: Record<SiteCommand, () => void> = {
    settings: () => show({ name: 'clientSettings' }),
    search: openSearch,
    home: go(pathTo('home')),
    back: () => void navigate(-1),
    forward: () => void navigate(1),
    help: go(pathTo('help')),
    // Where the gateway names no service, help is what there is.
    support: service.open ?? go(pathTo('help')),
    // The running game's own: see use-reload-command.ts.
    reload() {},
  }
  const places: Record<NewsKind, () => void> = {
    // Its number stands beside the account; a page of messages there is none to open.
    message() {},
    chat: () => chat?.open(),
    deposit: go(pathTo('deposit')),
  }
  const doNow = (act: () => void) => {
    if (givesWay(useOverlays.getState().open)) act()
  }
  const latest = useRef({ commands, places, doNow })
  useEffect(() => {
    latest.current = { commands, places, doNow }
  })
  useEffect(
    () => client.onCommand((command) => latest.current.doNow(latest.current.commands[command])),
    [client],
  )
  useEffect(() => client.onNews((kind) => latest.current.doNow(latest.current.places[kind])), [client])
}
