import { Gateway } from '#lib/gateway/gateway.ts'

/** A gateway for tests in which nothing asks for a session or reports a fault. */
export const quietGateway = (baseUrl: string): Gateway =>
  new Gateway({
    baseUrl,
    merchant: 'palaro',
    language: () => 'EN',
    sessionHeaders: () => ({}),
    session: () => 1,
    encrypt: () => Promise.resolve('sealed'),
    onMisfit() {},
    onFault() {},
  })
