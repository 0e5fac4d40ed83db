/** What notices show above and on a page, as one chunk. */
export { BannerNotice } from './banner-notice.tsx'
export { NoticeBar } from './notice-bar.tsx'
