import { describe, expect, test } from 'vitest'
import { GatewayError, type GatewayFault } from '#shared/contract/errors.ts'
import { countPage } from '#shared/contract/stand-ins.ts'
import { type Amount, parseAmount } from '#shared/domain/money.ts'
import { allPages } from './all-pages.ts'
import { csvText } from './csv-cell.ts'
import { type CsvColumn, type CsvPage, csvFile } from './csv-file.ts'
import { isoMomentIn } from './iso-moment.ts'

type Row = { game: string; net: Amount; time: number; settled: number | null }

const moment = Date.parse('2026-11-21T13:34:12Z')
const row = (game: string, net: string): Row => ({
  game,
  net:
    parseAmount(net) ??
    (() => {
      throw new Error(net)
    })(),
  time: moment,
  settled: null,
})
const columns: CsvColumn<Row>[] = [
  { header: 'Game', text: ({ game }) => game },
  { header: '=Net', amount: ({ net }) => net },
  { header: 'Time', moment: ({ time }) => time },
  { header: 'Settled', moment: ({ settled }) => settled },
]
const write = (
  pages: AsyncIterable<CsvPage<Row>>,
  signal = new AbortController().signal,
  onProgress: (progress: { rows: number; total: number }) => void = () => {},
) => csvFile({ columns, pages, isoMoment: isoMomentIn('Asia/Manila'), onProgress, signal })

/** A gateway with so many rows. `asked` lists the pages that were requested. */
function gatewayWith(total: number) {
  const asked: number[] = []
  const ask = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }): Promise<CsvPage<Row>> => {
    asked.push(pageNo)
    const left = Math.max(0, Math.min(pageSize, total - (pageNo - 1) * pageSize))
    const list = Array.from({ length: left }, (_, index) => row(`Kalesa ${pageNo}.${index}`, '1'))
    return Promise.resolve({ total, totalPages: Math.ceil(total / pageSize), list })
  }
  return { asked, ask }
}

describe('[MBR-08] CSV', () => {
  test.each([
    ['Golden Carabao', 'Golden Carabao'],
    ['a,b', '"a,b"'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['a;=1+1', '"a;\'=1+1"'],
    ['a; @SUM(A1)\t-2', '"a; \'@SUM(A1)\t\'-2"'],
    ['a\r\n+1', '"a\r\n\'+1"'],
    ['1234567890123456', '"\t1234567890123456"'],
    ['0917', '"\t0917"'],
    ['123456789012345', '123456789012345'],
    ['0', '0'],
    ['0.5', '0.5'],
    ['\t=1', '"\'\t=1"'],
    ['\r=1', '"\'\r=1"'],
    ['＝1', "'＝1"],
    ['ทอง', 'ทอง'],
    ['', ''],
  ])('%j is written %j', (text, cell) => {
    expect(csvText(text)).toBe(cell)
  })

  test('a file begins with the mark of UTF-8, ends lines with CRLF, has plain amounts and ISO dates', async () => {
    const pages = (async function* () {
      yield { list: [row('Bituin', '-1234.5')], total: 2 }
      yield { list: [row('@evil', '0')], total: 2 }
    })()
    const bytes = new Uint8Array(await (await write(pages)).arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      "Game,'=Net,Time,Settled\r\n" +
        'Bituin,-1234.50,2026-11-21T21:34:12+08:00,\r\n' +
        "'@evil,0.00,2026-11-21T21:34:12+08:00,\r\n",
    )
  })

  test.each([
    ['Asia/Manila', '2026-11-21T21:34:12+08:00'],
    ['America/New_York', '2026-11-21T08:34:12-05:00'],
    ['Asia/Kolkata', '2026-11-21T19:04:12+05:30'],
    ['UTC', '2026-11-21T13:34:12+00:00'],
  ])('a moment in %s is %s', (zone, text) => {
    expect(isoMomentIn(zone)(moment)).toBe(text)
  })

  test('every page of the filter is in it, asked one after the other, and its progress is known', async () => {
    const { asked, ask } = gatewayWith(450)
    const progress: number[] = []
    const { signal } = new AbortController()
    const file = await write(allPages(ask, signal), signal, ({ rows }) => progress.push(rows))
    expect((await file.text()).split('\r\n')).toHaveLength(452)
    expect(asked).toEqual([1, 2, 3])
    expect(progress).toEqual([200, 400, 450])
  })

  test('every page is in it where the gateway doesn’t count, and the total is what has been seen', async () => {
    const { asked, ask } = gatewayWith(450)
    const uncounted: typeof ask = async (page) => {
      const { list } = await ask(page)
      return { list, ...countPage(list.length, page, {}) }
    }
    const { signal } = new AbortController()
    const file = await write(allPages(uncounted, signal), signal)
    expect((await file.text()).split('\r\n')).toHaveLength(452)
    expect(asked).toEqual([1, 2, 3])
  })

  test('a hundred thousand rows cancelled half way stop there, and the page answered meanwhile', async () => {
    const { asked, ask } = gatewayWith(100_000)
    const controller = new AbortController()
    const { signal } = controller
    let turns = 0
    const ticking = setInterval(() => (turns += 1))
    const writing = write(allPages(ask, signal), signal, ({ rows }) => {
      if (rows >= 50_000) controller.abort()
    })
    await expect(writing).rejects.toThrow('abort')
    clearInterval(ticking)
    expect(asked).toHaveLength(250)
    expect(turns).toBeGreaterThan(100)
  })

  test('a passing failure is tried again; a refusal ends it', async () => {
    const { ask } = gatewayWith(250)
    const failsOnce = (fault: GatewayFault) => {
      let calls = 0
      return (page: { pageNo: number; pageSize: number }) => {
        calls += 1
        return calls > 1 ? ask(page) : Promise.reject(new GatewayError('records.bets', fault))
      }
    }
    const { signal } = new AbortController()
    const file = await write(allPages(failsOnce({ kind: 'timeout' }), signal))
    expect((await file.text()).split('\r\n')).toHaveLength(252)
    const unauthorized = failsOnce({ kind: 'unauthorized' })
    await expect(write(allPages(unauthorized, signal))).rejects.toThrow(GatewayError)
  })

  test('a gateway that counts nothing and gives its last page again is not asked for without end', async () => {
    const { asked, ask } = gatewayWith(200)
    const same: typeof ask = async () => {
      const { list } = await ask({ pageNo: 1, pageSize: 200 })
      return { list, total: list.length, totalPages: asked.length + 1 }
    }
    const file = await write(allPages(same, new AbortController().signal))
    expect((await file.text()).trim().split('\r\n')).toHaveLength(201)
    expect(asked).toHaveLength(2)
  })

  test('a total that is never reached is not asked for without end', async () => {
    const { asked, ask } = gatewayWith(10)
    const { signal } = new AbortController()
    await write(allPages(async (page) => ({ ...(await ask(page)), total: 1_000_000 }), signal))
    expect(asked).toEqual([1, 2])
  })
})
