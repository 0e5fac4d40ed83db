import { Hono } from 'hono'
import type { GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { otlpLogs, recordsOf } from '#sandbox/operator/monitoring/otlp-logs.ts'
import type { Sandbox } from '#sandbox/operator/sandbox.ts'
import { monitoringPage } from './monitoring.ts'

/** Largest request in bytes. Browsers let a page that is being left send 64 KiB. */
const largest = 64 * 1024

/**
 * A collector in small under /__sandbox/monitoring: takes OTLP/HTTP logs as an OpenTelemetry collector does, and lists
 * them. Unlike that, it refuses what isn't in the site's own format.
 */
export function sandboxMonitoring({ monitoring }: Sandbox): Hono<GatewayEnvironment> {
  const routes = new Hono<GatewayEnvironment>()
  routes.get('/', (context) => context.html(monitoringPage(monitoring.list())))
  routes.post('/', async (context) => {
    const type = context.req.header('Content-Type')?.split(';')[0]?.trim()
    if (type !== 'application/json') return context.json({ message: 'only application/json is taken' }, 415)
    const text = await context.req.text()
    if (text.length > largest) return context.json({ message: `more than ${largest} bytes` }, 413)
    const parsed = otlpLogs.safeParse(json(text))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return context.json({ message: `${issue?.path.join('.') || 'body'}: ${issue?.message}` }, 400)
    }
    monitoring.add(recordsOf(parsed.data))
    return context.json({ partialSuccess: {} })
  })
  return routes
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
