import { Gateway } from '#lib/gateway/gateway.ts'
import type { GatewayOptions } from '#lib/gateway/options.ts'

/**
 * A gateway for tests in which nothing asks for a session or reports a fault.
 * @param options what is different.
 */
export const quietGateway = (baseUrl: string, options: Partial<GatewayOptions> = {}): Gateway =>
  new Gateway({
    baseUrl,
    merchant: 'palaro',
    language: () => 'EN',
    sessionHeaders: () => ({}),
    session: () => 1,
    encrypt: () => Promise.resolve('sealed'),
    onMisfit() {},
    onFault() {},
    ...options,
  })
