import { html } from 'hono/html'
import type { ReportedRecord } from '#sandbox/operator/monitoring/otlp-logs.ts'
import { type Html, page } from './layout.ts'

/** What sites reported, newest first. */
export const monitoringPage = (records: readonly ReportedRecord[]): Html =>
  page(
    'Monitoring',
    records.length === 0
      ? html`<p>Nothing reported yet. The site reports here if its brand has
        <code>"monitoring": { "url": "/__sandbox/monitoring" }</code>: after ten seconds, and when its page is left.</p>`
      : html`<table>
      <thead><tr><th scope="col">Time (UTC)</th><th scope="col">Severity</th><th scope="col">Event</th><th scope="col">Report</th><th scope="col">From</th></tr></thead>
      <tbody>${records.map(
        ({ at, severity, event, body, attributes, resource }) => html`<tr>
          <td>${new Date(at).toISOString().replace('T', ' ').slice(0, 19)}</td>
          <td>${severity}</td>
          <td>${event}</td>
          <td><strong>${body}</strong>${Object.entries(attributes).map(([name, value]) => html`<br>${name}: ${String(value)}`)}</td>
          <td>${['service.name', 'service.version', 'user_agent.name', 'user_agent.version', 'browser.platform'].map((name) => html`${String(resource[name] ?? '')} `)}</td></tr>`,
      )}</tbody></table>`,
  )
