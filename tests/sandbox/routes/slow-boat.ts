import type { Hono } from 'hono'
import type { GatewayEnvironment } from '../gateway/context.ts'
import { securityHeaders } from '../provider/embedding.ts'

/** A game whose page loads but never reports that it is ready. */
export function routeSlowBoat(app: Hono<GatewayEnvironment>, frameAncestors: () => readonly string[]): void {
  app.get('/slow-boat', (context) =>
    context.html(
      '<!doctype html><html lang="en"><title>Slow Boat</title><p>Slow Boat is on its way.</p></html>',
      200,
      securityHeaders(frameAncestors()),
    ),
  )
}
