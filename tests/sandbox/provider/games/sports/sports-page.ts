/** The sportsbook's part of the page. */
import { html, raw } from 'hono/html'
import { type Texts, textsFor } from '../../client/languages.ts'
import { sprite } from '../../drawings.ts'
import { definePage, type Html } from '../game-page.ts'
import { betControl } from '../timed-page.ts'
import { type SportsTexts, sportsTexts } from './client/texts.ts'
import { fieldDrawing, fieldSymbols, sportIcon } from './fields.ts'
import type { SportsTable } from './sports-table.ts'

const sportTabs = (t: SportsTexts, { sports, book }: SportsTable): Html =>
  html`<nav class="tabs" aria-label="${book === 'esports' ? t.titles : t.sports}">${sports.map(
    (sport) =>
      html`<button type="button" class="tab" data-sport-tab="${sport}" aria-pressed="false">${raw(sportIcon(sport))}<span>${t.sport[sport]}</span><b class="tab__count figures" aria-hidden="true" hidden></b><span class="unseen"></span></button>`,
  )}</nav>`

const watched = (t: SportsTexts): Html =>
  html`<section class="watched" id="watched" aria-labelledby="watched-title" hidden>
<div class="watched__play"><header class="watched__head"><h2 id="watched-title" tabindex="-1">${t.watching}</h2><span class="watched__league" id="watched-league"></span><span class="watched__time figures" id="watched-time"></span></header>
<div class="watched__score"><b id="watched-home"></b><strong class="figures" id="watched-score"></strong><b id="watched-away"></b></div>
<div class="watched__field">${raw(fieldDrawing)}<p class="watched__event" id="watched-event"></p><p class="watched__note" id="watched-note"></p></div>
<div class="watched__course" id="course"><span class="progress" id="progress" aria-hidden="true"><i class="progress__now"></i><span id="marks"></span></span><span class="parts" id="parts" aria-hidden="true"></span><ol class="run" id="run" role="list" aria-label="${t.run}"></ol></div></div>
<div class="markets" id="markets"></div>
<button type="button" class="watched__more" id="watched-more"></button>
</section>`

const phase = (name: 'live' | 'ahead' | 'ended', t: SportsTexts): Html =>
  html`<button type="button" data-phase-tab="${name}" aria-pressed="false">${t.phase[name]} <span class="figures"></span></button>`

const slip = (t: SportsTexts): Html =>
  html`<section class="panel slip-panel" aria-labelledby="slip-title"><header class="panel__head"><h2 id="slip-title" tabindex="-1">${t.views.slip}</h2><button type="button" class="text-button" id="slip-clear" hidden>${t.clear}</button></header>
<ul class="slip" id="slip"></ul>
<p class="slip__note" id="slip-note" role="status" hidden></p>
<dl class="slip__total" id="slip-total" hidden><div><dt>${t.totalOdds}</dt><dd class="figures" id="total-odds"></dd></div><div><dt>${t.mayWin}</dt><dd class="figures" id="may-win"></dd></div></dl>
<label class="slip__better"><input type="checkbox" id="accept-better"><span>${t.better}</span></label></section>`

const bets = (t: SportsTexts): Html =>
  html`<section class="panel bets-panel" aria-labelledby="bets-title"><header class="panel__head"><h2 id="bets-title">${t.views.bets}</h2><span class="switch" role="group" aria-labelledby="bets-title"><button type="button" data-bets="open" aria-pressed="true">${t.shown.open}</button><button type="button" data-bets="settled" aria-pressed="false">${t.shown.settled}</button></span></header>
<ul class="tickets" id="tickets"></ul></section>`

const view = (name: 'matches' | 'slip' | 'bets', t: SportsTexts): Html =>
  html`<button type="button" data-view-tab="${name}" aria-pressed="${String(name === 'matches')}">${t.views[name]}${name === 'slip' ? html` <b class="figures views__count" id="slip-count" hidden></b>` : ''}</button>`

const board = (t: SportsTexts, table: SportsTable, common: Texts): Html =>
  html`<div class="book" data-view="matches">
<div class="views" role="group" aria-label="${common.myBets}">${view('matches', t)}${view('slip', t)}${view('bets', t)}</div>
<div class="main">${sportTabs(t, table)}${watched(t)}
<section class="list" aria-label="${t.views.matches}"><div class="phases" role="group" aria-label="${t.views.matches}">${phase('live', t)}${phase('ahead', t)}${phase('ended', t)}</div>
<ul class="matches" id="matches"></ul></section></div>
<div class="aside">${slip(t)}${bets(t)}</div>
</div>`

const stylesheet = (name: string): string => `/assets/games/sports/client/${name}.css`

export const sportsPage = definePage(
  'sports',
  (table, { language }) => {
    const t = sportsTexts(language)
    const common = textsFor(language)
    return {
      board: board(t, table, common),
      controls: betControl(common),
      rules: html`<p>${t.rules}</p>`,
      sprite: sprite(fieldSymbols),
    }
  },
  ['/assets/client/board.css', stylesheet('match'), stylesheet('slip')],
)
