import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import type { Gateway } from '#lib/gateway/gateway.ts'
import { useGateway } from '#lib/gateway/gateway-context.ts'
import type { Platform } from '#lib/platform/platform.ts'
import { usePlatform } from '#lib/platform/platform-context.ts'
import { useSessionControl } from '#lib/session/session-context.ts'
import type { SessionControl } from '#lib/session/session-control.ts'

/** What a login needs. Passed to plain functions, so that their code can be loaded on first use. */
export type SessionParts = {
  gateway: Gateway
  queryClient: QueryClient
  control: SessionControl
  platform: Platform
  navigate: NavigateFunction
}

export function useSessionParts(): SessionParts {
  return {
    gateway: useGateway(),
    queryClient: useQueryClient(),
    control: useSessionControl(),
    platform: usePlatform(),
    navigate: useNavigate(),
  }
}
