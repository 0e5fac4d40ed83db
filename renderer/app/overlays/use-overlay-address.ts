import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { type Location, NavigationType, useNavigate } from 'react-router-dom'
import type { Overlay, OverlayName } from '#lib/overlay/overlay.ts'
import {
  isAddressed,
  isSameOverlay,
  overlayCount,
  overlaysIn,
  searchWith,
} from '#lib/overlay/overlay-address.ts'
import { useOverlays } from '#lib/overlay/overlay-store.ts'
import { mayOpen, opened, overlayKind, overlayTable } from '#lib/overlay/overlay-table.ts'
import { useSessionStore } from '#lib/session/session-store.ts'
import { askToLogIn } from '#lib/session/use-protected.ts'
import { routeOf } from '../routing/route-list.ts'
import { addressStep, type Entry, isEcho } from './address-step.ts'
import { currentIndex, isCurrent, markOf, pageOf, renderedIndex } from './history-entry.ts'
import { useWholeAddress } from './overlay-address.tsx'

/** Whether a visitor who opens the overlay's address is asked to log in, and gets the overlay afterwards. */
const asksForLogin = (name: OverlayName): boolean =>
  overlayTable[name].audience === 'members' && overlayTable[name].kind !== 'cover'

type Seen = { location: Location; stack: readonly Overlay[]; traversals: number }
/** The history entry that was last shown or written, possibly not rendered yet. */
type Left = Entry & { index: number | undefined }

const areSame = (some: readonly Overlay[], others: readonly Overlay[]): boolean =>
  some.length === others.length &&
  some.every((one, index) => {
    const other = others[index]
    return other !== undefined && isSameOverlay(one, other)
  })

/** Name of the centre among open overlays. */
const centreIn = (stack: readonly Overlay[]) => stack.find(({ name }) => overlayKind(name) === 'centre')?.name

/** Overlays without an address that stay open at a new one: all on the same page, otherwise only dialogs. */
const staying = (stack: readonly Overlay[], samePage: boolean) =>
  stack.filter((overlay) => !isAddressed(overlay) && (samePage || overlayTable[overlay.name].layer === 2))

/**
 * Re-renders once the browser has gone back or forward. The router doesn't, if that leads back to the address last
 * rendered: when Back is pressed before what was opened has been rendered at its address.
 */
function useTraversals(): number {
  const [traversals, add] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    // As a transition, like the router's own update, so that both are rendered together.
    const note = () => startTransition(add)
    window.addEventListener('popstate', note)
    return () => window.removeEventListener('popstate', note)
  }, [])
  return traversals
}

/** Keeps the address and the open overlays in step. Opening adds a history entry; Back closes. */
export function useOverlayAddress(): void {
  const { location, navigationType: type } = useWholeAddress()
  const navigate = useNavigate()
  const traversals = useTraversals()
  const stack = useOverlays((state) => state.stack)
  const seen = useRef<Seen>(undefined)
  const left = useRef<Left>(undefined)

  const rewrite = (
    overlays: readonly Overlay[],
    how: { replace: boolean; mark: ReturnType<typeof markOf> },
  ) => {
    // `window.location`, because a navigation made just now may not have been rendered yet.
    const { pathname, search, hash } = window.location
    const state = { page: pageOf(location), ...(how.mark && { overlay: how.mark }) }
    const to = { pathname, search: searchWith(search, overlays), hash }
    void navigate(to, { replace: how.replace, state })
    left.current = { ...to, mark: how.mark, index: currentIndex() }
  }

  const write = useEffectEvent(() => {
    const { search } = window.location
    const wanted = stack.filter(isAddressed)
    const said = overlaysIn(search)
    const mark = left.current?.mark
    const [from, to] = [centreIn(said), centreIn(wanted)]
    const turns = from !== undefined && to !== undefined && from !== to
    if (!areSame(wanted, said)) rewrite(wanted, addressStep(said.length, wanted.length, mark, turns))
  })

  const read = useEffectEvent((before: Seen | undefined, isReturn: boolean) => {
    // If something was opened or closed since this was rendered, that counts, and is written next.
    if (useOverlays.getState().stack !== stack) return
    const samePage = before?.location.pathname === location.pathname
    const openOne = (overlay: Overlay) => stack.find((other) => isSameOverlay(other, overlay))
    const said = overlaysIn(location.search).map((overlay) => openOne(overlay) ?? overlay)
    const { signedIn } = useSessionStore.getState()
    // After Back from another page only a centre reopens, not the search or menu that led to the other page.
    const allowed = said.filter(
      (overlay) =>
        // One that the site opened itself stays, even if an address couldn't open it: a demo account may register.
        (mayOpen(overlay, signedIn) || stack.includes(overlay)) &&
        (!isReturn || overlayKind(overlay.name) === 'centre'),
    )
    // When a page rewrites its own query, it drops the overlays from it without meaning to close them.
    const isOwnChange =
      samePage && type !== NavigationType.Pop && said.length === 0 && markOf(location) === undefined
    // A sheet lies beside the page and stays open on the next one.
    const beside =
      type === NavigationType.Pop ? [] : stack.filter(({ name }) => overlayKind(name) === 'sheet')
    const addressed = isOwnChange ? stack.filter(isAddressed) : allowed.reduce(opened, beside)
    const wanted = [...addressed, ...staying(stack, samePage || before === undefined)]
      .toSorted((one, other) => overlayTable[one.name].layer - overlayTable[other.name].layer)
      .reduce<readonly Overlay[]>(opened, [])
    if (!areSame(wanted, stack)) useOverlays.getState().set(wanted)
    const canonical = searchWith(location.search, addressed)
    if (canonical !== searchWith(location.search, said) || said.length !== overlayCount(location.search))
      rewrite(addressed, { replace: true, mark: isReturn && markOf(location) ? 'closed' : markOf(location) })
    const asked = said.find(({ name }) => asksForLogin(name))
    if (asked && !signedIn && !isReturn) askToLogIn(() => useOverlays.getState().show(asked), 'trueAccount')
  })

  useEffect(() => {
    const before = seen.current
    seen.current = { location, stack, traversals }
    // A route that opens an overlay doesn't repeat it in its query.
    if (routeOf(location.pathname).overlay) return
    const from = left.current
    const index = renderedIndex(location, type, from?.index)
    const stepsBack = index !== undefined && from?.index !== undefined ? from.index - index : 0
    const { pathname, search } = location
    const isReturned = before?.traversals !== traversals && stepsBack > 0 && isCurrent(location)
    const moved = before?.location !== location || isReturned
    if (moved) left.current = { pathname, search, mark: markOf(location), index }
    if (before && moved && type === NavigationType.Pop && stepsBack === 1 && from && isEcho(from, location))
      return void navigate(-1)
    // Overlays that were opened before this hook ran are written into the address now.
    const isEarly = !before && overlaysIn(location.search).length === 0 && stack.some(isAddressed)
    if (isEarly || (before && before.stack !== stack)) write()
    else if (moved) {
      const isOther = before?.location.pathname !== pathname
      const isBack = type === NavigationType.Pop && stepsBack > 0 && isOther
      // Something led to another page and closed, and Back came before that page was rendered.
      const isUnseen =
        type === NavigationType.Pop &&
        before !== undefined &&
        index === from?.index &&
        !stack.some(isAddressed)
      read(before, isBack || isUnseen)
    }
  }, [stack, location, type, navigate, traversals])
}
