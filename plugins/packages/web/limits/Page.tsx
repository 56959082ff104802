import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { packagesApi } from '../../contract/api.ts'
import { LimitForm } from './LimitForm.tsx'
import css from './limits.module.css'

export const queries: PageQueries = () => [query(packagesApi.listLimits)]

/** Page of support with the limits and their values for the three packages; a change is in force at once. */
export const Page = () => {
  const { t } = useTranslation('packages.limits')
  const { data: limits } = useQuery(packagesApi.listLimits)
  return (
    <>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p className={css['lead']}>{t('lead')}</p>
      <ul className={css['list']}>
        {limits.map((limit) => (
          <LimitForm key={`${limit.id} ${limit.version}`} limit={limit} />
        ))}
      </ul>
    </>
  )
}
