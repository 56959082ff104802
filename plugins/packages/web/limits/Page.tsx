import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { packagesApi } from '../../contract/api.ts'
import { LimitForm } from './LimitForm.tsx'
import css from './limits.module.css'

export const queries: PageQueries = () => [query(packagesApi.listLimits)]

/** Page of support with the limits and their values for the three packages; a change is in force at once. */
export const Page = () => {
  const t = useT()
  const { data: limits } = useQuery(packagesApi.listLimits)
  return (
    <>
      <h1 tabIndex={-1}>{t('packages.limits.title')}</h1>
      <p className={css['lead']}>{t('packages.limits.lead')}</p>
      <ul className={css['list']}>
        {limits.map((limit) => (
          <LimitForm key={`${limit.id} ${limit.version}`} limit={limit} />
        ))}
      </ul>
    </>
  )
}
