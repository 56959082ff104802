import { messageKey } from '#core/kernel/message-key.ts'
import { FilterLinks } from '#web/app-kit/lists/FilterLinks.tsx'
import type { ListState } from '#web/app-kit/lists/list-address.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type ApplicationStatus, applicationStatuses } from '../../contract/statuses.ts'

interface Props {
  readonly counts: Readonly<Record<ApplicationStatus, number>>
  readonly status: string
  readonly filters: ListState['filters']
  readonly hrefOf: (change: Partial<ListState>) => string
}

/** Counts by status as links that filter the list; statuses without applications are left out. */
export const StatusLinks = ({ counts, status, filters: { status: _, ...filters }, hrefOf }: Props) => {
  const t = useT()
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const shown = applicationStatuses.filter((one) => counts[one] > 0 || one === status)
  const links = [
    { key: '', href: hrefOf({ filters, page: 1 }), label: t('recruitment.inbox.all'), count: total },
    ...shown.map((one) => ({
      key: one,
      label: t(messageKey('recruitment.status', one)),
      count: counts[one],
      href: hrefOf({ filters: { ...filters, status: one }, page: 1 }),
    })),
  ]
  return <FilterLinks label={t('recruitment.inbox.statuses')} current={status} links={links} />
}
