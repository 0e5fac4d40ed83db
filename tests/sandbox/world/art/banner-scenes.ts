/** Banner scenes, drawn around x, the centre of the illustration. Always 360 units high. */
import type { Palette } from './palettes.ts'
import { star, wedges } from './path-data.ts'
import { cycle, type Random } from './random.ts'
import { circle, line, path, rect } from './svg.ts'

type Scene = (s: Palette, x: number, width: number, random: Random) => string

const bubbles = [
  [-260, 90, 14],
  [-230, 50, 8],
  [220, 60, 16],
  [260, 120, 9],
  [300, 40, 7],
  [-310, 150, 7],
] as const

/** Path data of paper scraps, dealt in turn to three groups with a colour each. */
function confetti(x: number, random: Random): readonly [string, string, string] {
  const heaps: [string, string, string] = ['', '', '']
  for (let i = 0; i < 46; i++) {
    const px = Math.round(x - 420 + random() * 840)
    const py = Math.round(random() * 360)
    const edge = `${Math.round(8 + random() * 8)} ${Math.round(random() * 10 - 5)}-5 9-${Math.round(8 + random() * 6)} 3`
    heaps[i % 3] += `M${px} ${py}l${edge}z`
  }
  return heaps
}

export const bannerScenes = {
  bay: (s, x, width) =>
    circle(s.glow, x, 190, 210, 'opacity=".4"') +
    circle(s.accent[0], x, 190, 150, 'opacity=".95"') +
    path(
      s.main[2],
      `M${x - 460} 270q90-70 170-30t120-6q80-60 150-24t130-14q70-46 150 0 60 30 140 10v60H${x - 460}z`,
      'opacity=".45"',
    ) +
    path(s.ground, `M-10 284h${width + 20}v90H-10z`, 'opacity=".9"') +
    line(
      s.accent[0],
      5,
      `M${x - 120} 300h240M${x - 180} 318h90M${x + 20} 318h170M${x - 60} 336h150M${x - 260} 336h70`,
      'stroke-linecap="round" opacity=".8"',
    ) +
    path(
      s.pale,
      `M${x - 330} 90q14-24 46-14 22-24 52 2 30-4 34 20h-136q-6-8 4-8zM${x + 190} 62q12-20 38-12 20-20 44 4 24-2 28 16h-114q-4-6 4-8z`,
      'opacity=".8"',
    ),
  rays: (s, x) =>
    path(s.glow, wedges(22, 760, 0.5, 4, x, 190), 'opacity=".38"') +
    circle(s.glow, x, 190, 190, 'opacity=".45"') +
    path(s.accent[1], star(24, 176, 158, 0, x, 190)) +
    circle(s.main[2], x, 190, 150) +
    path(s.main[1], wedges(16, 150, 0.5, 0, x, 190), 'opacity=".6"'),
  table: (s, x) =>
    path(s.glow, `M${x - 90}-10h180l260 330h-700z`, 'opacity=".32"') +
    path('#5b2f14', `M${x - 960} 362Q${x} 120 ${x + 960} 362z`) +
    path('#0f6b47', `M${x - 960} 382Q${x} 140 ${x + 960} 382z`) +
    line(s.accent[0], 4, `M${x - 960} 412Q${x} 170 ${x + 960} 412`, 'opacity=".7"'),
  sea: (s, x) =>
    path(
      s.pale,
      `M${x - 200}-10h90l-120 380h-160zM${x}-10h70l40 380h-170zM${x + 180}-10h60l220 380h-150z`,
      'opacity=".18"',
    ) +
    circle(s.glow, x, 170, 220, 'opacity=".35"') +
    path(
      s.main[2],
      `M${x - 620} 330q160-40 300-16 20-60 40-8 14-84 44-2 20-40 34 4 120 30 260-4 16-74 40-6 12-90 44 2 18-40 30 4 90 20 260-10v80h-1060z`,
      'opacity=".7"',
    ) +
    bubbles
      .map(
        ([dx, y, r]) =>
          `<circle fill="none" stroke="${s.pale}" stroke-width="3" opacity=".7" cx="${x + dx}" cy="${y}" r="${r}"/>`,
      )
      .join(''),
  weave: (s, x) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map(
        (i) =>
          path(cycle([s.accent[1], s.main[1], s.pop], i), star(4, 64, 0, 0, x - 330 + i * 110, 360)) +
          path(s.main[2], star(4, 36, 0, 0, x - 330 + i * 110, 360)) +
          path(cycle([s.main[1], s.pop, s.accent[1]], i), star(4, 46, 0, 0, x - 330 + i * 110, 0)),
      )
      .join('') +
    path(s.glow, star(4, 260, 0, 0, x, 180), 'opacity=".4"') +
    path(s.accent[1], star(4, 190, 0, 0, x, 180), 'opacity=".75"') +
    path(s.main[2], star(4, 172, 0, 0, x, 180)),
  pitch: (s, x) =>
    path(
      s.glow,
      `M${x - 360}-10l200 260h40zM${x + 360}-10l-200 260h-40zM${x - 120}-10l70 220h20zM${x + 120}-10l-70 220h-20z`,
      'opacity=".4"',
    ) +
    path('#2f9a55', `M${x - 700} 262h1400v110h-1400z`) +
    path(
      '#27854a',
      [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4]
        .map((i) => `M${x + i * 120} 262h60l${i * 40 + 20} 110h-90z`)
        .join(''),
    ) +
    line('#fff', 5, `M${x - 700} 264h1400`, 'opacity=".8"') +
    `<ellipse fill="none" stroke="#fff" stroke-width="5" opacity=".8" cx="${x}" cy="318" rx="220" ry="40"/>` +
    circle(s.glow, x, 170, 190, 'opacity=".4"'),
  grid: (s, x) =>
    circle(s.accent[1], x, 170, 168, 'opacity=".9"') +
    [0, 1, 2, 3, 4].map((i) => rect(s.ground, x - 190, 190 + i * 18, 380, 3 + i * 2)).join('') +
    path(s.deep, `M${x - 800} 282h1600v90h-1600z`) +
    line(
      s.pop,
      2.5,
      Array.from({ length: 21 }, (_, i) => `M${x + (i - 10) * 46} 282L${x + (i - 10) * 110} 362`).join('') +
        [0, 12, 28, 50].map((d) => `M${x - 800} ${282 + d}h1600`).join(''),
      'opacity=".75"',
    ),
  confetti: (s, x, _width, random) => {
    const [a, b, c] = confetti(x, random)
    return (
      circle(s.glow, x, 180, 260, 'opacity=".4"') +
      circle(s.glow, x, 180, 180, 'opacity=".5"') +
      path(s.accent[1], a) +
      path(s.pop, b) +
      path(s.main[1], c) +
      line(
        s.main[1],
        8,
        `M${x - 380} 60q40 20 20 60t20 60M${x + 370} 80q-40 20-16 60t-30 70`,
        'stroke-linecap="round"',
      )
    )
  },
  stage: (s, x) =>
    path(
      s.glow,
      `M${x - 300}-10l120 320h240L${x - 250}-10zM${x + 300}-10l-120 320h-240L${x + 250}-10z`,
      'opacity=".3"',
    ) +
    path(s.main[2], `M${x - 110} 268h220v100h-220z`) +
    path(s.main[1], `M${x - 300} 300h190v70h-190zM${x + 110} 316h190v60h-190z`) +
    path(s.accent[1], `M${x - 110} 262h220v10h-220zM${x - 300} 294h190v8h-190zM${x + 110} 310h190v8h-190z`),
} satisfies Record<string, Scene>
export type BannerScene = keyof typeof bannerScenes
