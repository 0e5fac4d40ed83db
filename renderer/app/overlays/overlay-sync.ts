import { pageAddress } from './overlay-address.tsx'
import { pageAddressOf } from './page-address.ts'
import { useOverlayAddress } from './use-overlay-address.ts'

pageAddress.of = pageAddressOf

/** Renders nothing. Keeps the address and what is open saying the same, from the first overlay on. */
export function OverlaySync(): null {
  useOverlayAddress()
  return null
}
