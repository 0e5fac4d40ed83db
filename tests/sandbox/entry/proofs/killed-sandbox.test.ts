/** A sandbox with its data in files, killed twelve times while members move money. Nothing is lost, and nothing doubled. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Database } from '#sandbox/operator/db/database.ts'
import { setPin } from '#sandbox/operator/withdrawals/test-teller.ts'
import type { PageData, RoundAnswer } from '#sandbox/provider/protocol.ts'
import { between, pick, type Random, randomFor } from '#sandbox/world/generator/random.ts'
import type { MoneyEndpoint } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/endpoints/index.ts'
import { scaled } from '../../../support/machine-factor.ts'
import { SandboxClient } from '../../../support/sandbox.ts'
import { type ServedSandbox, serveSandbox } from '../../../support/serve-sandbox.ts'
import { TestClient } from '../testing/test-client.ts'

const kills = 12
const origins = { site: '', games: '' }

/** Sends its calls to the sandbox that runs now, over HTTP. */
class RemoteClient extends TestClient {
  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('Merchant', 'palaro')
    return fetch(origins.site + path, { ...init, headers })
  }
}

/** A call that moves money, with what its member learned of it: nothing if the answer was lost. */
type Order = {
  endpoint: MoneyEndpoint
  input: object
  token: string
  key: string
  orderId?: string | undefined
}
type Round = { key: string; roundId: string; answer?: RoundAnswer }

let folder: string
let client: RemoteClient
let running: ServedSandbox
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'killed-'))
  client = new RemoteClient()
})
afterEach(async () => {
  await running.close()
  client.close()
  rmSync(folder, { recursive: true })
})

async function start(): Promise<SandboxClient> {
  running = await serveSandbox({ dataDir: folder })
  origins.site = running.origin
  origins.games = running.providerOrigin
  return new SandboxClient(running.origin)
}

const orderOf = (value: unknown): string => {
  const fields = new Map(Object.entries(value ?? {}))
  return String(fields.get('orderId') ?? fields.get('applicationId'))
}

/** Sends an order and keeps its answer; a lost one is left open. */
async function send(order: Order): Promise<void> {
  const { endpoint, input, token, key } = order
  const answer = await client.call(endpoint, input, { token, key }).catch(() => undefined)
  if (answer?.success) order.orderId = orderOf(answer.value)
  else if (answer) throw new Error(`${endpoint.id} was refused with ${answer.code}`)
}

async function outcomeOf({ endpoint, token, key }: Order): Promise<string | undefined> {
  const { order } = await client.value(endpoint.movesMoney.outcome, { idempotencyKey: key }, { token })
  return order === null ? undefined : orderOf(order)
}

async function play(round: Round): Promise<void> {
  const response = await fetch(`${origins.games}/api/round`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: round.key, roundId: round.roundId, bet: '1.00' }),
  }).catch(() => undefined)
  const text = await response?.text().catch(() => undefined)
  if (text !== undefined) round.answer = JSON.parse(text)
}

/** A member with money, a payment password, an e-wallet and an open game. */
async function newMember(sandbox: SandboxClient, life: number) {
  const password = 'Palaro123'
  const { token } = await sandbox.createAccount({ username: `killed${life}`, password, balance: '2000.00' })
  await setPin(client, token)
  const payout = {
    bankId: 'gcash',
    number: `0917${1_000_000 + life}`,
    holder: 'Rosa Kill',
    paymentPassword: '740213',
  }
  const { accountId } = await client.value(contract.payout.add, payout, { token })
  const check = { paymentPassword: '740213', purpose: 'withdraw' } as const
  const { checkToken } = await client.value(contract.paymentPassword.check, check, { token })
  const game = await (await fetch(await launch(token))).text()
  const data: PageData = JSON.parse(game.match(/id="page-data">([^<]*)</)?.[1] ?? '')
  return { token, gameKey: data.key, withdrawal: { accountId, amount: '100.00', fee: '0.00', checkToken } }
}

async function launch(token: string): Promise<string> {
  const site = { lobbyUrl: `${origins.site}/`, depositUrl: `${origins.site}/deposit` }
  const game = {
    vassalage: 'JL',
    gameCode: 'JL-1001',
    gameType: 'RNG',
    platform: 'W',
    device: 'WEB',
    language: 'EN',
  }
  return (await client.value(contract.games.launch, { ...game, ...site }, { token })).url
}

