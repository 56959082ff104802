import { useTranslation } from '#web/app-kit/i18n.ts'
import type { ListState } from '#web/app-kit/lists/list-address.ts'
import { type ApplicationStatus, applicationStatuses } from '../../contract/statuses.ts'
import css from '../parts/parts.module.css'

interface Props {
  readonly counts: Readonly<Record<ApplicationStatus, number>>
  readonly status: string
  readonly filters: ListState['filters']
  readonly hrefOf: (change: Partial<ListState>) => string
}

/** Counts by status as links that filter the list; statuses without applications are left out. */
export const StatusLinks = ({ counts, status, filters: { status: _, ...filters }, hrefOf }: Props) => {
  const { t } = useTranslation('recruitment.inbox')
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const shown = applicationStatuses.filter((one) => counts[one] > 0 || one === status)
  return (
    <nav aria-label={t('statuses')} className={css['noprint']}>
      <ul className={css['statuses']}>
        <li>
          <a href={hrefOf({ filters, page: 1 })} aria-current={status === '' ? 'true' : undefined}>
            {t('all')} <b>{total}</b>
          </a>
        </li>
        {shown.map((one) => (
          <li key={one}>
            <a href={hrefOf({ filters: { ...filters, status: one }, page: 1 })} aria-current={one === status ? 'true' : undefined}>
              {t(`recruitment.status.${one}`)} <b>{counts[one]}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
