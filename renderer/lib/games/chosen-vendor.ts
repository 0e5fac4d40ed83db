import * as z from 'zod/mini'
import { storedText } from '#lib/storage/stored.ts'

/** The vendor that was chosen for the slots lobby, until that lobby has opened on it and put it in its address. */
export const chosenVendor = storedText('session', 'vassalage', z.string().check(z.regex(/^\w{1,40}$/)))
