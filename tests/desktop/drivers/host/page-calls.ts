import type { EventEmitter } from 'node:events'
import type { IpcMainInvokeEvent, WebContents } from 'electron'
import { isDropped } from './drops.ts'
import type { HostFrame } from './frames.ts'
import { type HostIpcMain, invoke, ipcMain, pageCall } from './ipc.ts'
import type { PageTarget, WorldContext } from './page-target.ts'
import type { PermissionQuestion, Permissions } from './permissions.ts'
import { preventable } from './preventable.ts'
import { toApp } from './schemes.ts'
import { present } from './strict.ts'
import { unpack } from './wire.ts'

/** A page that sends calls. */
export interface CallingPage {
  readonly ipc: HostIpcMain
  readonly permissions: Permissions
  readonly target: PageTarget
  readonly contents: EventEmitter & {
    close(): void
    send(channel: string, ...args: unknown[]): void
    readonly mainFrame: object
  }
  frameOf(id: string): HostFrame | undefined
}

/** The app's first page is its main window's. With the sender guard dropped, every sender appears to be this one. */
let firstPage: CallingPage['contents'] | undefined

export function rememberFirstPage(contents: CallingPage['contents']): void {
  firstPage ??= contents
}

function eventFrom(page: CallingPage, frame: HostFrame | undefined): IpcMainInvokeEvent {
  const forged = isDropped('ipc-sender') ? firstPage : undefined
  return present({
    type: 'frame',
    sender: present<WebContents>(forged ?? page.contents),
    senderFrame: forged?.mainFrame ?? frame ?? null,
    processId: frame?.processId ?? -1,
    frameId: frame?.routingId ?? -1,
    ports: [],
    defaultPrevented: false,
    preventDefault: () => undefined,
    reply: (channel: string, ...args: unknown[]) => page.contents.send(channel, ...args),
  })
}

async function isPermitted(question: PermissionQuestion, page: CallingPage, frame: HostFrame | undefined) {
  if (!frame) return false
  const asker = { contents: page.contents, url: frame.realUrl, isMainFrame: frame.parentId === undefined }
  return page.permissions.ask(question, asker)
}

/** Handles a call from the script in a preload world, and answers it if it expects an answer. */
export async function serveCall(payload: string, from: WorldContext, page: CallingPage): Promise<void> {
  const call = pageCall.parse(JSON.parse(payload))
  const frame = page.frameOf(from.frameId)
  const answer = (id: number, content: object) => page.target.deliver({ id, answer: content }, from)
  switch (call.kind) {
    case 'invoke':
      return answer(
        call.id,
        await invoke([page.ipc, ipcMain], eventFrom(page, frame), call.channel, call.args),
      )
    case 'permission':
      return answer(call.id, { value: await isPermitted(call.question, page, frame) })
    case 'send': {
      const [event, args] = [eventFrom(page, frame), call.args.map(unpack)]
      page.ipc.emit(call.channel, event, ...args)
      ipcMain.emit(call.channel, event, ...args)
      return
    }
    case 'input':
      page.contents.emit('before-input-event', preventable({}), call.input)
      page.contents.emit('input-event', {}, { type: call.input.type === 'keyDown' ? 'rawKeyDown' : 'keyUp' })
      return
    case 'press':
      page.contents.emit('input-event', {}, { type: 'mouseDown' })
      return
    case 'close':
      page.contents.close()
      return
    case 'contextMenu': {
      const { isEditable, selectionText, linkURL } = call.params
      const isSelected = selectionText !== ''
      page.contents.emit('context-menu', preventable({}), {
        ...call.params,
        linkURL: toApp(linkURL),
        frame: frame ?? null,
        editFlags: {
          canCut: isEditable && isSelected,
          canCopy: isSelected,
          canPaste: isEditable,
          canSelectAll: true,
        },
      })
      return
    }
    case 'fullscreen':
      page.contents.emit(call.isOn ? 'enter-html-full-screen' : 'leave-html-full-screen')
  }
}
