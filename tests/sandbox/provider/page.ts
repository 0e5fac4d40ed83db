/** The pages as HTML. Complete as served, so that nothing jumps when the script starts. */
import { html, raw } from 'hono/html'
import { emblem, emblemMotif } from '#sandbox/world/art/index.ts'
import { modelOf } from '#sandbox/world/games/game-models.ts'
import { languageTag, type Texts, textsFor } from './client/languages.ts'
import { formatMoney } from './client/money.ts'
import { bay, icon } from './drawings.ts'
import { figure } from './figure.ts'
import { pageOf } from './games/engines.ts'
import type { GameArt } from './games/game-page.ts'
import { autoBar, autoDialog, potsList, switches } from './kit-page.ts'
import type { ClosedPageData, PageData } from './protocol.ts'
import { themeOf } from './theme.ts'
import type { WalletGame } from './wire/wallet-api.ts'

type Html = ReturnType<typeof html>

interface DocumentOptions {
  readonly title: string
  readonly language: string
  /** In addition to those of every page. */
  readonly stylesheets: readonly string[]
  readonly script: string
  readonly data: PageData | ClosedPageData
  readonly body: Html
}

/** JSON for a script element. "<" is escaped because it could end the element. */
const embed = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const htmlPage = ({ title, language, stylesheets, script, data, body }: DocumentOptions): Html =>
  html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<title>${title}</title>
${['/assets/client/base.css', '/assets/client/notice.css', '/assets/client/kit.css', ...stylesheets].map((href) => html`<link rel="stylesheet" href="${href}">\n`)}
<script type="application/json" id="page-data">${raw(embed(data))}</script>
<script type="module" src="/assets/${script}"></script>
</head>
<body>
${raw(bay)}
${body}
</body>
</html>`

/** The page of a game with its current table. Inert until its script is ready to handle input. */
export function gamePage(game: WalletGame, data: PageData): Html {
  const t = textsFor(data.language)
  const { palette, stylesheet } = themeOf(game.nodeId, game.gameName)
  const { table } = data
  const money = (amount: string): string => formatMoney(amount, data)
  const own = { name: game.gameName, category: game.category, palette }
  const drawing = (id: string): string => emblem({ ...own, id })
  const art: GameArt = {
    motif: emblemMotif(own),
    draw: (id, motif) => emblem({ ...own, id, motif }),
  }
  const page = pageOf(table.kind)
  const { board, controls, rules, sprite, kit = {}, stake = t.bet } = page.parts(data, drawing, art)

  return htmlPage({
    title: game.gameName,
    language: data.language,
    stylesheets: [stylesheet, ...page.stylesheets, `/assets/games/${table.kind}/client/main.css`],
    script: `games/${table.kind}/client/main.ts`,
    data,
    body: html`${raw(sprite)}
<main class="cabinet" inert data-game="${table.kind}" data-category="${game.category}">
<header class="head">
<span class="head__emblem">${raw(drawing('head'))}</span>
<h1>${game.gameName}</h1>
<span class="head__switches">${switches(t, kit)}<button type="button" class="quiet" id="rules-open" aria-label="${t.rules}">${raw(icon('rules'))}</button></span>
</header>
${potsList(t, data.pots, money)}
${board}
<p class="win">${figure('win', t.win, money('0.00'))}</p>
<div class="bar">
${figure('balance', t.balance, money(data.balance))}
<div class="stepper" role="group" aria-label="${stake}">
${figure('bet', stake, money(data.bets[data.firstBet] ?? data.balance))}
<button type="button" id="bet-lower" class="round" aria-label="${t.lowerBet}">${raw(icon('minus'))}</button>
<button type="button" id="bet-raise" class="round" aria-label="${t.raiseBet}">${raw(icon('plus'))}</button>
</div>
${kit.autoplay ? autoBar(t) : ''}
${controls}
</div>
<p class="unseen" id="result" role="status" aria-live="polite"></p>
</main>
${rulesDialog(t, data.language, game, rules)}
${kit.autoplay ? autoDialog(t, kit.autoplay) : ''}
${noticeDialog()}`,
  })
}

/** The rules, with the figures that the model publishes, so that no text can say others. */
function rulesDialog(t: Texts, language: string, game: WalletGame, rules: Html): Html {
  const { rtp, volatility } = modelOf(game)
  const share = new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 2 })
  return html`<dialog id="rules" aria-labelledby="rules-title">
<form method="dialog"><h2 id="rules-title" tabindex="-1">${t.rules}</h2>
${rules}
<p>${t.returnToPlayer(share.format(rtp / 100))}${volatility ? ` ${t.volatility[volatility]}` : ''}</p>
<p class="actions"><button class="action">${t.close}</button></p></form>
</dialog>`
}

/** Filled in by the script. */
const noticeDialog = (): Html =>
  html`<dialog id="notice" role="alertdialog" aria-labelledby="notice-title" aria-describedby="notice-text">
<h2 id="notice-title"></h2><p id="notice-text"></p><p class="actions" id="notice-actions"></p>
</dialog>`

/** Why no game is shown. */
export type ClosedReason = 'used' | 'changed' | 'unavailable'

/** The page shown instead of a game that can't be opened with this URL. */
export function closedPage(reason: ClosedReason, language: string, data: ClosedPageData): Html {
  const t = textsFor(language)
  const [title, text] = {
    used: [t.used, t.usedText],
    changed: [t.changed, t.changedText],
    unavailable: [t.unavailable, t.unavailableText],
  }[reason]
  return htmlPage({
    title: title ?? '',
    language,
    stylesheets: ['/assets/theme-0.css'],
    script: 'client/closed.ts',
    data,
    body: html`<main class="closed">
<h1>${title}</h1>
<p>${text}</p>
<p class="actions"><a class="action" id="lobby" href="${data.lobbyUrl ?? '#'}">${t.toLobby}</a></p>
</main>`,
  })
}
