import * as z from 'zod/mini'

const schema = z.object({ vassalage: z.string().check(z.regex(/^\w{1,40}$/)) })

/** The state of the history entry that leads to the slots lobby on a vendor. */
export const chosenVendorState = (vassalage: string): z.output<typeof schema> => ({ vassalage })

/** The vendor that was chosen on the way to a lobby, out of its history entry's state. */
export const chosenVendorOf = (state: unknown): string | undefined =>
  z.safeParse(schema, state).data?.vassalage
