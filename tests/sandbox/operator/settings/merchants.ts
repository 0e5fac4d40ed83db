import palaro from '../../../../resources/brand/palaro/brand.json' with { type: 'json' }
import tanglaw from '../../../../resources/brand/tanglaw/brand.json' with { type: 'json' }

/** Merchants that the sandbox serves: those of the project's brands. */
export const merchants: readonly string[] = [palaro.merchant, tanglaw.merchant]
