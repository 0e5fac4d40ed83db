export { BannerSlide } from './components/banner-slide.tsx'
export { BannerStrip } from './components/banner-strip.tsx'
