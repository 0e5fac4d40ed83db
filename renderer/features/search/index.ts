/** What the site's own lists of places need of the search. Its dialog is imported by its file. */
export { type Destination, mergeDestinations } from './model/destinations.ts'
export type { RemoteState } from './model/results.ts'
