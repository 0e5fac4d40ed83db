import type { ComponentType } from 'react'
import type { Gate } from './gate.ts'

/** A page of a centre, as its table declares it. */
export interface CentrePage<Key extends string = string, Group extends string = string> {
  /** In the address. */
  key: Key
  group: Group
  Icon: ComponentType
  /** How many wait behind it: asks by itself, and renders nothing at none. */
  Badge?: ComponentType
  gate: Gate
  /** The page, loaded when it is first shown. */
  part: {
    (): ComponentType
    /** Loads it ahead, once somebody is about to open it. */
    ahead: () => Promise<void>
  }
}
