import { facilityStatuses, facilityTypes } from '#core/facilities/facility-type.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { supportApi } from '../../contract/api.ts'
import { facilityStates } from '../../contract/facility.ts'
import css from '../app.module.css'
import { FacilityBadges } from '../components/FacilityBadges.tsx'

export const queries: PageQueries = ({ query: search }) => [query(supportApi.listFacilities, inputOf(readListState(list, search)))]

/** Matches that the list counts at most; more are shown as that many. */
const maxCounted = 1_000

/** Page with all facilities, found by name, city, e-mail address or register number. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const orders = href('support_orders')
  const { page, filters, hrefOf } = useList(list)
  const { data } = useQuery(supportApi.listFacilities, inputOf({ page, filters }))
  return (
    <>
      <div className={css['head']}>
        <h1 tabIndex={-1}>{t('support.facilities.title')}</h1>
        <p className={css['buttons']}>
          {orders !== undefined && (
            <LinkButton small href={orders}>
              {t('support.facility.orders')}
            </LinkButton>
          )}
          <LinkButton small href={href('support_duplicates')}>
            {t('support.duplicates.title')}
          </LinkButton>
          <LinkButton small href={href('support_successors')}>
            {t('support.successors.title')}
          </LinkButton>
        </p>
      </div>
      <Filters submit={t('support.search')}>
        <TextFilter wide name="q" label={t('support.facilities.q')} value={filters['q']} />
        <ChoiceFilter
          name="status"
          label={t('support.facilities.status')}
          value={filters['status']}
          all={t('support.all')}
          options={facilityStatuses.map((value) => ({ value, label: t(messageKey('support.status', value)) }))}
        />
        <ChoiceFilter
          name="state"
          label={t('support.facilities.state')}
          value={filters['state']}
          all={t('support.all')}
          options={facilityStates.map((value) => ({ value, label: t(messageKey('support.state', value)) }))}
        />
        <ChoiceFilter
          name="type"
          label={t('support.facilities.type')}
          value={filters['type']}
          all={t('support.all')}
          options={facilityTypes.map((value) => ({ value, label: t(messageKey('tags.specialization', value)) }))}
        />
      </Filters>
      {data.items.length === 0 ? (
        <EmptyList title={t('support.facilities.none')} subtitle={t('support.facilities.none.text')} />
      ) : (
        <>
          <p className={css['count']}>
            {t(data.itemsTotal >= maxCounted ? 'support.facilities.many' : 'support.facilities.count', { count: data.itemsTotal })}
          </p>
          <ul className={css['rows']}>
            {data.items.map((facility) => (
              <li key={facility.id} className={css['row']}>
                <div>
                  <a className={css['name']} href={href('support_facility', { id: facility.id })}>
                    {facility.name}
                  </a>
                  <p className={css['quiet']}>
                    {t(messageKey('tags.specialization', facility.type))} · {facility.city}, {t(voivodeshipKey(facility.voivodeship))}
                  </p>
                </div>
                <p className={css['quiet']}>
                  {facility.numbers.length > 0 && <span>{t('support.facilities.numbers', { numbers: facility.numbers.join(', ') })}</span>}
                  {facility.email && (
                    <>
                      <br />
                      {facility.email}
                    </>
                  )}
                </p>
                <FacilityBadges of={facility} />
              </li>
            ))}
          </ul>
          <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
        </>
      )}
    </>
  )
}

/** The list of facilities in the address: its page, text and filters. */
const list: ListDefinition = { filters: ['q', 'status', 'state', 'type'] }

/** Filters of the address that are filters of the route, too. */
const filterNames = ['status', 'state', 'type'] as const

/** Returns the input of the route for a state of the list. */
const inputOf = ({ page, filters: { q, ...filters } }: Pick<ListState, 'page' | 'filters'>): InputOf<typeof supportApi.listFacilities> => ({
  page: String(page),
  ...(q && { q }),
  ...Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[`filter[${name}][eq]`, filters[name]]] : []))),
})
