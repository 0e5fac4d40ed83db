import type { ComponentType } from 'react'
import type { Gate } from './gate.ts'

/** A page of a centre, as declared in the centre's table. */
export interface CentrePage<Key extends string = string, Group extends string = string> {
  /** Its name in the address. */
  key: Key
  group: Group
  Icon: ComponentType
  /** The number of things waiting on the page. Fetches it itself; renders nothing for zero. */
  Badge?: ComponentType
  gate: Gate
  /** The page, loaded when first shown. */
  part: {
    (): ComponentType
    /** Loads it before it is opened. */
    ahead: () => Promise<void>
  }
}
