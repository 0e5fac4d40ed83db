import type { DesktopApi } from '#shared/bridge/bridge.ts'
import type { KioskControls } from '../kiosk-controls.ts'

/** The kiosk over the bridge. All decisions are made in main. */
export const createDesktopKiosk = (desktop: DesktopApi): KioskControls => ({
  lock: () => desktop.invoke('kiosk:state'),
  unlock: (pin) => desktop.invoke('kiosk:unlock', pin),
  act: (what) => desktop.invoke('kiosk:do', what),
  stay: () => desktop.invoke('kiosk:stay'),
  finish: () => desktop.invoke('kiosk:finish'),
  subscribe: (listener) =>
    desktop.onEvent((event) => {
      if (event.type === 'kiosk') listener(event.news)
    }),
})
