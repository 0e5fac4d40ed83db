import { texts } from './texts.ts'

/** Titles of rewards, as they are shown and written into the bonus records. */
export const rewardTitles = texts.rewardTitles
