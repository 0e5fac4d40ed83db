import type { ComponentType } from 'react'
import type { MerchantFlag } from '#lib/settings/merchant-flags.ts'
import type { CentrePage } from './centre-page.ts'

/** The query parameter of the open section, within the centre's own. */
export const sectionName = 'section'

/** A section of the page "My account", as declared in the member centre's table of sections. */
export interface AccountSection<Key extends string = string> {
  /** Its name in the address: `member=securityCenter&member.section=<key>`. */
  key: Key
  Icon: ComponentType
  /** A setting that the merchant must have switched on. */
  flag?: MerchantFlag
  /** What the section says about itself in the list: "Set", "2 cards". Fetches it itself. */
  Status?: ComponentType
  /** The section's content, loaded when first shown. */
  part: CentrePage['part']
}
