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

/** Whether a command may replace what is open. Other overlays may hold typed text or need an answer first. */
const givesWay = (open: Overlay | undefined): boolean => open?.name === 'search' || mayOpenSearch(open)

/** Carries out the commands of the client's menu, and opens what a clicked notification was about. */
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
    // Without a customer service address from the gateway, help opens instead.
    support: service.open ?? go(pathTo('help')),
    // The running game handles this one: see use-reload-command.ts.
    reload() {},
  }
  const places: Record<NewsKind, () => void> = {
    // Nothing to open: there is no page of messages, only the number beside the account.
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
