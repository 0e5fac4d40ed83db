import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'
import type { Channel, DesktopApi, DesktopEvent, eventChannel } from '#shared/bridge/bridge.ts'

/**
 * The channels that the bridge exposes; main checks each call again. Only types are imported from the contract,
 * because its schemas would triple the size of a script that runs before every page.
 */
const known: Record<Channel, true> = {
  'session:state': true,
  'session:forget': true,
  'memory:read': true,
  'memory:keep': true,
  'memory:forget': true,
  'memory:logIn': true,
  'games:open': true,
  'games:setShown': true,
  'games:pullOut': true,
  'games:putBack': true,
  'games:setMini': true,
  'games:setMuted': true,
  'games:focus': true,
  'games:tellBalance': true,
  'games:place': true,
  'games:cover': true,
  'games:uncover': true,
  'games:reload': true,
  'games:close': true,
  'check:person': true,
  'support:open': true,
  'log:write': true,
  'shell:openExternal': true,
  'window:setFullScreen': true,
  'window:setTheme': true,
  'window:setLanguage': true,
  'settings:read': true,
  'settings:change': true,
  'updates:state': true,
  'updates:check': true,
  'updates:download': true,
  'updates:install': true,
  'support:saveBundle': true,
  'life:listening': true,
  'proxy:question': true,
  'proxy:answer': true,
  'kiosk:state': true,
  'kiosk:unlock': true,
  'kiosk:do': true,
  'kiosk:stay': true,
  'kiosk:finish': true,
  'client:notify': true,
}
const events: typeof eventChannel = 'desktop:event'
const factsArgument = '--desktop-info='

function readFacts(): DesktopApi['info'] {
  const argument = process.argv.find((one) => one.startsWith(factsArgument)) ?? ''
  return JSON.parse(decodeURIComponent(argument.slice(factsArgument.length)))
}

const api = {
  invoke: (channel, ...args) =>
    Object.hasOwn(known, channel)
      ? ipcRenderer.invoke(channel, ...args)
      : Promise.reject(new Error('This channel is not part of the bridge')),
  onEvent(listener) {
    const hear = (_: IpcRendererEvent, event: DesktopEvent) => listener(event)
    ipcRenderer.on(events, hear)
    return () => {
      ipcRenderer.off(events, hear)
    }
  },
  info: readFacts(),
} satisfies DesktopApi

contextBridge.exposeInMainWorld('desktop', api)
