import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { savedSearchesApi } from '../../contract/api.ts'
import css from '../parts/parts.module.css'
import { SearchCard } from './SearchCard.tsx'
import { useHits } from './use-hits.ts'

export const queries: PageQueries = () => [query(savedSearchesApi.listSearches)]

/** Page with the user's saved searches; what is new counts as seen once it is shown. */
export const Page = () => {
  const t = useT()
  const map = useHref()('map')
  const { searches } = useQuery(savedSearchesApi.listSearches).data
  const hitsOf = useHits(searches)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('saved-searches.own.title')}</h1>
      {searches.length === 0 ? (
        <EmptyList
          title={t('saved-searches.own.none')}
          subtitle={t('saved-searches.own.none.text')}
          actions={map === undefined ? [] : [{ label: t('saved-searches.own.find'), href: map }]}
        />
      ) : (
        <>
          <p className={css['lead']}>{t('saved-searches.own.lead')}</p>
          <ul className={css['list']}>
            {searches.map((search) => (
              <SearchCard key={search.id} search={search} hits={hitsOf(search)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
