import type { IpcMain } from 'electron'
import * as z from 'zod/mini'
import { permissionQuestion } from './permissions.ts'
import { strictEmitter } from './strict.ts'
import { pack, unpack } from './wire.ts'

/** The part of Electron's context menu parameters that a page's script can tell. */
const contextMenuParams = z.object({
  x: z.number(),
  y: z.number(),
  linkURL: z.string(),
  isEditable: z.boolean(),
  selectionText: z.string(),
  formControlType: z.string(),
})

/** What the script in a preload world sends. It always concerns its own frame, which Chromium identifies. */
export const pageCall = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invoke'), id: z.number(), channel: z.string(), args: z.array(z.unknown()) }),
  z.object({ kind: z.literal('send'), channel: z.string(), args: z.array(z.unknown()) }),
  z.object({
    kind: z.literal('input'),
    input: z.object({
      type: z.enum(['keyDown', 'keyUp']),
      key: z.string(),
      code: z.string(),
      isAutoRepeat: z.boolean(),
      control: z.boolean(),
      shift: z.boolean(),
      alt: z.boolean(),
      meta: z.boolean(),
    }),
  }),
  z.object({ kind: z.literal('press') }),
  z.object({ kind: z.literal('fullscreen'), isOn: z.boolean() }),
  z.object({ kind: z.literal('close') }),
  z.object({ kind: z.literal('contextMenu'), params: contextMenuParams }),
  z.object({ kind: z.literal('permission'), id: z.number(), question: permissionQuestion }),
])
export type PageCall = z.infer<typeof pageCall>

type Handler = Parameters<IpcMain['handle']>[1]
type Implemented = 'handle' | 'handleOnce' | 'removeHandler'

/** `ipcMain`, or `webContents.ipc` of one page. */
export class HostIpcMain extends strictEmitter('ipcMain', 'any') implements Pick<IpcMain, Implemented> {
  readonly #handlers = new Map<string, Handler>()

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }
  handleOnce(channel: string, handler: Handler): void {
    this.handle(channel, (event, ...args) => {
      this.removeHandler(channel)
      return handler(event, ...args)
    })
  }
  removeHandler(channel: string): void {
    this.#handlers.delete(channel)
  }
  handlerOf(channel: string): Handler | undefined {
    return this.#handlers.get(channel)
  }
}

export const ipcMain = new HostIpcMain()

/** The result of an invoke as it is sent back: a packed value, or the message of the page's rejection. */
export type InvokeAnswer = { value: unknown } | { error: string }

/** Calls the handler; one of the page itself takes precedence over one of the app. */
export async function invoke(
  scopes: readonly HostIpcMain[],
  event: Parameters<Handler>[0],
  channel: string,
  args: readonly unknown[],
): Promise<InvokeAnswer> {
  const handler = scopes.map((scope) => scope.handlerOf(channel)).find((found) => found !== undefined)
  const failed = (reason: unknown) => ({
    error: `Error invoking remote method '${channel}': ${String(reason)}`,
  })
  if (!handler) return failed(`Error: No handler registered for '${channel}'`)
  try {
    return { value: pack(await handler(event, ...args.map(unpack))) }
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error)
    return failed(error)
  }
}
