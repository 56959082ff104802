import { textDay } from '#core/kernel/dates.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import { lastDayOf } from '../../contract/offer.ts'
import css from '../parts/parts.module.css'
import { StatusBadge } from '../parts/StatusBadge.tsx'

export const queries: PageQueries = () => [query(recruitmentApi.listOwn)]

/** Page with the user's applications, the newest first. */
export const Page = () => {
  const { t } = useTranslation('recruitment.own')
  const href = useHref()
  const language = useLanguage()
  const { applications } = useQuery(recruitmentApi.listOwn).data
  const search = href('map')
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('title')}</h1>
      {applications.length === 0 ? (
        <EmptyList
          title={t('none')}
          subtitle={t('none.text')}
          actions={search === undefined ? [] : [{ label: t('search'), href: search }]}
        />
      ) : (
        <>
          <p className={css['lead']}>{t('recruitment.no-guarantee')}</p>
          <ul className={css['list']}>
            {applications.map(({ id, facility, child_name, status, created_at, waiting, offer_expires_at, unseen }) => (
              <Card key={id} as="li" stretched>
                <div className={css['row']}>
                  <div>
                    <h2 className={css['name']}>
                      <a href={href('user_application', { id })}>{facility.name || t('gone')}</a>
                    </h2>
                    <p>{[child_name, facility.city].filter(Boolean).join(', ')}</p>
                    <p className={css['quiet']}>{t('sent', { date: textDay(created_at, language) })}</p>
                    {waiting && <p>{t('position', waiting)}</p>}
                    {offer_expires_at !== null && <p>{t('offer-until', { until: textDay(lastDayOf(offer_expires_at), language) })}</p>}
                  </div>
                  <p>
                    <StatusBadge status={status} /> {unseen && <Badge tone="info">{t('changed')}</Badge>}
                  </p>
                </div>
              </Card>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