/** What the member does in one life of the sandbox, in random order. */
function ordersOf(random: Random, life: number, member: Awaited<ReturnType<typeof newMember>>): Order[] {
  const { token } = member
  const { wallets, cashier, withdrawals, rewards } = contract
  const once: [MoneyEndpoint, object][] = [
    [withdrawals.request, member.withdrawal],
    [rewards.claim, { rewardId: 'welcome' }],
  ]
  const often = Array.from({ length: 60 }, (): [MoneyEndpoint, object] =>
    random() < 0.5
      ? [wallets.transfer, { from: 'MAIN', to: pick(['PP', 'FB'], random), amount: '1.00' }]
      : [cashier.deposit, { channelId: 'gcash', amount: `${between(random, 50, 90)}.00` }],
  )
  for (const one of once) often.splice(between(random, 0, 20), 0, one)
  return often.map(([endpoint, input], index) => ({
    endpoint,
    input,
    token,
    key: `life ${life}, order ${index}`,
  }))
}

/** What SQLite finds wrong in a file, as the kill left it. */
function faultsOf(file: string): string[] {
  const db = new Database(join(folder, file))
  const found = db.all<{ integrity_check: string }>('PRAGMA integrity_check')
  db.close()
  return found.map(({ integrity_check: fault }) => fault).filter((fault) => fault !== 'ok')
}

test(
  '[MBR-14] a sandbox that is killed in the middle of everything loses and doubles nothing',
  async () => {
    const random = randomFor(1, 'killed')
    const sent: Order[] = []
    const rounds: Round[] = []
    let lost = 0

    for (let life = 0; life <= kills; life += 1) {
      const sandbox = await start()
      for (const round of rounds) if (!round.answer) await play(round)
      expect(await sandbox.ledger()).toMatchObject({ balanced: true, total: 0, faults: [] })
      const before = sent.filter(({ key }) => key.startsWith(`life ${life - 1},`))
      for (const order of before) {
        const outcome = await outcomeOf(order)
        // What was answered is what happened; what wasn't is sent again, and is one order all the same.
        if (order.orderId === undefined) lost += 1
        else if (order.orderId !== outcome) throw new Error(`${order.key} was answered, and is gone`)
        await send(order)
        const now = await outcomeOf(order)
        if (now !== order.orderId || (outcome ?? now) !== now) throw new Error(`${order.key} was done twice`)
      }
      if (life === kills) break

      await sandbox.setFlag('singleWallet', false)
      const member = await newMember(sandbox, life)
      const waiting = ordersOf(random, life, member)
      await client.call(
        contract.wallets.transfer,
        { from: 'MAIN', to: 'JL', amount: '200.00' },
        { token: member.token, key: `stake ${life}` },
      )
      // After so many answers the process dies, as soon as an order is under way.
      let left = between(random, 4, 30)
      let underWay = 0
      let alive = true
      const dying = Promise.withResolvers<void>()
      const isAlive = () => alive
      const answered = () => {
        left -= 1
        if (!alive || left > 0 || (underWay === 0 && waiting.length > 0)) return
        alive = false
        dying.resolve(running.kill())
      }
      const worker = async () => {
        for (let order = waiting.shift(); order && isAlive(); order = waiting.shift()) {
          sent.push(order)
          underWay += 1
          await send(order)
          underWay -= 1
          answered()
          if (order.endpoint === contract.cashier.deposit && order.orderId !== undefined)
            await sandbox.payDeposit(order.orderId).catch(() => {})
        }
      }
      const player = async (name: string) => {
        for (let number = 0; isAlive(); number += 1) {
          const round: Round = { key: member.gameKey, roundId: `${name}-life-${life}-${number}` }
          rounds.push(round)
          await play(round)
          answered()
        }
      }
      await Promise.all([worker(), worker(), player('a'), player('b'), dying.promise])
      expect(faultsOf('sandbox.sqlite')).toEqual([])
      expect(faultsOf('provider.sqlite')).toEqual([])
    }
    expect(lost).toBeGreaterThan(kills / 2)

    // However often they were sent, each order and each round is in the books once.
    await running.close()
    const db = new Database(join(folder, 'sandbox.sqlite'))
    const inBooks = db.all('SELECT key FROM answers WHERE key LIKE ?', 'life %').length
    const made = db.get(
      `SELECT (SELECT COUNT(*) FROM wallet_orders) + (SELECT COUNT(*) FROM deposits) + (SELECT COUNT(*) FROM withdrawals)
       + (SELECT COUNT(*) FROM bonuses) AS count`,
    )
    const booked = db.get(
      "SELECT COUNT(*) AS count, SUM(bet) AS bet, SUM(win) AS win FROM rounds WHERE state = 'settled'",
    )
    db.close()
    // The stakes were sent before the kills, one in each life.
    expect([inBooks, made]).toEqual([sent.length, { count: sent.length + kills }])
    const settled = rounds.flatMap(({ answer }) => (answer?.state === 'settled' ? [answer] : []))
    const win = settled.reduce((sum, { win: won }) => sum + Math.round(Number(won) * 100), 0)
    expect(settled.length).toBeGreaterThan(5)
    expect(booked).toEqual({ count: settled.length, bet: settled.length * 100, win })
  },
  scaled(120_000),
)
