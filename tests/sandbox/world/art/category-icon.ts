import { type ArtCategory, artCategories } from './category.ts'

const icons: Readonly<Record<ArtCategory | 'ALL', string>> = {
  RNG: '<rect x="2.5" y="4.5" width="19" height="15" rx="3"/><path d="M9 4.5v15M15 4.5v15M4.8 9.6h2.4L5.6 14M10.8 9.6h2.4L11.6 14M16.8 9.6h2.4L17.6 14"/>',
  LIVE: '<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="3.4"/><path d="M12 2.5v6M12 15.5v6M2.5 12h6M15.5 12h6M5.3 5.3l4.2 4.2M14.5 14.5l4.2 4.2M18.7 5.3l-4.2 4.2M9.5 14.5l-4.2 4.2"/>',
  FISH: '<path d="M2.5 12Q7 5.5 13 6.2q4 .6 6 3.6l2.5-2.3v9L19 14.2q-2 3-6 3.6Q7 18.5 2.5 12z"/><path d="M11 7q2.5 5 0 10"/><circle cx="7" cy="11" r=".6"/>',
  PVP: '<rect x="8.6" y="4" width="11" height="15.5" rx="2" transform="rotate(10 14 12)"/><path d="M7.4 6.600L4.3 7.700a1.6 1.6 0 00-1 2l3.4 9.4"/><path d="M14.2 8.700q3.6 2.4 2.2 4.3-1.1 1.3-2.5 0 0 1.4.7 2.300h-2.400q1-.8 1.1-2.3-1.8 1-2.5-.6-.7-2.1 3.4-3.700z"/>',
  SPORTS:
    '<circle cx="12" cy="12" r="9.5"/><path d="M12 8.200l3.6 2.6-1.4 4.200H9.800l-1.4-4.200zM12 8.200V2.600M15.6 10.800l5.3-1.700M14.2 15l3.3 4.600M9.8 15l-3.3 4.600M8.4 10.800L3.1 9.1"/>',
  ESPORTS:
    '<path d="M7 6.500h10q4 0 4.5 6 .5 6-2.3 6-1.5 0-3.7-3.500h-7Q6.3 18.5 4.8 18.500q-2.8 0-2.3-6 .5-6 4.5-6z"/><path d="M8 9v4M6 11h4M15.5 10v.1M17.5 12.500v.1"/>',
  COCKFIGHT:
    '<path d="M6 21q1.5-3 .5-6.500Q4 9 9.5 7.200q5-.6 6 3.800l4.5 1.5-4.3 2q-.7 3-3.7 6.500z"/><path d="M9 7q-1.8-3 .3-4 .7 1 1 1.6.5-2 2.2-2 .1 1.3.2 1.9 1.2-.7 2.3.1-.4 2-2.2 3"/><circle cx="12.3" cy="10.5" r=".6"/><path d="M14.5 15q1.6 1.3.9 3.2"/>',
  LOTT: '<circle cx="12" cy="8" r="5.5"/><circle cx="6.5" cy="17.5" r="4"/><circle cx="17.5" cy="17.5" r="4"/><path d="M10.8 6.600L12.3 5.600v4.800M5.6 17h1.800M16.6 17h1.8"/>',
  ELOTT:
    '<rect x="6" y="2.5" width="12" height="19" rx="2.5"/><circle cx="12" cy="9.5" r="3.3"/><path d="M12.4 7.900l-1.2 1.900h1.700l-1 1.700M9.5 16.500h5M11 5h2"/>',
  BINGO:
    '<rect x="3" y="3" width="18" height="18" rx="2.5"/><path d="M3 9h18M3 15h18M9 3v18M15 3v18"/><circle cx="12" cy="12" r="1.3"/><circle cx="6" cy="6" r="1.3"/><circle cx="18" cy="18" r="1.3"/>',
  TABLE:
    '<rect x="2.6" y="8.6" width="10.5" height="10.5" rx="2.4" transform="rotate(-10 8 14)"/><path d="M12.3 5.900l1.2-2.100a2 2 0 012.7-.7l4.7 2.700a2 2 0 01.7 2.700l-2.7 4.700a2 2 0 01-2.7.7l-.9-.5"/><path d="M5.9 12.200v.1M9.9 15.800v.1M16.6 7.100v.1M17.3 10.200v.1"/>',
  ALL: '<rect x="3" y="3" width="7.5" height="7.5" rx="2"/><rect x="13.5" y="3" width="7.5" height="7.5" rx="2"/><rect x="3" y="13.5" width="7.5" height="7.5" rx="2"/><path d="M17.250 13.200l1.3 2.7 2.9.4-2.1 2 .5 2.9-2.6-1.4-2.6 1.4.5-2.9-2.1-2 2.9-.4z"/>',
}

/** The 24 × 24 stroke icon of a category, in currentColor. Unknown categories get four tiles. Only for inline use. */
export function categoryIcon(category: string): string {
  const known = artCategories.find((candidate) => candidate === category)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none"' +
    ' stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
    `${icons[known ?? 'ALL']}</svg>`
  )
}
