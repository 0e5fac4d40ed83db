/** What other parts of the site use of signing in. Its dialogs are imported by their files. */
export { useFreePlay } from './session/use-free-play.ts'
