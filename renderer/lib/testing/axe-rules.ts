/** The rules of WCAG 2.2 AA, by axe's tags. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe recommends beyond it: landmarks, and headings in order. */
export const beyondWcag = ['best-practice']

/** Rules about colours, the only ones that a theme can break. */
export const ofColours = ['color-contrast', 'link-in-text-block']
