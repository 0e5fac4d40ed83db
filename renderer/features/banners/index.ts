export { BannerStrip } from './components/banner-strip.tsx'
