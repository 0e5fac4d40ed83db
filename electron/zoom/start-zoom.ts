import type { WebContents } from 'electron'
import type { Settings } from '../settings/settings.ts'
import { type ZoomWay, zoomAfter } from './zoom-steps.ts'

/**
 * Applies the zoom setting to the site. Returns a function that changes the setting by one step. Until the first
 * paint, the zoom comes from the page's preferences; see web-preferences.ts.
 */
export function startZoom(site: WebContents, settings: Settings): (way: ZoomWay) => void {
  const apply = () => {
    if (!site.isDestroyed()) site.setZoomFactor(settings.value().zoom)
  }
  settings.listen(apply)
  // Chromium doesn't remember a zoom of 100 %, and would apply the page's preference to the next document.
  site.on('did-navigate', apply)
  return (way) => {
    const { zoom } = settings.value()
    const next = zoomAfter(zoom, way)
    if (next !== zoom) void settings.change({ zoom: next })
  }
}
