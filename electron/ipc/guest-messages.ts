import type { IpcMain, IpcMainEvent, WebContents } from 'electron'
import { guestMessageChannel, isSmallMessage } from '#shared/bridge/guest-messages.ts'
import { createRateLimit } from '../security/rate-limit.ts'
import type { Refusals } from '../security/refusals.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'

/** Limit of messages per page. The preload script has a lower one, but a page's process can't be trusted. */
const rate = { most: 60, within: 1_000 }

export type GuestMessageOptions = {
  ipcMain: Pick<IpcMain, 'on'>
  contentsRegistry: WebContentsRegistry
  refused: Refusals
  /** Called with messages that passed. The receiver checks the sender and the content. */
  receive: (event: IpcMainEvent, data: unknown) => void
  now?: () => number
}

/** Receives what pages other than the site post to themselves (games and checks), within a rate limit. */
export function registerGuestMessages({
  ipcMain,
  contentsRegistry,
  refused,
  receive,
  now,
}: GuestMessageOptions): void {
  const limits = new WeakMap<WebContents, () => boolean>()

  function mayBeHeard(sender: WebContents): boolean {
    const limit = limits.get(sender) ?? createRateLimit(rate, now)
    limits.set(sender, limit)
    return limit()
  }

  function faultOf({ sender, senderFrame }: IpcMainEvent, sent: readonly unknown[]): string | undefined {
    const kind = contentsRegistry.get(sender)?.kind
    if (kind !== 'game' && kind !== 'check') return 'its page is no game and no check'
    if (!mayBeHeard(sender)) return 'its page floods'
    if (senderFrame === null) return 'its frame is gone'
    if (sent.length !== 1 || !isSmallMessage(sent[0])) return 'it is no small message'
    return undefined
  }

  ipcMain.on(guestMessageChannel, (event, ...sent: unknown[]) => {
    const why = faultOf(event, sent)
    if (why === undefined) receive(event, sent[0])
    else refused('a message was refused', { kind: contentsRegistry.get(event.sender)?.kind, why })
  })
}
