import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import * as z from 'zod/mini'
import { type ArgsOf, type Channel, channels, type ResultOf } from '#shared/bridge/bridge.ts'
import { reasonOf } from '#shared/domain/reason-of.ts'
import type { Log } from '../log.ts'
import { siteOrigin } from '../security/origins.ts'
import { createRefusals } from '../security/refusals.ts'
import type { WebContentsRegistry } from '../security/web-contents-registry.ts'
import { senderFault } from './sender.ts'

/** One handler for each of these channels. */
export type HandlersOf<Some extends Channel> = {
  readonly [C in Some]: (...args: ArgsOf<C>) => ResultOf<C> | Promise<ResultOf<C>>
}
/** One handler for every channel of the bridge; a missing one doesn't compile. */
export type Handlers = HandlersOf<Channel>

export type RegistrarOptions = {
  ipcMain: Pick<IpcMain, 'handle'>
  contentsRegistry: WebContentsRegistry
  log: Log
}

/**
 * Registers the handlers. Before a handler runs, the sender must be the site's main frame and the arguments must fit
 * the channel's schema. Otherwise the call is logged and refused, without details for the page. A channel outside the
 * contract has no handler, so Electron itself refuses it.
 */
export function registerHandlers(
  handlers: Handlers,
  { ipcMain, contentsRegistry, log }: RegistrarOptions,
): void {
  const refused = createRefusals(log)

  function handle<C extends Channel>(channel: C, handler: Handlers[C]): void {
    const refuse = (kind: string | undefined, why: string): never => {
      refused('a call was refused', { kind, channel, why })
      throw new Error(`${channel} was refused`)
    }
    const fail = (why: string): never => {
      log.error('ipc', 'a call failed', { channel, why })
      throw new Error(`${channel} failed`)
    }
    ipcMain.handle(channel, async (event: IpcMainInvokeEvent, ...sent: unknown[]) => {
      const sender = { kind: contentsRegistry.get(event.sender)?.kind, frame: event.senderFrame }
      const fault = senderFault(sender, { kind: 'site', origin: siteOrigin })
      if (fault !== undefined) return refuse(sender.kind, `it came from ${fault}`)
      const args = readArgs(channel, sent)
      if (!args.success)
        return refuse(sender.kind, `its arguments don't fit: ${args.error.issues[0]?.path.join('.')}`)
      try {
        return await handler(...args.data)
      } catch (error) {
        return fail(reasonOf(error))
      }
    })
  }
  for (const channel of Object.keys(channels).filter(isChannel)) handle(channel, handlers[channel])
}

/** Parses a call's arguments. Overloaded, because the compiler can't pair a channel with its own schema by index. */
function readArgs<C extends Channel>(channel: C, sent: unknown[]): z.core.util.SafeParseResult<ArgsOf<C>>
function readArgs(channel: Channel, sent: unknown[]): z.core.util.SafeParseResult<unknown> {
  return z.safeParse(channels[channel].args, sent)
}

const isChannel = (name: string): name is Channel => Object.hasOwn(channels, name)
