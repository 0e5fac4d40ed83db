import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { languageTag } from '#sandbox/provider/client/languages.ts'
import { bay } from '#sandbox/provider/drawings.ts'
import { securityHeaders } from '#sandbox/provider/embedding.ts'
import { themeOf } from '#sandbox/provider/theme.ts'
import { emblem } from '#sandbox/world/art/index.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import { texts } from './texts.ts'

const name = 'Slow Boat'
const words = texts.words

/** A game whose page loads but never reports that it is ready. */
export function routeSlowBoat(app: Hono<GatewayEnvironment>, frameAncestors: () => readonly string[]): void {
  const { palette, stylesheet } = themeOf('', name)
  const drawing = emblem({ name, category: 'RNG', palette, id: 'boat' })
  app.get('/slow-boat', (context) => {
    const language = readLanguage(context.req.query('lang'))
    return context.html(
      html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${name}</title>
${[stylesheet, '/assets/client/base.css', '/assets/client/notice.css'].map((href) => html`<link rel="stylesheet" href="${href}">\n`)}
</head>
<body>
${raw(bay)}
<main class="coming">${raw(drawing)}<p>${words[language]}</p></main>
</body>
</html>`,
      200,
      securityHeaders(frameAncestors()),
    )
  })
}
