import type { GatewayFault } from '#shared/contract/errors.ts'

/** A fault found while making a call. `Gateway` turns it into the error that the caller gets. */
export class CallFault extends Error {
  readonly fault: GatewayFault

  constructor(fault: GatewayFault) {
    super(fault.kind)
    this.fault = fault
  }
}
