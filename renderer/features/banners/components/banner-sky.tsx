import { type ComponentType, lazy } from 'react'
import { Later } from '#ui/near/later.tsx'

// A picture that can't be had is no reason to lose the banner.
const Scene = lazy<ComponentType>(() =>
  import('./banner-sky-scene.tsx').then(
    (part) => ({ default: part.BannerSkyScene }),
    () => ({ default: () => null }),
  ),
)

/** The bay at dusk, where a banner has no picture. It is rarely needed, so it is loaded then. */
export const BannerSky = () => (
  <Later place={null}>
    <Scene />
  </Later>
)
