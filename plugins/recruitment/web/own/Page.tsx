import { textDay } from '#core/kernel/dates.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import { lastDayOf } from '../../contract/offer.ts'
import css from '../app.module.css'
import { StatusBadge } from '../components/StatusBadge.tsx'

export const queries: PageQueries = () => [query(recruitmentApi.listOwn)]

/** Page with the user's applications, the newest first. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { applications } = useQuery(recruitmentApi.listOwn).data
  const search = href('map')
  return (
    <div className={css['partsPage']}>
      <h1 tabIndex={-1}>{t('recruitment.own.title')}</h1>
      {applications.length === 0 ? (
        <EmptyList
          title={t('recruitment.own.none')}
          subtitle={t('recruitment.own.none.text')}
          actions={search === undefined ? [] : [{ label: t('recruitment.own.search'), href: search }]}
        />
      ) : (
        <>
          <p className={css['partsLead']}>{t('recruitment.no-guarantee')}</p>
          <ul className={css['list']}>
            {applications.map(({ id, facility, child_name, status, created_at, waiting, offer_expires_at, unseen }) => (
              <Card key={id} as="li" stretched>
                <div className={css['row']}>
                  <div>
                    <h2 className={css['name']}>
                      <a href={href('user_application', { id })}>{facility.name || t('recruitment.own.gone')}</a>
                    </h2>
                    <p>{[child_name, facility.city].filter(Boolean).join(', ')}</p>
                    <p className={css['partsQuiet']}>{t('recruitment.own.sent', { date: textDay(created_at, language) })}</p>
                    {waiting && <p>{t('recruitment.own.position', waiting)}</p>}
                    {offer_expires_at !== null && (
                      <p>{t('recruitment.own.offer-until', { until: textDay(lastDayOf(offer_expires_at), language) })}</p>
                    )}
                  </div>
                  <p>
                    <StatusBadge status={status} /> {unseen && <Badge tone="info">{t('recruitment.own.changed')}</Badge>}
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
