import { html } from 'hono/html'
import type { AgentApplication } from '#sandbox/operator/agent-application/routes.ts'
import type { StoredFeedback } from '#sandbox/operator/feedback/routes.ts'
import type { SentMessage } from '#sandbox/operator/security/inbox.ts'
import { type Html, page } from './layout.ts'

/** The code that an account's authenticator app shows. */
export type AuthenticatorCode = { username: string; code: string }

/** Messages the sandbox "sent" (newest first), feedback it received, and current authenticator codes. */
export const inboxPage = (
  messages: readonly SentMessage[],
  authenticators: readonly AuthenticatorCode[],
  feedback: readonly StoredFeedback[],
  applications: readonly AgentApplication[],
): Html =>
  page(
    'Inbox',
    html`<h2>Messages</h2>
    ${sentTable(messages)}
    <h2>Feedback</h2>
    ${feedbackTable(feedback)}
    <h2>Agent applications</h2>
    ${applicationTable(applications)}
    <h2>Authenticator apps</h2>
    <p>Codes change every 30 seconds. Reload the page for the current one.</p>
    <table>
      <thead><tr><th scope="col">Account</th><th scope="col">Code</th></tr></thead>
      <tbody>${authenticators.map(
        ({ username, code }) => html`<tr><td>${username}</td><td class="code">${code}</td></tr>`,
      )}</tbody>
    </table>`,
  )

function sentTable(messages: readonly SentMessage[]): Html {
  return messages.length === 0
    ? html`<p>Nothing sent yet. The sandbox’s codes and emails arrive here and go nowhere else.</p>`
    : html`<table>
      <thead><tr><th scope="col">Sent (UTC)</th><th scope="col">To</th><th scope="col">Message</th><th scope="col">Code</th></tr></thead>
      <tbody>${messages.map(
        ({ sent, channel, recipient, subject, body, code }) => html`<tr>
          <td>${new Date(sent).toISOString().replace('T', ' ').slice(0, 19)}</td>
          <td>${channel === 'sms' ? `+${recipient}` : recipient}</td>
          <td><strong>${subject}</strong><br>${body}</td>
          <td class="code">${code ?? ''}</td></tr>`,
      )}</tbody></table>`
}

function feedbackTable(feedback: readonly StoredFeedback[]): Html {
  return feedback.length === 0
    ? html`<p>No feedback yet. What players send with the site’s feedback form arrives here.</p>`
    : html`<table>
      <thead><tr><th scope="col">Received (UTC)</th><th scope="col">About</th><th scope="col">Feedback</th><th scope="col">From</th></tr></thead>
      <tbody>${feedback.map(
        ({ created, kind, content, username, contact, pictures }) => html`<tr>
          <td>${new Date(created).toISOString().replace('T', ' ').slice(0, 19)}</td>
          <td>${kind}</td>
          <td>${content}${pictures.map(pictureOf)}</td>
          <td>${[username, contact].filter(Boolean).join(', ') || 'a visitor'}</td></tr>`,
      )}</tbody></table>`
}

function applicationTable(applications: readonly AgentApplication[]): Html {
  return applications.length === 0
    ? html`<p>No applications yet. People who want to become agents apply on the site’s join page.</p>`
    : html`<table>
      <thead><tr><th scope="col">Received (UTC)</th><th scope="col">Name</th><th scope="col">Mobile</th><th scope="col">Email</th><th scope="col">Players</th><th scope="col">Account</th></tr></thead>
      <tbody>${applications.map(
        ({ created, name, mobile, email, players, username }) => html`<tr>
          <td>${new Date(created).toISOString().replace('T', ' ').slice(0, 19)}</td>
          <td>${name}</td><td>+${mobile}</td><td>${email ?? ''}</td><td>from ${players}</td><td>${username ?? ''}</td></tr>`,
      )}</tbody></table>`
}

const pictureOf = (id: string, index: number): Html => {
  const address = `/__sandbox/pictures/${encodeURIComponent(id)}`
  return html`<br><a href="${address}"><img class="sent" src="${address}" alt="Picture ${index + 1}"></a>`
}
