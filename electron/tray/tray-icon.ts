import { trayIcon as dataUrl } from 'virtual:brand-tray'
import { type NativeImage, nativeImage } from 'electron'

/**
 * Returns the brand's mark for the tray. The file is 32 pixels wide, which on macOS means 16 points at scale factor
 * 2.
 */
export function trayIcon(platform: NodeJS.Platform): NativeImage {
  if (platform !== 'darwin') return nativeImage.createFromDataURL(dataUrl)
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return nativeImage.createFromBuffer(png, { scaleFactor: 2 })
}
