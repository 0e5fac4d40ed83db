import { type Listener, listen } from '#sandbox/entry/listen.ts'
import { createSandboxServer } from '#sandbox/entry/server.ts'
import { endpointFor } from '#shared/contract/endpoints/index.ts'
import { type DeviationKind, deviationsOf, type Json, type JsonPath } from '#support/deviations.ts'

/** Changes an answer on its way: gets the good one and returns what is sent in its place. */
export type Change = (good: Response, request: Request) => Response | Promise<Response>

export type DeviatingGateway = Listener & {
  /** What happens to the answers of calls, by their id; "*" for all of them. */
  readonly changes: Map<string, Change>
  /** The requests so far. */
  readonly requests: Request[]
}

/** The sandbox on a port of its own, with a proxy before it that changes answers. */
export async function startDeviatingGateway(): Promise<DeviatingGateway> {
  const sandbox = createSandboxServer({ scale: 'small', settings: { limits: false, botCheck: false } })
  const changes = new Map<string, Change>()
  const requests: Request[] = []
  const listener = await listen(
    {
      async fetch(request: Request) {
        requests.push(request.clone())
        const id = endpointFor(request.method, new URL(request.url).pathname)?.id ?? ''
        const change = changes.get(id) ?? changes.get('*')
        const forwarded = request.clone()
        // Answers that come compressed couldn't be changed.
        forwarded.headers.delete('Accept-Encoding')
        const good = await sandbox.app.fetch(forwarded)
        return change ? change(good, request) : good
      },
    },
    0,
  )
  return {
    ...listener,
    changes,
    requests,
    async close() {
      await listener.close()
      sandbox.close()
    },
  }
}

type Envelope = { success: boolean; value: Json; message: string | null; code?: string }

/** What a changed answer doesn't deviate in. */
const keptNowhere = { 'Cache-Control': 'no-store' }

/** Sends another body, with the same status unless one is given. */
export const instead =
  (body: string, { headers = { 'Content-Type': 'application/json' }, ...init }: Instead = {}): Change =>
  () =>
    new Response(body, { headers: { ...keptNowhere, ...headers }, ...init })

type Instead = { status?: number; headers?: Readonly<Record<string, string>> }

/** Changes the envelope of answers that come with a session or need none. */
export const inEnvelope =
  (change: (envelope: Envelope) => object): Change =>
  async (good) => {
    if (!good.ok) return good
    return Response.json(change((await good.json()) as Envelope), { headers: keptNowhere })
  }

/** Changes one place of the value, in one of the ways in which gateways deviate. */
export const inValue = (kind: DeviationKind, place: JsonPath): Change =>
  inEnvelope((envelope) => {
    const found = deviationsOf(envelope.value).find(
      (one) => one.kind === kind && one.place.join('.') === place.join('.'),
    )
    if (!found) throw new Error(`${kind} can’t be at ${place.join('.')}`)
    return { ...envelope, value: found.answer }
  })

/** Sets headers of the answer. */
export const withHeaders =
  (headers: Readonly<Record<string, string>>): Change =>
  async (good) => {
    const all = new Headers(good.headers)
    all.delete('Content-Length')
    all.delete('Content-Encoding')
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    return new Response(await good.text(), { status: good.status, headers: all })
  }
