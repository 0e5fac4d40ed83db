/**
 * The code of an endpoint's malformed answers, such as "G-48213": short enough to be read out to customer service, and
 * the same in every release. `npm run contract` lists them.
 */
export function faultCode(endpoint: string): string {
  let hash = 0
  for (const letter of endpoint) hash = (hash * 31 + letter.charCodeAt(0)) % 89_989
  return `G-${10_000 + hash}`
}
