import { trayIcon as dataUrl } from 'virtual:brand-tray'
import { type NativeImage, nativeImage } from 'electron'

/** The brand's mark for the tray. It is 32 pixels wide, which macOS takes for its 16 points on a fine display. */
export function trayIcon(platform: NodeJS.Platform): NativeImage {
  if (platform !== 'darwin') return nativeImage.createFromDataURL(dataUrl)
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return nativeImage.createFromBuffer(png, { scaleFactor: 2 })
}
