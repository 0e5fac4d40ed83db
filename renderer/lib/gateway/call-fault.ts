import type { GatewayFault } from '#shared/contract/errors.ts'

/** A fault found on the way; the gateway turns it into the error its caller sees. */
export class CallFault extends Error {
  readonly fault: GatewayFault

  constructor(fault: GatewayFault) {
    super(fault.kind)
    this.fault = fault
  }
}
