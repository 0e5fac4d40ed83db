import { type Row, row } from '../report.ts'

const calls = [
  '/wps/system/permission?host=x',
  '/wps/relay/GLS2_gameList?clientType=3&platform=p&channel=WEB&merchant=palaro&gameType=RNG&gameName=gold&pageNo=3&pageSize=15&language=EN',
  '/wps/relay/GLS2_vendorList?merchantCode=palaro&language=EN',
  '/wps/relay/MCS_rankList?gameCategory=ALL&language=EN&limitNum=20',
  '/wps/member/info',
  '/wps/v2/wallets/balance',
]

/** The 95th percentile of the sandbox's answers at full size, in milliseconds. */
export async function measureSandbox(origin: string, token: string): Promise<Row[]> {
  const times: number[] = []
  for (let turn = 0; turn < 50; turn += 1)
    for (const call of calls) {
      const begun = performance.now()
      const response = await fetch(origin + call, { headers: { Authorization: `Bearer ${token}` } })
      await response.arrayBuffer()
      times.push(performance.now() - begun)
    }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return [row('sandbox platform, full size: p95 of a call', p95, 20, (value) => `${value.toFixed(1)} ms`)]
}
