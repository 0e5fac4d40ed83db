import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** A piece of HTML. Text inserted into it is escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const links = [
  ['/__sandbox/merchant', 'Merchant'],
  ['/__sandbox/inbox', 'Inbox'],
  ['/__sandbox/monitoring', 'Monitoring'],
  ['/__sandbox/contract', 'Contract'],
  ['/', 'The site'],
] as const

/** Layout of the sandbox's own pages. */
export const page = (title: string, body: Html): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · Palaro sandbox</title>
    <link rel="stylesheet" href="/__sandbox/style.css">
  </head>
  <body>
    <header>
      <strong>Palaro sandbox</strong>
      <nav aria-label="Sandbox">${links.map(
        ([href, label]) =>
          html`<a href="${href}" ${label === title ? html`aria-current="page"` : ''}>${label}</a>`,
      )}</nav>
    </header>
    <main><h1>${title}</h1>${body}</main>
  </body>
</html>`

/** The only style sheet of these pages, in the brand's colours. */
export const styles = `
:root { color-scheme: light; --ink: oklch(0.222 0.056 283); --paper: oklch(0.984 0.008 86); --line: oklch(0.64 0.022 80);
  --sun: oklch(0.815 0.164 74); --bay: oklch(0.448 0.08 209); --well: oklch(0.962 0.012 85); --coral: oklch(0.5 0.178 28) }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 "Hanken Grotesk Variable", system-ui, sans-serif }
header { display: flex; gap: 24px; align-items: center; padding: 12px 24px; background: var(--ink); color: var(--paper) }
nav { display: flex; gap: 16px }
nav a { color: inherit } nav a[aria-current] { text-decoration-thickness: 3px; text-decoration-color: var(--sun) }
main { max-width: 1040px; margin: 0 auto; padding: 24px }
h1 { font-size: 27px; margin: 0 0 16px } h2, legend { font-size: 17px; font-weight: 700 }
fieldset { border: 1px solid var(--line); border-radius: 16px; margin: 0 0 20px; padding: 8px 20px 16px;
  display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 4px 24px }
label { display: flex; gap: 10px; align-items: center; min-height: 36px }
label > :is(select, input:not([type=checkbox])) { margin-inline-start: auto }
select, input:not([type=checkbox]) { font: inherit; padding: 4px 8px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color: inherit; max-width: 190px }
input[type=checkbox] { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--bay) }
button { font: inherit; font-weight: 700; min-height: 40px; padding: 0 18px; border: 0; border-radius: 11px; background: var(--sun); color: var(--ink); cursor: pointer }
button.quiet { background: var(--well); border: 1px solid var(--line) }
:focus-visible { outline: 2px solid var(--bay); outline-offset: 2px }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin: 0 0 24px }
table { border-collapse: collapse; width: 100%; margin: 0 0 24px } th, td { text-align: start; padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top }
img.sent { max-inline-size: 240px; max-block-size: 180px; margin-block-start: 8px }
th { background: var(--well) } .code { font-size: 21px; font-weight: 700; letter-spacing: 0.08em }
h3 { font-size: 15px; margin: 16px 0 4px } code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
pre { background: var(--well); border: 1px solid var(--line); border-radius: 8px; padding: 10px 16px; max-block-size: 400px; overflow: auto; white-space: pre-wrap }
details { border-bottom: 1px solid var(--line) } summary { padding: 10px 0; cursor: pointer }
[role=status], [role=alert] { background: var(--well); border-inline-start: 4px solid var(--bay); padding: 10px 16px; border-radius: 8px }
[role=alert] { border-color: var(--coral) }
`
