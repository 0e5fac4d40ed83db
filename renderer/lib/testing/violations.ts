import axe from 'axe-core'

/** The rules of WCAG 2.2 AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Whether an animation never ends by itself: a spinner's, or one that follows a scroller instead of the time. */
const isEndless = ({ effect, timeline }: Animation) =>
  timeline !== document.timeline || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY

/** What breaks WCAG 2.2 AA once animations have ended: each rule with the element that breaks it. */
export async function violations(within: Document | Element = document): Promise<string[]> {
  // The page of a component test has neither. The site sets both.
  document.documentElement.lang ||= 'en'
  document.title ||= 'Test'
  const animations = within.getAnimations({ subtree: true }).filter((animation) => !isEndless(animation))
  // `allSettled`, because a cancelled animation rejects, for instance a hover's when something opens over it.
  await Promise.allSettled(animations.map((animation) => animation.finished))
  const { violations: found } = await axe.run(within, { runOnly: rules })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${String(target)} ${html}`))
}
