import palaro from '../../../resources/brand/palaro/brand.json' with { type: 'json' }
import tanglaw from '../../../resources/brand/tanglaw/brand.json' with { type: 'json' }

/** The merchants that the sandbox plays: those of the brands that the project comes with. */
export const merchants: readonly string[] = [palaro.merchant, tanglaw.merchant]
