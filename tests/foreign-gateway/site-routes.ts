import { Hono } from 'hono'
import { type Env, ok } from './answers.ts'

/** The tenant whose gateway this is. */
export const tenant = 'isla'

const status = { closed: false, barred: false }
const field = { enabled: true, required: true }
const secret = { ...field, minLength: 6, maxLength: 20, patternId: 5 }
const name = { ...field, minLength: 4, maxLength: 15, patternId: 1 }
const ways = {
  name: true,
  secret: true,
  mobile: false,
  mobileSecret: false,
  mobileCode: false,
  code: false,
  free: false,
}

/** What a site asks before anybody signs in. */
export const siteRoutes = new Hono<Env>()
  .get('/site', (c) => ok(c, { ...status, pictures: [`${new URL(c.req.url).origin}/media`], games: [] }))
  .get('/site/state', (c) => ok(c, status))
  .get('/tenant', (c) => ok(c, { id: tenant, money: { code: 'PHP', sign: '₱' }, teasers: [] }))
  .get('/features', (c) => ok(c, { features: [{ name: 'DIRECTREG3', on: '1' }] }))
  .get('/notices', (c) => {
    const news = [{ ref: 1, head: 'Isla is open', body: '<p>Welcome to the island.</p>', at: Date.now() }]
    return ok(c, { news, banners: [], popup: [], promotion: [] })
  })
  .get('/addresses', (c) => ok(c, [new URL(c.req.url).origin]))
  .get('/links', (c) => ok(c, { addresses: [], links: [] }))
  .get('/countries', (c) => ok(c, { here: 'PH', countries: [{ iso: 'PH', dial: '63' }] }))
  .get('/accounts/rules', (c) =>
    ok(c, { inputs: { username: name, password: secret, confirmPassword: secret }, ways }),
  )
