import { zoomSteps } from '#shared/domain/client-settings.ts'

export type ZoomWay = 'zoomIn' | 'zoomOut' | 'zoomReset'

/** The next zoom from this one, which may lie between two steps; at either end it stays. */
export function zoomAfter(zoom: number, way: ZoomWay): number {
  if (way === 'zoomReset') return 1
  const next =
    way === 'zoomIn' ? zoomSteps.find((step) => step > zoom) : zoomSteps.findLast((step) => step < zoom)
  return next ?? zoom
}
