import { createContext, use } from 'react'
import type { Platform } from './platform.ts'

const PlatformContext = createContext<Platform | undefined>(undefined)

export const PlatformProvider = PlatformContext

/** The platform the site runs on. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('usePlatform needs the PlatformProvider above it')
  return platform
}
