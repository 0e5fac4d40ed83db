/** What the site's own lists of places need of the search. Its dialog is imported by its file. */
export { mergePlaces, type Place } from './model/places.ts'
export type { RemoteState } from './model/results.ts'
