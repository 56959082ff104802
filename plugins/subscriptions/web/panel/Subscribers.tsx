import { useState } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { asPart } from '#web/ui/primitives/table-roles.ts'
import { subscriptionsApi } from '../../contract/api.ts'
import css from './subscribers.module.css'

/** Followers of a facility on the page of its parents, a page of them at a time. */
export const Subscribers = ({ of: { id } }: { readonly of: { readonly id: string } }) => {
  const { t } = useTranslation('subscriptions.panel')
  const [page, setPage] = useState(1)
  return (
    <section className={css['section']} aria-labelledby="obserwujacy">
      <h2 id="obserwujacy">{t('title')}</h2>
      <p className={css['lead']}>{t('lead')}</p>
      <QueryBoundary>
        <Followers facilityId={id} page={page} onPage={setPage} />
      </QueryBoundary>
    </section>
  )
}

interface FollowersProps {
  readonly facilityId: string
  readonly page: number
  readonly onPage: (page: number) => void
}

const Followers = ({ facilityId, page, onPage }: FollowersProps) => {
  const { t } = useTranslation('subscriptions.panel')
  const language = useLanguage()
  const { data } = useQuery(subscriptionsApi.listSubscribers, { facility_id: facilityId, page: String(page) })
  if (data.itemsTotal === 0) return <p className={css['lead']}>{t('none')}</p>
  return (
    <>
      <table className={css['table']} {...asPart.table} aria-label={t('title')}>
        <thead {...asPart.rowgroup}>
          <tr {...asPart.row}>
            {(['person', 'state', 'since'] as const).map((column) => (
              <th key={column} scope="col" {...asPart.columnheader}>
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asPart.rowgroup}>
          {data.items.map(({ id, name, since }) => (
            <tr key={id} {...asPart.row}>
              <th scope="row" {...asPart.rowheader}>
                {name}
              </th>
              <td {...asPart.cell}>
                <Badge tone="info">{t('follows')}</Badge>
              </td>
              <td {...asPart.cell}>
                <time dateTime={since}>{factDay(since, language)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.pageTotal > 1 && (
        <p className={css['pages']}>
          <Button small aria-disabled={page === 1} onClick={() => page > 1 && onPage(page - 1)}>
            {t('previous')}
          </Button>
          <span>{t('page', { page, pages: data.pageTotal })}</span>
          <Button small aria-disabled={page >= data.pageTotal} onClick={() => page < data.pageTotal && onPage(page + 1)}>
            {t('next')}
          </Button>
        </p>
      )}
    </>
  )
}
