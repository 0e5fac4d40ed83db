import { texts } from './texts.ts'

/** Refusals of claims: rewards, missions, rebates, and of giving up a bonus. */
export const rewardMessages = texts.rewardMessages
