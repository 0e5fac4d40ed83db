import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge } from './bridge.ts'

const bridge = {
  argv: process.argv.filter((argument) => argument.startsWith('--fixture')),
  who: () => ipcRenderer.invoke('who'),
  echo: (...values) => ipcRenderer.invoke('echo', ...values),
  guarded: () => ipcRenderer.invoke('guarded'),
  fail: () => ipcRenderer.invoke('fail'),
  whisper: (text) => ipcRenderer.send('whisper', text),
  onNote: (listener) => {
    const hear = (_event: unknown, note: string) => listener(note)
    ipcRenderer.on('note', hear)
    return () => void ipcRenderer.off('note', hear)
  },
} satisfies Bridge

Object.assign(globalThis, { preloadSecret: 42 })
contextBridge.exposeInMainWorld('bridge', bridge)
