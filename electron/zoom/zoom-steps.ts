import { zoomSteps } from '#shared/domain/client-settings.ts'

export type ZoomWay = 'zoomIn' | 'zoomOut' | 'zoomReset'

/** Returns the next step from this zoom, which may be between two steps; unchanged at either end. */
export function zoomAfter(zoom: number, way: ZoomWay): number {
  if (way === 'zoomReset') return 1
  const next =
    way === 'zoomIn' ? zoomSteps.find((step) => step > zoom) : zoomSteps.findLast((step) => step < zoom)
  return next ?? zoom
}
