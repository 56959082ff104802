import type { FieldName } from '#core/facilities/fields.ts'
import type { SourceKey } from '#core/facilities/source.ts'
import { factDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../app.module.css'
import { FacilityBadges } from '../components/FacilityBadges.tsx'
import { CorrectionForm } from './CorrectionForm.tsx'
import type { Facility } from './facility.ts'
import { factText, inOrder } from './fact-text.ts'
import { MergeForm } from './MergeForm.tsx'
import { StatusForm } from './StatusForm.tsx'

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
        {open && <StatusForm facility={facility} />}
        <Owner facility={facility} />
        <Facts facility={facility} />
        {open && <CorrectionForm key={version} facility={facility} />}
        {open && <MergeForm facility={facility} />}
      </div>
    </>
  )
}

/** Account that owns a facility, where it comes from, and what a partner sent about it (features AC-01). */
const Owner = ({ facility: { owner } }: { readonly facility: Facility }) => {
  const t = useT()
  return (
    <section className={css['section']} aria-labelledby="wlasciciel">
      <h2 id="wlasciciel">{t('support.facility.owner')}</h2>
      {owner === null ? (
        <p className={css['quiet']}>{t('support.facility.owner.none')}</p>
      ) : (
        <dl className={css['facts']}>
          <div className={css['fact']}>
            <dt>{t('support.facility.owner.name')}</dt>
            <dd>
              {owner.first_name} {owner.last_name}
            </dd>
          </div>
          <div className={css['fact']}>
            <dt>{t('support.facility.owner.email')}</dt>
            <dd>
              <a href={`mailto:${owner.email}`}>{owner.email}</a>
            </dd>
          </div>
          <div className={css['fact']}>
            <dt>{t('support.facility.owner.source')}</dt>
            <dd>{owner.source}</dd>
          </div>
          {owner.third_party_data !== null && (
            <div className={css['fact']}>
              <dt>{t('support.facility.owner.partner')}</dt>
              <dd>
                {Object.entries(Object(owner.third_party_data) as Record<string, unknown>).map(([name, value]) => (
                  <p key={name}>
                    {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
                  </p>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}

/** Facts of a facility with source and day, and below each the values that it overrides. */
const Facts = ({ facility: { facts, overridden, numbers } }: { readonly facility: Facility }) => {
  const t = useT()
  const language = useLanguage()
  const origin = ({ source, number, on }: { source: string; number: string; on: string }) =>
    t('support.facility.origin', {
      source: [t(messageKey('support.source', source as SourceKey)), ...(source === 'owner' || source === 'support' ? [] : [number])].join(
        ' ',
      ),
      on: factDay(on, language),
    })
  return (
    <section className={css['section']} aria-labelledby="fakty">
      <h2 id="fakty">{t('support.facility.facts')}</h2>
      <ul className={css['quiet']}>
        {numbers.map((one) => (
          <li key={`${one.source} ${one.number}`}>
            {origin(one)}
            {one.gone_on !== null && ` · ${t('support.facility.gone', { on: factDay(one.gone_on, language) })}`}
          </li>
        ))}
      </ul>
      <dl className={css['facts']}>
        {inOrder(facts).map((fact) => (
          <div key={fact.field} className={css['fact']}>
            <dt>{t(messageKey('support.field', fact.field as FieldName))}</dt>
            <dd>
              {factText(fact.field, fact.value, t)}
              <p className={css['other']}>{origin(fact)}</p>
              {overridden
                .filter(({ field }) => field === fact.field)
                .map((one) => (
                  <p key={`${one.source} ${one.number}`} className={css['other']}>
                    {t('support.facility.instead-of', { value: factText(one.field, one.value, t), origin: origin(one) })}
                  </p>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
