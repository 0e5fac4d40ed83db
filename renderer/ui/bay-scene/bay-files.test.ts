import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SceneProps } from '#ui/scene/scene-props.ts'
import { Scene } from './bay-scene.tsx'

/** The scenes that style sheets use as pictures at the first paint, for wide windows and phones. */
const files: Record<string, SceneProps> = {
  'bay-wide': {
    width: 840,
    height: 400,
    sunX: 0.74,
    horizon: 0.7,
    sunRadius: 0.3,
    boat: { x: 0.565, scale: 0.8 },
  },
  'bay-narrow': {
    width: 358,
    height: 440,
    sunX: 0.68,
    horizon: 0.83,
    sunRadius: 0.158,
    boat: { x: 0.27, scale: 0.56 },
  },
  'jackpot-wide': {
    width: 824,
    height: 260,
    sunX: 0.84,
    horizon: 0.72,
    sunRadius: 0.28,
    sky: 'night',
    boat: { x: 0.7, scale: 0.5 },
  },
  'jackpot-narrow': {
    width: 358,
    height: 208,
    sunX: 0.84,
    horizon: 0.8,
    sunRadius: 0.24,
    sky: 'night',
    boat: { x: 0.7, scale: 0.24 },
  },
}

// `npx vitest run --project unit bay-files -u` generates the files.
test.each(Object.entries(files))(
  '[HOM-01] the picture file %s is up to date with the scene’s drawing',
  async (name, scene) => {
    const drawing = renderToStaticMarkup(createElement(Scene, scene))
    await expect(drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')).toMatchFileSnapshot(
      `${name}.svg`,
    )
  },
)
