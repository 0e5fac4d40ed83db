import type { ValueOf } from '#shared/contract/endpoint.ts'
import type { system } from '#shared/contract/endpoints/system.ts'

/** A banner of the merchant. */
export type Banner = ValueOf<typeof system.whitelabel>['banners'][number]
