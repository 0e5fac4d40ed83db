/** Business constants and limits (specification, section 9). Times are in milliseconds unless named otherwise. */

export const carouselDelay = 5000
export const jackpotTick = 3000
export const jackpotStep = '165.11'
export const navDropdownVendors = 11
export const vendorArrowAbove = 7
export const footerHelpItems = 10
export const noticesPerPage = 9
export const pageSize = 15
export const popularCount = 20
export const winnerBoardLimit = 20
export const searchDebounce = 500
export const dropdownBlurDelay = 200
export const smsThrottle = 1000
export const captchaRefreshGuard = 1000
export const rememberFor = 24 * 60 * 60 * 1000
export const weakPassword = '123456'
export const referralCodeMaxLength = 255
export const imageRetries = 3
export const imageLazyThreshold = 0.1

/**
 * The day on which every week begins, as Date counts them: Sunday. One for limits, missions and their leaderboard,
 * cashback, weekly rewards, contracts and applications.
 */
export const firstWeekday = 0

/** Longest remark of an application, receipt or transfer, in characters. */
export const remarkLength = 140
