import { Hono } from 'hono'
import * as z from 'zod/mini'
import { listAgentApplications } from '#sandbox/operator/agent-application/routes.ts'
import { listFeedback } from '#sandbox/operator/feedback/routes.ts'
import type { GatewayContext, GatewayEnvironment } from '#sandbox/operator/gateway/context.ts'
import { faultSchema } from '#sandbox/operator/gateway/faults.ts'
import type { Sandbox } from '#sandbox/operator/sandbox.ts'
import { googleCode } from '#sandbox/operator/security/google-code.ts'
import { definitions } from '#sandbox/operator/settings/definitions.ts'
import { SettingError } from '#sandbox/operator/settings/settings.ts'
import { PictureStore } from '#sandbox/operator/uploads/picture-store.ts'
import { assetOf } from '#sandbox/provider/assets.ts'
import { inZone } from '#sandbox/world/market/merchant-zone.ts'
import { readLanguage } from '#sandbox/world/texts/language.ts'
import { contractDocument } from '../contract/contract-document.ts'
import { contractPage } from './contract.ts'
import { inboxPage } from './inbox.ts'
import { styles } from './layout.ts'
import { merchantPage } from './merchant.ts'
import { supportPage, supportStyles } from './support.ts'

/** The pages under /__sandbox: merchant page, inbox, the gateway contract, and the
 * customer-service page. */
export function sandboxPages(sandbox: Sandbox): Hono<GatewayEnvironment> {
  const { settings, faults, clock, inbox } = sandbox
  const pictures = new PictureStore(sandbox)
  const pages = new Hono<GatewayEnvironment>()
  const done = (context: GatewayContext, said: string) =>
    context.redirect(`/__sandbox/merchant?${new URLSearchParams({ done: said })}`, 303)

  pages.get('/', (context) => context.redirect('/__sandbox/merchant'))
  /** For what watches the process: 503 once its database can't be read. */
  pages.get('/health', (context) => {
    try {
      sandbox.db.get('SELECT 1')
      return context.json({ status: 'ok', name: 'palaro-sandbox', scale: sandbox.scale })
    } catch {
      return context.json({ status: 'failed', name: 'palaro-sandbox', scale: sandbox.scale }, 503)
    }
  })
  pages.get('/style.css', (context) =>
    context.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  pages.get('/support.css', (context) =>
    context.body(supportStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  pages.get('/fonts/:name', async (context) => {
    const name = context.req.param('name')
    const font = name.endsWith('.woff2') ? await assetOf(name) : undefined
    return font ? context.body(font.body, 200, { 'Content-Type': font.type }) : context.notFound()
  })
  pages.get('/inbox', (context) =>
    context.html(
      inboxPage(
        inbox.list(),
        authenticatorCodes(sandbox),
        listFeedback(sandbox),
        listAgentApplications(sandbox),
      ),
    ),
  )
  pages.get('/openapi.json', async (context) => context.json(await contractDocument(originOf(context))))
  pages.get('/contract', async (context) => {
    const search = (context.req.query('search') ?? '').trim().slice(0, longestSearch)
    return context.html(contractPage(await contractDocument(originOf(context)), search))
  })
  pages.get('/pictures/:id', (context) => {
    const picture = pictures.find(context.req.param('id'))
    if (!picture) return context.notFound()
    return context.body(new Uint8Array(picture.bytes), 200, {
      'Content-Type': picture.type,
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })
  pages.get('/support', (context) => context.html(supportPage(readLanguage(context.req.query('language')))))
  pages.get('/merchant', (context) => {
    const said = context.req.query('done')
    return context.html(merchantPage(sandbox, said === undefined ? {} : { done: said }))
  })

  pages.post('/merchant/settings', async (context) => {
    const form = await context.req.formData()
    const change = Object.entries(definitions).map(([key, { kind }]) => [
      key,
      kind === 'toggle' ? form.has(key) : textOf(form, key),
    ])
    settings.change(Object.fromEntries(change))
    return done(context, 'Settings saved.')
  })
  pages.post('/merchant/faults', async (context) => {
    const form = await context.req.formData()
    const number = (name: string) => {
      const text = textOf(form, name)
      return text === '' ? undefined : Number(text)
    }
    faults.set(
      z.parse(faultSchema, {
        endpoint: form.get('endpoint'),
        kind: form.get('kind'),
        times: number('times'),
        delay: number('delay'),
      }),
    )
    return done(context, 'Fault set.')
  })
  pages.post('/merchant/faults/clear', (context) => {
    faults.clear()
    return done(context, 'All faults cleared.')
  })
  pages.post('/merchant/clock', async (context) => {
    clock.advance(Number((await context.req.formData()).get('minutes')) * 60_000)
    return done(
      context,
      `Clock moved forward. It is ${inZone(clock.now()).toISOString().slice(0, 16).replace('T', ' ')} in Manila.`,
    )
  })
  pages.post('/merchant/reset', async (context) => {
    sandbox.reset({ data: (await context.req.formData()).has('data') })
    return done(context, 'Sandbox reset.')
  })

  pages.onError((error, context) => {
    const mistake =
      error instanceof z.core.$ZodError || error instanceof SettingError || error instanceof RangeError
    if (!mistake) throw error
    return context.html(merchantPage(sandbox, { error: `This can’t be saved: ${error.message}` }), 400)
  })
  return pages
}

/** Longest search in the contract, in characters. */
const longestSearch = 100
const originOf = (context: GatewayContext): string => new URL(context.req.url).origin

const authenticatorCodes = ({ members, clock }: Sandbox) =>
  members
    .withAuthenticator()
    .map(({ username, secret }) => ({ username, code: googleCode(secret, clock.now()) }))

/** A text field of a form. "" if it is missing or a file. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
