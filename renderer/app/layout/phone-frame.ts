/** The frame of narrow windows as one chunk: see phone-parts.ts. */
export { PhoneHeader } from '../header/phone-header.tsx'
export { BottomBar } from './bottom-bar.tsx'
