declare module 'virtual:brand-monitoring' {
  import type { Monitoring } from '#lib/monitoring/monitoring.ts'

  /** Undefined for a brand without monitoring, whose build has no code for it. */
  export const monitoring: Monitoring | undefined
}

declare module 'virtual:brand-endpoints' {
  /** The ids of the contract's endpoints by their paths. */
  export const endpointIds: Readonly<Record<string, string>>
}
