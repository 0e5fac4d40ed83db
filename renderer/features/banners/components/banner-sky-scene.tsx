import { BayScene } from '#ui/bay-scene/bay-scene.tsx'
import styles from './banner-strip.module.css'

/** The bay at dusk, where a banner has no picture; composed once for wide windows and once for phones. */
export const BannerSkyScene = () => (
  <>
    <BayScene
      width={840}
      height={400}
      sunX={0.74}
      horizon={0.7}
      sunRadius={0.3}
      boat={{ x: 0.565, scale: 0.8 }}
      className={`${styles.sky} wide-only`}
    />
    <BayScene
      width={358}
      height={440}
      sunX={0.68}
      horizon={0.83}
      sunRadius={0.158}
      boat={{ x: 0.27, scale: 0.56 }}
      className={`${styles.sky} narrow-only`}
    />
  </>
)
