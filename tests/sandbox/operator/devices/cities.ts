/** Where the addresses of the sandbox's stories are. Real addresses have no place here. */
const places: Readonly<Record<string, string>> = {
  '203.0.113.': 'Quezon City',
  '198.51.100.': 'Cebu City',
  '192.0.2.': 'Singapore',
}

/** The city of an address, if known. */
export const cityOf = (address: string): string | null =>
  Object.entries(places).find(([start]) => address.startsWith(start))?.[1] ?? null

/** "203.0.113.24" → "203.0.113.•••"; of a long address the first two groups. Null if there is no address. */
export function maskAddress(address: string): string | null {
  if (address === '') return null
  if (address.includes('.')) return address.replace(/[^.]*$/, '•••')
  return `${address.split(':').slice(0, 2).join(':')}:•••`
}
