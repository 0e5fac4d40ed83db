/** What a user agent says about a device. */
export type AgentFacts = {
  browser: string | null
  system: string | null
  kind: 'computer' | 'phone' | 'tablet'
}

/** In this order, because most browsers also name the ones they descend from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Palaro\/|Electron\//, 'Palaro'],
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const named = (table: readonly (readonly [RegExp, string])[], agent: string): string | null =>
  table.find(([pattern]) => pattern.test(agent))?.[1] ?? null

function kindOf(agent: string): AgentFacts['kind'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(agent)) return 'tablet'
  return /iPhone|Mobile/.test(agent) ? 'phone' : 'computer'
}

/** Names browser, system and kind of a device by its user agent. */
export const describeAgent = (agent: string): AgentFacts => ({
  browser: named(browsers, agent),
  system: named(systems, agent),
  kind: kindOf(agent),
})
