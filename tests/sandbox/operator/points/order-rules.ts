/** The most of an item in one order. */
export const mostPerOrder = 10

/** The most of a checked item that a member gets within `limitDays`. More is rejected when the order is checked. */
export const mostPerMember = 3
export const limitDays = 30

/** How long an order is checked, in ms of the sandbox's clock. */
export const checkTakes = 2 * 60_000

/** Points that convert to `convertAmount`, in minor units. Only multiples of them, and no fewer than the minimum. */
export const convertPoints = 100
export const convertAmount = 1_00
export const convertMinimum = 1_000

/** Why an order was rejected. */
export const rejections = ['limit'] as const
export type Rejection = (typeof rejections)[number]
