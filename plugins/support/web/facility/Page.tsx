import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../parts/desk.module.css'
import { FacilityBadges } from '../parts/FacilityBadges.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import { Facts } from './Facts.tsx'
import { MergeForm } from './MergeForm.tsx'
import { Owner } from './Owner.tsx'
import { Standing } from './Standing.tsx'

export const queries: PageQueries = ({ params }) => [query(supportApi.showFacility, { id: params['id'] ?? '' })]

/** Page of one facility: standing, owner, facts with their sources, corrections, merging. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { params } = usePage()
  const { data: facility } = useQuery(supportApi.showFacility, { id: params['id'] ?? '' })
  const { name, slug, city, voivodeship, state, merged_into, version } = facility
  const orders = href('support_orders', {}, { facility_id: facility.id })
  const open = state === 'active' || state === 'inactive'
  return (
    <>
      <p className={css['crumb']}>
        <a href={href('support_facilities')}>{t('support.facilities.title')}</a>
      </p>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{name}</h1>
        <FacilityBadges of={facility} />
      </div>
      <p className={css['lead']}>
        {t(messageKey('tags.specialization', facility.type))} · {city}, {t(voivodeshipKey(voivodeship))}
        {merged_into && (
          <>
            {' · '}
            <a href={href('support_facility', { id: merged_into.id })}>{t('support.facility.merged-into', { name: merged_into.name })}</a>
          </>
        )}
      </p>
      <div className={css['sections']}>
        <p className={css['buttons']}>
          {state !== 'deleted' && (
            <LinkButton small href={href('map_facility', { facility: slug })}>
              {t('support.facility.profile')}
            </LinkButton>
          )}
          {orders !== undefined && (
            <LinkButton small href={orders}>
              {t('support.facility.orders')}
            </LinkButton>
          )}
          <LinkButton small href={href('support_audit', {}, { subject: facility.id })}>
            {t('support.facility.audit')}
          </LinkButton>
        </p>
        {open && <Standing facility={facility} />}
        <Owner facility={facility} />
        <Facts facility={facility} />
        {open && <CorrectionForm key={version} facility={facility} />}
        {open && <MergeForm facility={facility} />}
      </div>
    </>
  )
}
