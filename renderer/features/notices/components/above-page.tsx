/** One chunk for the notices above and on a page. */
export { BannerNotice } from './banner-notice.tsx'
export { NoticeBar } from './notice-bar.tsx'
