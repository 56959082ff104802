import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLimitUpdates } from '#web/app-kit/use-limit-updates.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { packagesApi } from '../../contract/api.ts'
import { Comparison } from './Comparison.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderSection } from './OrderSection.tsx'
import css from './package.module.css'
import { Standing } from './Standing.tsx'
import { Trial } from './Trial.tsx'
import { UsageList } from './UsageList.tsx'
import { useFacilityId } from './use-facility-id.ts'

export const queries: PageQueries = ({ params: { facility: facility_id = '' } }) => [
  query(packagesApi.showUsage, { facility_id }),
  query(packagesApi.listLimits),
  query(packagesApi.listPackages),
  query(packagesApi.listOrders, { facility_id }),
]

/** Page about the package of a facility: what is used, what a package gives, the trial, the order and former orders. */
export const Page = () => {
  const t = useT()
  const facility_id = useFacilityId()
  const { data: usage } = useQuery(packagesApi.showUsage, { facility_id })
  const invalidate = useInvalidate()
  useLimitUpdates(facility_id, () => invalidate(packagesApi.showUsage, packagesApi.listLimits, packagesApi.listOrders))
  return (
    <>
      <h1 tabIndex={-1}>{t('packages.own.heading', { facility: usage.facility_name })}</h1>
      <Standing usage={usage} />
      <div className={css['sections']}>
        <UsageList usage={usage} />
        <Comparison tier={usage.tier} />
        {usage.trial_available && usage.may_order && <Trial />}
        <OrderSection usage={usage} />
        <OrderHistory />
      </div>
    </>
  )
}
