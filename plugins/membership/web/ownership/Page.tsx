import { TriangleAlert } from 'lucide-react'
import { textDay } from '#core/kernel/dates.ts'
import { identityRoutes } from '#plugins/accounts/contract/ui.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { membershipApi } from '../../contract/api.ts'
import css from '../parts/membership.module.css'
import { useMembershipUpdates } from '../parts/use-membership-updates.ts'
import { PassForm } from './PassForm.tsx'

export const queries: PageQueries = ({ params }) => [
  query(membershipApi.showOwnership, { facility_id: params['facility'] ?? '' }),
  query(identityRoutes.showSecurity),
  query(identityRoutes.listPasskeys),
]

/** Page that says who owns a facility, and passes it to somebody else for good. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const invalidate = useInvalidate()
  const { facility } = useLayoutData(panel)
  const { data } = useQuery(membershipApi.showOwnership, { facility_id: facility.id })
  useMembershipUpdates(facility.id, () => invalidate(membershipApi.showOwnership))
  return (
    <div className={css['page']}>
      <div>
        <h1 tabIndex={-1}>{t('membership.ownership.title')}</h1>
        <p className={css['lead']}>{t('membership.ownership.lead')}</p>
      </div>
      <section className={css['card']} aria-labelledby="wlasciciel">
        <h2 id="wlasciciel">{t('membership.ownership.owner')}</h2>
        {data.owner === null ? (
          <p>{t('membership.ownership.unowned')}</p>
        ) : (
          <p>
            <strong>{data.owner.name}</strong> {data.owner.you && <>({t('membership.ownership.you')}) </>}
            <span className={css['quiet']}>{t('membership.ownership.since', { date: textDay(data.owner.since, language) })}</span>
          </p>
        )}
      </section>
      {data.owner?.you ? (
        <section className={`${css['card']} ${css['danger']}`} aria-labelledby="przekazanie">
          <h2 id="przekazanie">{t('membership.ownership.danger')}</h2>
          <p className={css['warning']}>
            <Icon of={TriangleAlert} />
            {t('membership.ownership.warning')}
          </p>
          {data.candidates.length === 0 ? (
            <>
              <p>
                <strong>{t('membership.ownership.none')}</strong>
              </p>
              <p className={css['hint']}>{t('membership.ownership.none.text')}</p>
              <p>
                <LinkButton href={href('facility_teachers', { facility: facility.id })}>{t('membership.ownership.invite')}</LinkButton>
              </p>
            </>
          ) : (
            <PassForm ownership={data} />
          )}
        </section>
      ) : (
        <p className={css['hint']}>{t('membership.ownership.not-yours')}</p>
      )}
    </div>
  )
}
