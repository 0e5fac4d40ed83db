import * as z from 'zod/mini'

const schema = z.object({ vassalage: z.string().check(z.regex(/^\w{1,40}$/)) })

/** State for the history entry that opens the slots lobby with a vendor selected. */
export const chosenVendorState = (vassalage: string): z.output<typeof schema> => ({ vassalage })

/** The vendor selected in a lobby's history state; undefined if there is none. */
export const chosenVendorOf = (state: unknown): string | undefined =>
  z.safeParse(schema, state).data?.vassalage
