import { messageKey } from '#core/kernel/message-key.ts'
import { voivodeshipKey, voivodeshipSlugs } from '#core/places/voivodeship.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { ChoiceFilter, Filters, TextFilter } from '#web/app-kit/lists/Filters.tsx'
import { type ListDefinition, type ListState, readListState } from '#web/app-kit/lists/list-address.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import type { InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { cmsApi } from '../../contract/api.ts'
import { missingFilters } from '../../contract/terms.ts'
import css from '../app.module.css'
import { CityPlace } from '../components/CityPlace.tsx'
import { CompletenessBadges } from '../components/Completeness.tsx'

const list: ListDefinition = { filters: ['q', 'voivodeship', 'missing'] }

export const queries: PageQueries = ({ query: search }) => [query(cmsApi.listCities, inputOf(readListState(list, search)))]

/** Page with the cities of the catalogue and what is missing of their descriptions (row CM-02). */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { path } = usePage()
  const { page, filters, hrefOf } = useList(list)
  const { data } = useQuery(cmsApi.listCities, inputOf({ page, filters }))
  return (
    <>
      <h1 tabIndex={-1}>{t('cms.area.cities.title')}</h1>
      <p className={css['intro']}>{t('cms.area.cities.lead')}</p>
      <Filters submit={t('cms.area.cities.find')}>
        <TextFilter wide name="q" label={t('cms.area.cities.q')} value={filters['q']} />
        <ChoiceFilter
          name="voivodeship"
          label={t('cms.area.cities.voivodeship')}
          value={filters['voivodeship']}
          all={t('cms.area.cities.all')}
          options={voivodeshipSlugs.map((value) => ({ value, label: t(voivodeshipKey(value)) }))}
        />
        <ChoiceFilter
          name="missing"
          label={t('cms.area.cities.missing')}
          value={filters['missing']}
          all={t('cms.area.cities.all')}
          options={missingFilters.map((value) => ({ value, label: t(messageKey('cms.area.missing', value)) }))}
        />
      </Filters>
      {data.items.length === 0 ? (
        <EmptyList
          title={t('cms.area.cities.none')}
          subtitle={t('cms.area.cities.none.text')}
          actions={[{ label: t('cms.area.cities.reset'), href: path }]}
        />
      ) : (
        <>
          <p className={css['count']}>{t('cms.area.cities.count', { count: data.itemsTotal })}</p>
          <ul className={css['rows']}>
            {data.items.map((city) => (
              <li key={city.id} className={css['row']}>
                <div>
                  <a className={css['name']} href={href('cms_description', { city: city.id })}>
                    {city.name}
                  </a>
                  <p className={css['quiet']}>
                    <CityPlace of={city} />
                  </p>
                </div>
                <p className={css['quiet']}>{t('cms.area.cities.facilities', { count: city.facilities })}</p>
                <CompletenessBadges of={city} />
              </li>
            ))}
          </ul>
          <Pager page={page} pages={data.pageTotal} address={(page) => hrefOf({ page })} />
        </>
      )}
    </>
  )
}

/** Returns the input of the route for a state of the list. */
const inputOf = ({ page, filters: { q, voivodeship, missing } }: Pick<ListState, 'page' | 'filters'>): InputOf<typeof cmsApi.listCities> =>
  ({
    page: String(page),
    ...(q && { q }),
    ...(voivodeship && { 'filter[voivodeship][eq]': voivodeship }),
    ...(missing && { 'filter[missing][eq]': missing }),
  }) as InputOf<typeof cmsApi.listCities>
