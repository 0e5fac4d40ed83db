import { createContext, use } from 'react'
import type { Gateway } from './gateway.ts'

const GatewayContext = createContext<Gateway | undefined>(undefined)

export const GatewayProvider = GatewayContext

/** The site's gateway. Throws without a `GatewayProvider`. */
export function useGateway(): Gateway {
  const gateway = use(GatewayContext)
  if (!gateway) throw new Error('useGateway needs the GatewayProvider above it')
  return gateway
}
