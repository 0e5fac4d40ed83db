import { html } from 'hono/html'
import { type Fault, faultKinds } from '#sandbox/operator/gateway/faults.ts'
import type { Sandbox } from '#sandbox/operator/sandbox.ts'
import { type Definition, definitions, type Group } from '#sandbox/operator/settings/definitions.ts'
import { namedAccounts, pastPaymentPassword } from '#sandbox/world/accounts/accounts.ts'
import { inZone } from '#sandbox/world/market/merchant-zone.ts'
import { allEndpoints } from '#shared/contract/endpoints/index.ts'
import { type Html, page } from './layout.ts'

const groups: readonly Group[] = [
  'Operator',
  'Faults to simulate',
  'Merchant',
  'Login and registration',
  'Registration fields',
  'Withdrawals',
]

/** The steps of the time machine. */
const jumps = [
  { label: 'An hour forward', minutes: 60 },
  { label: 'A day forward', minutes: 24 * 60 },
  { label: 'A month forward', minutes: 30 * 24 * 60 },
]

/** The merchant page: all switches, the faults, the clock, and the accounts to log in with. */
export function merchantPage(
  { settings, faults, clock }: Sandbox,
  said: { done?: string; error?: string },
): Html {
  const values: Record<string, unknown> = { ...settings.values }
  return page(
    'Merchant',
    html`
    ${said.done ? html`<p role="status">${said.done}</p>` : ''}
    ${said.error ? html`<p role="alert">${said.error}</p>` : ''}
    <form method="post" action="/__sandbox/merchant/settings">
      ${groups.map(
        (group) =>
          html`<fieldset><legend>${group}</legend>${Object.entries(definitions)
            .filter(([, definition]) => definition.group === group)
            .map(([key, definition]) => control(key, definition, values[key]))}</fieldset>`,
      )}
      <p class="row"><button>Save settings</button></p>
    </form>
    ${faultSection(faults.list())}
    <h2>Clock</h2>
    <p>It is ${inZone(clock.now()).toISOString().replace('T', ' ').slice(0, 19)} in Manila in the sandbox.
      Moving the clock settles what becomes due: deposits, limits, rebates, breaks. A reset sets it back.</p>
    <form class="row" method="post" action="/__sandbox/merchant/clock">
      ${jumps.map(({ label, minutes }) => html`<button class="quiet" name="minutes" value="${minutes}">${label}</button>`)}
    </form>
    <form class="row" method="post" action="/__sandbox/merchant/clock">
      <label>Minutes <input name="minutes" type="number" min="1" value="15" required></label>
      <button class="quiet">Move clock</button>
    </form>
    <h2>Accounts</h2>
    <p>Every account except demo accounts has the email username@mail.example. Those with past withdrawals have the
      payment password ${pastPaymentPassword}.</p>
    <table>
      <thead><tr><th scope="col">Username</th><th scope="col">Password</th><th scope="col">Type</th><th scope="col">Purpose</th></tr></thead>
      <tbody>${namedAccounts.map(
        ({ username, password, type, purpose }) =>
          html`<tr><td>${username}</td><td>${password}</td><td>${type}</td><td>${purpose}</td></tr>`,
      )}</tbody>
    </table>
    <form class="row" method="post" action="/__sandbox/merchant/reset">
      <label><input type="checkbox" name="data"> Also reset accounts and money</label>
      <button class="quiet">Reset</button>
    </form>`,
  )
}

function control(key: string, definition: Definition, value: unknown): Html {
  const { label } = definition
  if (definition.kind === 'toggle')
    return html`<label><input type="checkbox" name="${key}" ${value === true ? 'checked' : ''}>${label}</label>`
  if (definition.kind === 'text')
    return html`<label>${label}<input name="${key}" value="${String(value)}"></label>`
  return html`<label>${label}<select name="${key}">${definition.options.map(
    (option) => html`<option ${option === value ? 'selected' : ''}>${option}</option>`,
  )}</select></label>`
}

function faultSection(active: readonly Fault[]): Html {
  return html`<h2>Faults</h2>
    ${
      active.length === 0
        ? html`<p>No faults set.</p>`
        : html`<table>
      <thead><tr><th scope="col">Call</th><th scope="col">Fault</th><th scope="col">Times</th></tr></thead>
      <tbody>${active.map(
        ({ endpoint, kind, times }) =>
          html`<tr><td>${endpoint}</td><td>${kind}</td><td>${times ?? 'until cleared'}</td></tr>`,
      )}</tbody></table>`
    }
    <form class="row" method="post" action="/__sandbox/merchant/faults">
      <label>Call <select name="endpoint"><option value="*">every call</option>${allEndpoints.map(
        ({ id }) => html`<option>${id}</option>`,
      )}</select></label>
      <label>Fault <select name="kind">${faultKinds.map((kind) => html`<option>${kind}</option>`)}</select></label>
      <label>Times <input name="times" type="number" min="1" placeholder="always"></label>
      <label>Delay in ms <input name="delay" type="number" min="0" placeholder="0"></label>
      <button class="quiet">Set fault</button>
    </form>
    <form class="row" method="post" action="/__sandbox/merchant/faults/clear"><button class="quiet">Clear all faults</button></form>`
}
