import { html, raw } from 'hono/html'
import { questions } from '#sandbox/world/content/help-questions.ts'
import { type ServedLanguage, servedLanguages } from '#sandbox/world/texts/language.ts'
import { languages } from '#shared/i18n/languages.ts'
import type { Html } from './layout.ts'
import { supportTexts as texts } from './support-texts.ts'

const mark = `<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true"><circle cx="16" cy="16" r="15.2" fill="#1b1738" stroke="#4b4683" stroke-width=".8"/><path d="M5.6 18.2a10.4 10.4 0 0 1 20.8 0z" fill="#ffb02e"/><g fill="none" stroke="#3cc2c4" stroke-width="2.3" stroke-linecap="round"><path d="M6.4 21.4c2.4-1.6 4.4-1.6 6.4 0s4 1.6 6.4 0 4-1.6 6.4 0"/><path d="M9.8 25.6c2-1.3 3.2-1.3 6.2 0 2.2.9 3.8.9 6.2 0"/></g></svg>`

/** The topics whose questions are shown, two of each at most. */
const shown = ['deposit', 'withdraw', 'bonus', 'security'] as const
const each = 2

/** Where the operator can be written to. The host is reserved for examples. */
const email = 'help@palaro.example'

/** The operator's customer-service page, which the site opens in a window of its own. */
export function supportPage(language: ServedLanguage): Html {
  const t = (key: keyof typeof texts) => texts[key][language]
  const asked = shown.flatMap((tag) => (questions[tag] ?? []).slice(0, each))
  return html`<!doctype html>
<html lang="${languages[language].tag}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${t('title')} · Palaro</title>
    <link rel="stylesheet" href="/__sandbox/support.css">
  </head>
  <body>
    <header>
      <a href="/" aria-label="Palaro">${raw(mark)}<b>palaro</b></a>
      <a class="back" href="/">${t('back')}</a>
    </header>
    <section class="hero"><div><p>${t('title')}</p><h1>${t('hello')}</h1><p>${t('lead')}</p></div></section>
    <main>
      <ul class="ways">
        <li><h2><a href="/feedback">${t('write')}</a></h2><p>${t('writeText')}</p></li>
        <li><h2><a href="mailto:${email}">${t('email')}</a></h2><p>${email}<br>${t('emailText')}</p></li>
        <li><h2><a href="/help">${t('help')}</a></h2><p>${t('helpText')}</p></li>
      </ul>
      <h2>${t('common')}</h2>
      ${asked.map(
        ([question, answer]) =>
          html`<details><summary>${question[language]}</summary><p>${answer[language]}</p></details>`,
      )}
    </main>
    <footer>
      <p>${t('safe')}</p>
      <nav aria-label="${t('language')}">${servedLanguages.map(
        (code) =>
          html`<a href="?language=${code}" lang="${languages[code].tag}" ${code === language ? html`aria-current="true"` : ''}>${languages[code].name}</a>`,
      )}</nav>
    </footer>
  </body>
</html>`
}

/** The style sheet of the customer-service page. */
export const supportStyles = `
@font-face { font-family: Display; src: url("/__sandbox/fonts/display-latin.woff2") format("woff2"); font-weight: 200 800; font-display: swap }
@font-face { font-family: Text; src: url("/__sandbox/fonts/text-latin.woff2") format("woff2"); font-weight: 100 900; font-display: swap }
:root { color-scheme: light dark; --paper: light-dark(#fdf9f2, #14122b); --ink: light-dark(#1f1b3a, #f7f2e8); --ink-2: light-dark(#55506d, #c3bed6);
  --surface: light-dark(#fff, #1f1b3a); --line: light-dark(#e6dfd2, #393461); --sun: #ffb02e; --bay: light-dark(#00727a, #59cfd4); --dusk: #1b1738 }
* { box-sizing: border-box } body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Text, system-ui, sans-serif }
h1, h2 { font-family: Display, Text, system-ui, sans-serif; letter-spacing: -0.01em; line-height: 1.1; margin: 0 }
a { color: inherit } header, main, footer, .hero > div { max-width: 1040px; margin: 0 auto; padding-inline: 24px }
header { display: flex; align-items: center; justify-content: space-between; min-height: 64px }
header a:first-child { display: flex; gap: 10px; align-items: center; text-decoration: none } header b { font: 800 24px Display, sans-serif; letter-spacing: -0.03em }
.back { color: var(--bay); font-weight: 650 }
.hero { background: radial-gradient(circle at 82% 118%, #ffb02e 0 14%, #d9542f 14% 24%, #9c2f45 24% 36%, #5a1d54 36% 50%, #322058 50% 66%, transparent 66%), var(--dusk); color: #fdf6e7 }
.hero > div { padding-block: 56px 60px } .hero p { margin: 0; font-weight: 600; max-width: 44ch } .hero h1 { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.25rem); font-weight: 800; margin-block: 6px 10px; max-width: 16ch }
main { padding-block: 28px 48px } main > h2 { font-size: 24px; margin-block: 36px 10px }
.ways { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr)); gap: 14px; margin: -56px 0 0; padding: 0; list-style: none }
.ways li { position: relative; padding: 20px; border: 1px solid var(--line); border-radius: 18px; background: var(--surface) } .ways h2 { font-size: 19px }
.ways h2 a { color: var(--bay); text-decoration: none } .ways h2 a::after { content: ""; position: absolute; inset: 0; border-radius: 18px } .ways li:hover { border-color: var(--bay) } .ways p { margin: 6px 0 0; color: var(--ink-2); font-size: 15px }
details { border-block-start: 1px solid var(--line) } details:last-of-type { border-block-end: 1px solid var(--line) }
summary { padding-block: 14px; font-weight: 650; cursor: pointer } details p { margin: 0 0 16px; color: var(--ink-2); max-width: 68ch }
footer { display: flex; flex-wrap: wrap; gap: 10px 24px; justify-content: space-between; padding-block: 20px 40px; border-block-start: 1px solid var(--line); color: var(--ink-2); font-size: 14px } footer p { margin: 0 }
nav { display: flex; flex-wrap: wrap; gap: 6px 14px } nav a { padding-block: 4px } nav [aria-current] { color: var(--ink); font-weight: 700; text-decoration: none }
:focus-visible { outline: 2px solid var(--bay); outline-offset: 3px; border-radius: 6px }
`
