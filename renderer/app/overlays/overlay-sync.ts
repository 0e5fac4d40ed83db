import { pageAddress } from './overlay-address.tsx'
import { pageAddressOf } from './page-address.ts'
import { useOverlayAddress } from './use-overlay-address.ts'

pageAddress.of = pageAddressOf

/** Renders nothing. Keeps the address and the open overlays in step. Mounted with the first overlay. */
export function OverlaySync(): null {
  useOverlayAddress()
  return null
}
