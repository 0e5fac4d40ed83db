import { createContext, use } from 'react'
import type { Platform } from './platform.ts'

const PlatformContext = createContext<Platform | undefined>(undefined)

export const PlatformProvider = PlatformContext

/** The platform that the site runs on. Throws without a `PlatformProvider`. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('usePlatform needs the PlatformProvider above it')
  return platform
}
