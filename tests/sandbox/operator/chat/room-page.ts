import { html, raw } from 'hono/html'
import { type RoomTexts, roomTexts } from './room-texts.ts'

/** Data embedded in the page for its script. */
export type RoomData = {
  room: string
  tag: string
  t: Pick<RoomTexts, 'seen' | 'failed' | 'tooMany' | 'ended'>
}

export type RoomOptions = { room: string; title: string; language: string; colour: string }

/** JSON for a script element. "<" is escaped because it could end the element. */
const embed = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c')

const sun = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="10" fill="#403a78"/>
<path d="M4 21a12 12 0 0 1 24 0z" fill="#ffb12e"/><path d="M0 21h32v11H0z" fill="#1d8a8f"/></svg>`
const plane = `<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2"
stroke-linecap="round" stroke-linejoin="round"><path d="M14.5 21.7a.5.5 0 0 0 .9 0l6.5-19a.5.5 0 0 0-.6-.6l-19 6.5a.5.5 0 0 0 0 .9l7.9 3.2a2 2 0 0 1 1.1 1.1z"/><path d="m21.9 2.1-10.9 11"/></svg>`

const documentOf = (
  { title, language, colour }: Omit<RoomOptions, 'room'>,
  rest: ReturnType<typeof html>,
) => html`<!doctype html>
<html lang="${roomTexts(language).tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/chat/assets/room.css">
<link rel="stylesheet" href="/chat/head/${colour.slice(1)}.css">
</head>
<body>${rest}</body>
</html>`

/** An empty chat room. Its script fills in the messages. */
export function roomPage({ room, ...options }: RoomOptions) {
  const { t, tag } = roomTexts(options.language)
  const { seen, failed, tooMany, ended } = t
  const data: RoomData = { room, tag, t: { seen, failed, tooMany, ended } }
  return documentOf(
    options,
    html`<header>${raw(sun)}<div><h1 class="unseen">${options.title}</h1><small>${t.agent}</small></div></header>
<main>
<div id="log" role="log" aria-label="${t.messages}" tabindex="0"></div>
<p id="typing" role="status" hidden><span class="unseen">${t.typing}</span><i></i><i></i><i></i></p>
<p id="quick">${[t.quickDeposit, t.quickTurnover, t.quickLimit].map((words) => html`<button type="button">${words}</button>`)}</p>
<p id="problem" role="alert"></p>
<form id="form">
<input id="text" name="text" maxlength="500" autocomplete="off" aria-label="${t.message}" placeholder="${t.message}">
<button aria-label="${t.send}">${raw(plane)}</button>
</form>
</main>
<script type="application/json" id="data">${raw(embed(data))}</script>
<script type="module" src="/chat/assets/room.ts"></script>`,
  )
}

/** Shown instead of a room whose session has ended. */
export const endedPage = (options: Omit<RoomOptions, 'room'>) =>
  documentOf(
    options,
    html`<header>${raw(sun)}<h1 class="unseen">${options.title}</h1></header>
<main><p id="ended" role="alert">${roomTexts(options.language).t.ended}</p></main>`,
  )
