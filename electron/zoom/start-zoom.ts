import type { WebContents } from 'electron'
import type { Settings } from '../settings/settings.ts'
import { type ZoomWay, zoomAfter } from './zoom-steps.ts'

/**
 * Keeps the site at the zoom that is set; the answer changes it by a step. Before the first paint it is the page's
 * own preference that holds, see web-preferences.ts.
 */
export function startZoom(site: WebContents, settings: Settings): (way: ZoomWay) => void {
  const apply = () => {
    if (!site.isDestroyed()) site.setZoomFactor(settings.value().zoom)
  }
  settings.listen(apply)
  // Chromium forgets a zoom of 100 %, and would take up the preference again with the next document.
  site.on('did-navigate', apply)
  return (way) => {
    const { zoom } = settings.value()
    const next = zoomAfter(zoom, way)
    if (next !== zoom) void settings.change({ zoom: next })
  }
}
