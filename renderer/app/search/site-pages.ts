import { pathTo, sectionPath } from '#lib/paths/path-to.ts'

/** The pages that the search can find by name. */
export const sitePages = [
  { name: 'promotions', address: pathTo('promotions') },
  { name: 'help', address: pathTo('help') },
  { name: 'notices', address: pathTo('notices') },
  { name: 'download', address: pathTo('download') },
  { name: 'points', address: pathTo('points') },
  { name: 'responsible', address: sectionPath('help', 'responsible-gaming') },
  { name: 'terms', address: sectionPath('help', 'term') },
  { name: 'feedback', address: pathTo('feedback') },
  { name: 'join', address: pathTo('join') },
] as const

export type PageName = (typeof sitePages)[number]['name']
