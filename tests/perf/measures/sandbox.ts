import { testInputs } from '#sandbox/entry/contract/test-inputs.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { type Row, row } from '../report.ts'

const budget = 20
const turns = 20

/** Searches are slower than the list call in the table of inputs. */
const searches = ['gold', 'goldn carabau', 'zqxw', 'abcdefgh '.repeat(23)]

type Call = { name: string; address: string; agentOnly: boolean }

function readingCalls(origin: string): Call[] {
  const reading = allEndpoints.filter(({ method }) => method === 'GET')
  const asked = reading.map((endpoint) => ({ endpoint, input: testInputs[endpoint.id] ?? {}, note: '' }))
  const lists = asked.filter(({ endpoint }) => endpoint.id === 'games.list')
  const searched = lists.flatMap(({ endpoint, input }) =>
    searches.map((gameName) => ({
      endpoint,
      input: { ...input, gameName },
      note: ` "${gameName.slice(0, 20)}"`,
    })),
  )
  return [...asked, ...searched].map(({ endpoint, input, note }) => {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]))
    return {
      name: endpoint.id + note,
      address: `${origin}${endpoint.path}?${query}`,
      agentOnly: endpoint.agentOnly === true,
    }
  })
}

async function measureCall(address: string, token: string): Promise<number> {
  const times: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const begun = performance.now()
    const response = await fetch(address, {
      headers: { Authorization: `Bearer ${token}`, Merchant: 'palaro' },
    })
    await response.arrayBuffer()
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(turns * 0.95) - 1] ?? 0
}

/**
 * Measures the 95th percentile of each of the sandbox's GET calls at full size, in milliseconds, those of agents for a team of 50,000.
 * Reports the slowest.
 */
export async function measureSandbox(origin: string, token: string, agentToken: string): Promise<Row[]> {
  let slowest = { name: 'none', p95: 0 }
  for (const { name, address, agentOnly } of readingCalls(origin)) {
    const p95 = await measureCall(address, agentOnly ? agentToken : token)
    if (p95 > slowest.p95) slowest = { name, p95 }
  }
  const what = `sandbox, full size: p95 of its slowest call (${slowest.name})`
  return [row(what, slowest.p95, budget, (value) => `${value.toFixed(1)} ms`)]
}
