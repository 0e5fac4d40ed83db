import axe from 'axe-core'
import { beyondWcag, ofColours, wcag } from './axe-rules.ts'

/** Whether an animation never ends by itself: a spinner's, or one that follows a scroller instead of the time. */
const isEndless = ({ effect, timeline }: Animation) =>
  timeline !== document.timeline || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY

/** Waits until animations have ended, because colours in between would be reported. */
async function atRest(within: Document | Element): Promise<void> {
  const animations = within.getAnimations({ subtree: true }).filter((animation) => !isEndless(animation))
  // `allSettled`, because a cancelled animation rejects, for instance a hover's when something opens over it.
  await Promise.allSettled(animations.map((animation) => animation.finished))
}

async function breaches(within: Document | Element, options: axe.RunOptions): Promise<string[]> {
  await atRest(within)
  const { violations: found } = await axe.run(within, {
    ...options,
    resultTypes: ['violations'],
    preload: false,
  })
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id} ${String(target)} ${html}`))
}

/**
 * What breaks WCAG 2.2 AA once animations have ended: each rule with the element that breaks it. All rules in the
 * current theme, those about colours in the other one too. `beyond` adds what axe recommends beyond WCAG.
 */
export async function violations(
  within: Document | Element = document,
  { beyond = false }: { beyond?: boolean } = {},
): Promise<string[]> {
  const root = document.documentElement
  // The page of a component test has neither. The site sets both.
  root.lang ||= 'en'
  document.title ||= 'Test'
  const { theme: own = 'light' } = root.dataset
  const other = own === 'dark' ? 'light' : 'dark'
  const found = await breaches(within, {
    runOnly: beyond ? [...wcag, ...beyondWcag] : wcag,
    // A component alone is in none of the page's landmarks.
    rules: { region: { enabled: false } },
  })
  root.dataset.theme = other
  try {
    const inOther = await breaches(within, { runOnly: { type: 'rule', values: ofColours } })
    return [...found, ...inOther.map((breach) => `${breach}, ${other}`)]
  } finally {
    root.dataset.theme = own
  }
}
