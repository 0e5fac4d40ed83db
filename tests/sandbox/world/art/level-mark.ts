/** Light and dark metal colour of each level. Other levels get bronze. */
const metals: Readonly<Record<string, readonly [string, string]>> = {
  bronze: ['#e0a36f', '#8a4b22'],
  silver: ['#f0f3f6', '#7d8894'],
  gold: ['#ffe08a', '#b57a0c'],
  diamond: ['#d5f4ff', '#2f86c4'],
}
const bronze = ['#e0a36f', '#8a4b22'] as const

/** The mark of a member's level: a shield in its metal with the brand's sun. */
export function levelMark(level: string): string {
  const [light, dark] = metals[level] ?? bronze
  const rays = Array.from(
    { length: 8 },
    (_, index) => `<path d="M24 10.500l1.500 4h-3z" transform="rotate(${index * 45} 24 22)"/>`,
  )
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">' +
    `<defs><linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>` +
    `<path d="M24 3l17 6v14c0 10.500-7 17.500-17 22C14 40.500 7 33.500 7 23V9z" fill="url(#m)" stroke="${dark}" stroke-width="2"/>` +
    `<g fill="${dark}"><circle cx="24" cy="22" r="5"/>${rays.join('')}</g></svg>`
  )
}
