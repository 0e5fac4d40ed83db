import type { Hono } from 'hono'
import { levels } from '#sandbox/world/accounts/accounts.ts'
import {
  artCategories,
  avatar,
  banner,
  categoryIcon,
  gameMotif,
  gameTile,
  levelMark,
  vendorLogo,
} from '#sandbox/world/art/index.ts'
import { banners } from '#sandbox/world/content/banners.ts'
import { nameKey } from '#sandbox/world/games/name-key.ts'
import { channels } from '../deposits/channels.ts'
import { gameByNode } from '../games/game-rows.ts'
import type { GatewayContext, GatewayEnvironment } from '../gateway/context.ts'
import { facePicture } from '../profile/avatars.ts'
import { promotions } from '../promotions/promotions.ts'
import type { Sandbox } from '../sandbox.ts'
import { cdnNames } from './picture-paths.ts'

/** Sizes of a game's picture: a tile, and a wide one for live tables. */
const shapes = { '': { width: 320, height: 400 }, '-wide': { width: 400, height: 250 } } as const

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Pages of other origins show these pictures too: the desktop client (app:) and the development server.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
  // An SVG that is opened on its own must not run anything.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
}

/** Serves the generated pictures from two image CDNs. Each can be set to fail. */
export function routePictures(app: Hono<GatewayEnvironment>, sandbox: Sandbox): void {
  for (const cdn of cdnNames)
    app.get(`/cdn/${cdn}/:kind/:file`, (context) => {
      const { failingCdn } = sandbox.settings.values
      if (failingCdn === cdn || failingCdn === 'both') return context.text('This CDN is out of order.', 500)
      if (context.req.param('kind') === 'faces') return face(context, sandbox)
      const svg = draw(context, sandbox)
      return svg === undefined
        ? context.text('There is no such picture.', 404)
        : context.body(svg, 200, headers)
    })
}

/** A picture that a member has uploaded as their own. */
function face(context: GatewayContext, sandbox: Sandbox): Response {
  const picture = facePicture(sandbox, context.req.param('file') ?? '')
  if (!picture) return context.text('There is no such picture.', 404)
  return context.body(new Uint8Array(picture.bytes), 200, { ...headers, 'Content-Type': picture.type })
}

function draw(context: GatewayContext, sandbox: Sandbox): string | undefined {
  const [name, tone] = nameAndTone(context.req.param('file') ?? '')
  switch (context.req.param('kind')) {
    case 'games':
      return drawGame(sandbox, name)
    case 'vendors':
      return drawVendor(sandbox, name, tone)
    case 'banners':
      return drawBanner(sandbox, name, context.req.query('theme'))
    case 'promotions':
      return drawPromotion(sandbox, name)
    case 'channels':
      return drawLogo(channels.find(({ id }) => id === name)?.name.EN, tone)
    case 'categories':
      return artCategories.some((category) => category === name) ? categoryIcon(name) : undefined
    case 'avatars':
      return avatar({ seed: name })
    case 'levels':
      return levels.some((level) => level === name) ? levelMark(name) : undefined
    default:
      return undefined
  }
}

/** "JL-dark.svg" → JL on a dark background. Without "-dark" it is for a light background. */
function nameAndTone(file: string): [name: string, tone: 'light' | 'dark'] {
  const name = file.replace(/\.svg$/, '')
  return name.endsWith('-dark') ? [name.slice(0, -'-dark'.length), 'dark'] : [name, 'light']
}

function drawGame({ db }: Sandbox, name: string): string | undefined {
  const shape = name.endsWith('-wide') ? '-wide' : ''
  const nodeId = Number(name.replace(/-wide$/, ''))
  const game = Number.isInteger(nodeId) ? gameByNode(db, nodeId) : undefined
  return (
    game &&
    gameTile({
      name: game.name,
      category: game.category,
      vendor: game.vendorName,
      seed: game.nodeId,
      ...shapes[shape],
    })
  )
}

function drawVendor({ db }: Sandbox, code: string, tone: 'light' | 'dark'): string | undefined {
  return drawLogo(db.get<{ name: string }>('SELECT name FROM world.vendors WHERE code = ?', code)?.name, tone)
}

const drawLogo = (name: string | undefined, tone: 'light' | 'dark'): string | undefined =>
  name === undefined ? undefined : vendorLogo({ name, tone })

/** Promotions use the scene of a banner group. */
function drawPromotion(sandbox: Sandbox, id: string): string | undefined {
  const promotion = promotions.find((one) => one.id === id)
  if (!promotion) return undefined
  const motif = motifOf(sandbox, promotion.linkage)
  return banner({ ...promotion.art, motif, theme: 'dark', text: false, width: 500, height: 200 })
}

/** The motif of the game that a banner or promotion leads to, so that it shows what its tile shows. */
function motifOf({ db }: Sandbox, linkage: { game: string } | object | undefined): string | undefined {
  if (!linkage || !('game' in linkage)) return undefined
  const row = db.get<{ nodeId: number }>(
    'SELECT node_id AS nodeId FROM world.games WHERE name_key = ?',
    nameKey(linkage.game),
  )
  const game = row && gameByNode(db, row.nodeId)
  return (
    game &&
    gameMotif({ name: game.name, category: game.category, vendor: game.vendorName, seed: game.nodeId })
  )
}

/** "w_home-1" is the second banner of its group. Drawn without text, because the site adds its own. */
function drawBanner(sandbox: Sandbox, name: string, theme: string | undefined): string | undefined {
  const known = banners.find(({ group, seed }) => `${group}-${seed}` === name)
  return (
    known &&
    banner({
      group: known.group,
      seed: known.seed,
      motif: motifOf(sandbox, known.linkage),
      theme: theme === 'light' ? 'light' : 'dark',
      text: false,
    })
  )
}
