import { noteDrawn, watchFirstPaint } from '#lib/first-paint/first-paint.ts'

/** Lets the first paint end, as the site does once its first screen stands there. It holds for the whole test file. */
export function finishFirstPaint(): void {
  void watchFirstPaint(Promise.resolve(), () => Promise.resolve())
  noteDrawn()
}
