import { trayIcon as dataUrl } from 'virtual:brand-tray'
import { type NativeImage, nativeImage } from 'electron'

/** Returns the brand's mark for the tray: 32 pixels wide, which are 16 points on a Retina display of macOS. */
export function trayIcon(platform: NodeJS.Platform): NativeImage {
  if (platform !== 'darwin') return nativeImage.createFromDataURL(dataUrl)
  const png = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  return nativeImage.createFromBuffer(png, { scaleFactor: 2 })
}
