import type { pack, unpack } from '../host/wire.ts'
import type { MakeEndpoint } from './endpoint.ts'

type Preload = (require: (name: string) => unknown, module: object, exports: object, process: object) => void

interface Wire {
  readonly pack: typeof pack
  readonly unpack: typeof unpack
}

/**
 * The world of a sandboxed preload script: ipcRenderer and contextBridge, without Node. Its calls use a binding that
 * Chromium exposes to this world only, so that a page can't impersonate it. Runs in the page as text.
 */
export function preloadWorldScript(
  endpoint: MakeEndpoint,
  wire: Wire,
  mine: string,
  theirs: string,
  preload: Preload | null,
  processValues: object,
): void {
  type Listener = (event: object, ...args: unknown[]) => void
  type Answer = { value: unknown } | { error: string }
  type Delivery = { id: number; answer: Answer } | { channel: string; args: unknown[] }
  const call: unknown = Reflect.get(globalThis, '__standInCall')
  Reflect.deleteProperty(globalThis, '__standInCall')
  if (typeof call !== 'function') return
  const bridge = endpoint(mine, theirs)
  const waiting = new Map<number, (answer: Answer) => void>()
  const listeners = new Map<string, Listener[]>()
  let lastId = 0

  const post = (message: object) => call(JSON.stringify(message))
  const ask = (message: object) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, (answer) =>
        'error' in answer ? reject(new Error(answer.error)) : resolve(wire.unpack(answer.value)),
      )
      post({ ...message, id })
    })
  const receive = (delivery: Delivery) => {
    if ('id' in delivery) {
      waiting.get(delivery.id)?.(delivery.answer)
      waiting.delete(delivery.id)
      return
    }
    for (const listener of listeners.get(delivery.channel) ?? []) {
      listener({ sender: ipcRenderer, ports: [] }, ...delivery.args.map(wire.unpack))
    }
  }
  Object.defineProperty(globalThis, '__standInDeliver', { value: receive })

  bridge.perform('permissions', (permission: unknown, mode: unknown, mediaTypes: unknown) =>
    ask({ kind: 'permission', question: { permission, mode, mediaTypes } }),
  )

  bridge.perform('closing', () => post({ kind: 'close' }))

  // Chromium emits no browser event for either of these.
  const reportKey = (event: KeyboardEvent) => {
    if (!event.isTrusted) return
    const {
      key,
      code,
      repeat: isAutoRepeat,
      ctrlKey: control,
      shiftKey: shift,
      altKey: alt,
      metaKey: meta,
    } = event
    const type = event.type === 'keydown' ? 'keyDown' : 'keyUp'
    post({ kind: 'input', input: { type, key, code, isAutoRepeat, control, shift, alt, meta } })
  }
  window.addEventListener('keydown', reportKey, true)
  window.addEventListener('keyup', reportKey, true)
  window.addEventListener('pointerdown', (event) => event.isTrusted && post({ kind: 'press' }), true)
  // At the window and after the page, which may show a menu of its own instead.
  window.addEventListener('contextmenu', (event) => {
    if (!event.isTrusted || event.defaultPrevented) return
    const element = event.target instanceof Element ? event.target : undefined
    const field = element?.closest('input, textarea')
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    const isText = isField && 'selectionStart' in field && field.selectionStart !== null
    const inField = isText ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0) : ''
    const link = element?.closest('a[href]')
    const params = {
      x: event.clientX,
      y: event.clientY,
      linkURL: link instanceof HTMLAnchorElement ? link.href : '',
      isEditable: isField && !field.readOnly && !field.disabled,
      selectionText: isText ? inField : String(window.getSelection()),
      formControlType:
        field instanceof HTMLInputElement ? `input-${field.type}` : field ? 'text-area' : 'none',
    }
    post({ kind: 'contextMenu', params })
  })
  if (window === window.top) {
    const reportFullScreen = () => post({ kind: 'fullscreen', isOn: document.fullscreenElement !== null })
    window.addEventListener('fullscreenchange', reportFullScreen, true)
  }

  const strict = <T extends object>(name: string, implemented: T): T =>
    new Proxy(implemented, {
      get(target, key, receiver) {
        if (typeof key === 'symbol' || key in target) return Reflect.get(target, key, receiver)
        throw new Error(
          `HOST_UNIMPLEMENTED: ${name}.${key} is not part of the stand-in host's preload world.`,
        )
      },
    })
  const on = (channel: string, listener: Listener) => {
    listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    return ipcRenderer
  }
  const off = (channel: string, listener: Listener) => {
    const rest = (listeners.get(channel) ?? []).filter((known) => known !== listener)
    listeners.set(channel, rest)
    return ipcRenderer
  }
  const ipcRenderer: object = strict('ipcRenderer', {
    // Async, so that a value that can't be cloned rejects instead of throwing.
    invoke: async (channel: string, ...args: unknown[]) =>
      ask({ kind: 'invoke', channel, args: args.map(wire.pack) }),
    send: (channel: string, ...args: unknown[]) =>
      void post({ kind: 'send', channel, args: args.map(wire.pack) }),
    on,
    off,
    addListener: on,
    removeListener: off,
    once: (channel: string, listener: Listener) => {
      const once: Listener = (event, ...args) => {
        off(channel, once)
        listener(event, ...args)
      }
      return on(channel, once)
    },
    removeAllListeners: (channel: string) => {
      listeners.delete(channel)
      return ipcRenderer
    },
  })
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld: (key: string, api: unknown) => bridge.perform('expose', key, api),
  })

  // As in Electron without nodeIntegrationInSubFrames. Also not in the empty page that a target starts with.
  if (!preload || window !== window.top || location.href === 'about:blank') return
  const electron = strict('electron', { ipcRenderer, contextBridge })
  const require = (name: string) => {
    if (name === 'electron' || name === 'electron/renderer') return electron
    throw new Error(`HOST_UNIMPLEMENTED: require('${name}') in a preload of the stand-in host.`)
  }
  const module = { exports: {} }
  try {
    preload(require, module, module.exports, processValues)
  } catch (error) {
    console.error('The preload has failed:', error)
  }
}
