import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoving } from '#lib/roving/use-roving.ts'
import { Delta } from '#ui/delta/delta.tsx'
import { Money } from '#ui/money/money.tsx'
import styles from './chart.module.css'
import type { ChartLook } from './chart-look.ts'
import { type ChartPoint, extentOf, otherHeightOf } from './chart-point.ts'
import { type ChartScale, chartScale } from './chart-scale.ts'
import { PlotAxes } from './plot-axes.tsx'
import { pointText } from './point-text.ts'
import { useWidth } from './use-width.ts'

type PlotProps = ChartLook & {
  points: readonly ChartPoint[]
  /** Draws the points. `chosen` is the key of the focused or hovered one. */
  children: (scale: ChartScale, chosen: string | undefined) => ReactNode
}

const usualHeight = 184
const tallHeight = 290

/** Width for the axis labels, in pixels. */
const axisRoom = 56

/**
 * Axes and points of a chart. Each point has a button over it. Arrow keys move between them, and the focused one
 * announces and shows its value.
 */
export function Plot({ points, children, ...look }: PlotProps) {
  const { t } = useTranslation('records')
  const { ref, width } = useWidth()
  const [chosen, setChosen] = useState<string>()
  const { tabIndex, listProps } = useRoving(points.length, 'horizontal')
  const height = look.tall ? tallHeight : usualHeight
  const scale = chartScale(points, { width, height, start: axisRoom })
  const point = points.find(({ key }) => key === chosen)
  return (
    <div ref={ref} className={styles.plot} style={{ blockSize: height }}>
      <svg width={width} height={height} aria-hidden="true">
        <PlotAxes points={points} scale={scale} width={width} height={height} start={axisRoom} {...look} />
        {children(scale, chosen)}
      </svg>
      <ul aria-label={t('chart.points', { chart: look.label })} {...listProps}>
        {points.map(({ key, name, ...values }, index) => (
          <li key={key} style={{ insetInlineStart: scale.x(key), inlineSize: scale.step }}>
            <button
              type="button"
              tabIndex={tabIndex(index)}
              aria-label={`${name}: ${pointText(values, look)}`}
              onFocus={() => setChosen(key)}
              onBlur={() => setChosen(undefined)}
              onPointerEnter={() => setChosen(key)}
              onPointerLeave={(event) =>
                event.currentTarget === document.activeElement || setChosen(undefined)
              }
            />
          </li>
        ))}
      </ul>
      {point && (
        <p
          aria-hidden="true"
          className={styles.value}
          style={{
            insetInlineStart: `clamp(70px, ${scale.x(point.key) + scale.step / 2}px, calc(100% - 70px))`,
            insetBlockStart: Math.max(0, scale.y(Math.max(extentOf(point)[0], otherHeightOf(point))) - 8),
          }}
        >
          <small>{point.name}</small>
          <Value point={point} look={look} />
        </p>
      )}
    </div>
  )
}

/** The values of the chosen point. */
function Value({ point, look }: { point: ChartPoint; look: ChartLook }) {
  if (look.counts) return <span className="num">{pointText(point, look)}</span>
  if (look.signed) return <Delta amount={point.amount} {...look.money} />
  if (!look.series || point.other === undefined) return <Money amount={point.amount} {...look.money} />
  return look.series.map((name, index) => (
    <span key={name}>
      <span>{name}</span>{' '}
      <Money amount={(index === 0 ? point.amount : point.other) ?? point.amount} {...look.money} />
    </span>
  ))
}
