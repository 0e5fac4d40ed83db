import { useTranslation } from 'react-i18next'
import { formatMoment } from '#lib/i18n/format-dates.ts'
import type { Login } from '#shared/contract/endpoints/devices.ts'
import type { Column } from '#ui/data-table/column.ts'
import { Tag, type TagProps } from '#ui/tag/tag.tsx'
import { useDeviceName } from './use-device-name.ts'

const tones = { in: 'accent', wrong: 'danger', unproved: 'soft' } as const satisfies Record<
  Login['outcome'],
  TagProps['tone']
>

/** The columns of the login history. */
export function useLoginColumns(): readonly Column<Login>[] {
  const { t } = useTranslation('account')
  const nameOf = useDeviceName()
  return [
    {
      key: 'time',
      header: t('devices.column.time'),
      card: 'note',
      cell: ({ time }) => <span className="num">{formatMoment(time)}</span>,
    },
    {
      key: 'device',
      header: t('devices.column.device'),
      card: 'title',
      cell: (login) => <b>{nameOf(login)}</b>,
    },
    {
      key: 'place',
      header: t('devices.column.place'),
      card: 'foot',
      cell: ({ place, address }) => (
        <span className="num">{[place, address].filter((part) => part !== null).join(', ') || '–'}</span>
      ),
    },
    {
      key: 'method',
      header: t('devices.column.method'),
      card: 'figureNote',
      cell: ({ method }) => t(`devices.method.${method}`),
    },
    {
      key: 'outcome',
      header: t('devices.column.outcome'),
      card: 'figure',
      cell: ({ outcome }) => <Tag tone={tones[outcome]}>{t(`devices.outcome.${outcome}`)}</Tag>,
    },
  ]
}
