import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Region } from '#ui/region/region.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import styles from './chart-card.module.css'

type ChartCardProps = {
  title: string
  chart: ReactNode
  /** The figures behind the chart. */
  table: ReactNode
  /** Names of a line chart's two lines. */
  series?: readonly [string, string] | undefined
  /** Names of the parts of a bar chart's points, by their place among them from 1 on. */
  kinds?: readonly { name: string; part: number }[] | undefined
}

/** A chart or its table, one at a time. Not part of the chart's own chunk, which is loaded separately. */
export function ChartCard({ title, chart, table, series, kinds }: ChartCardProps) {
  const { t } = useTranslation('records')
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const Icon = asTable ? ChartColumn : Table2
  return (
    <Card padded={false} className={styles.card}>
      <section aria-labelledby={titleId}>
        <header className="spread">
          <h3 id={titleId}>{title}</h3>
          <Button size="sm" variant="quiet" onClick={() => setAsTable(!asTable)}>
            <Icon />
            <span>{t(asTable ? 'chart.showChart' : 'chart.showTable')}</span>
          </Button>
        </header>
        {series && !asTable && (
          <p className={styles.legend}>
            {series.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </p>
        )}
        {kinds && !asTable && (
          <p className={styles.kinds}>
            {kinds.map(({ name, part }) => (
              <span key={part} style={{ '--kind': `var(--part-${part})` }}>
                {name}
              </span>
            ))}
          </p>
        )}
        <div className={styles.body}>
          {asTable ? (
            table
          ) : (
            // If the chart's code can't be loaded, the table is shown instead.
            <Region fallback={() => table}>
              <Suspense fallback={<Skeleton height="184px" />}>{chart}</Suspense>
            </Region>
          )}
        </div>
      </section>
    </Card>
  )
}
