import { Info, Map as MapIcon } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { facilityList, facilityListSlot, shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { RemovableChips } from '#web/ui/facets/RemovableChips.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { NamedLocality, PlaceView, SearchResults } from '../../contract/search-results.ts'
import { PageField } from '../parts/SearchFields.tsx'
import { NoResults } from './NoResults.tsx'
import type { data } from './results.data.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'
import { wordsLabel } from './words-label.ts'

/** Results of a search text: what the search understood, places, and facilities by relevance; without a text the large cities. */
export const ResultsPage = () => {
  const t = useT()
  const { results } = usePageData<typeof data>()
  const searchHref = useSearchHref()
  const { text, corrected, ignored, unmet, literal, near, locality, places, facilities, understood, today } = results
  const { items, itemsTotal, curPage, pageTotal } = facilities
  const isEmpty = text === ''
  const map = useHref()('map', {}, results.mapQuery ?? {})
  return (
    <Container>
      <PageField text={text} />
      <header className={css['head']}>
        <h1 className={css['title']}>{isEmpty ? t('search.results.start') : t('search.results.heading', { text })}</h1>
        {isEmpty && <p className={css['hint']}>{t('search.results.examples')}</p>}
        <UnderstoodChips results={results} />
        {unmet.length > 0 && (
          <p className={css['note']}>
            <Icon of={Info} />
            {t('search.results.unmet', { words: unmet.map(({ words }) => `„${words}”`).join(', ') })}
          </p>
        )}
        {corrected && itemsTotal > 0 && (
          <p className={css['note']}>
            <Icon of={Info} />
            {t('search.results.corrected')}
          </p>
        )}
        {ignored.length > 0 && itemsTotal > 0 && (
          <p className={css['note']}>
            <Icon of={Info} />
            {t('search.results.ignored', { words: ignored.join(', ') })}
          </p>
        )}
        {literal && (
          <p className={css['note']}>
            <a href={searchHref(literal.text)}>
              {t('search.results.literal', { facilities: t('search.box.count', { count: literal.total }) })}
            </a>
          </p>
        )}
      </header>
      {locality?.kind === 'choice' && <LocalityChoice of={locality} />}
      {places.length > 0 && <PlaceList places={places} singleLine={!isEmpty} />}
      {!isEmpty && !(locality?.kind === 'choice' && itemsTotal === 0) && (
        <section aria-labelledby="placowki" className={css['section']}>
          <div className={css['total']}>
            <h2 id="placowki" className={css['subtitle']}>
              {locality?.kind === 'nearest'
                ? t(messageKey('search.results.locality.lacks', locality.lacks), { name: locality.name })
                : t('search.box.facilities')}
            </h2>
            {locality?.kind === 'nearest' && <span>{locality.label}</span>}
            {itemsTotal > 0 && locality?.kind !== 'nearest' && <span>{t('search.box.count', { count: itemsTotal })}</span>}
            {near && <DistanceOrder text={text} near={near} />}
            {results.mapQuery && map !== undefined && (
              <a className={css['map']} href={map}>
                <Icon of={MapIcon} />
                {t('search.results.on-map')}
              </a>
            )}
            {pageTotal > 1 && <span>{t('search.results.page', { page: curPage, pages: pageTotal })}</span>}
          </div>
          {itemsTotal > 0 && results.mapQuery && locality === null && (
            <Slot slot={shownSearchSlot} of={{ name: text, query: results.mapQuery, parts: { save: {} } }} />
          )}
          {itemsTotal === 0 ? (
            <NoResults understood={understood} availableFacets={results.availableFacets} />
          ) : (
            <>
              <Slot slot={facilityListSlot} of={facilityList(items, results.availableFacets, today)} />
              <Pager page={curPage} pages={pageTotal} address={(page) => searchHref(text, page, near?.sorted)} />
            </>
          )}
        </section>
      )}
      {isEmpty && map !== undefined && (
        <p className={css['note']}>
          <Icon of={MapIcon} />
          <a href={map}>{t('search.results.map')}</a>
        </p>
      )}
    </Container>
  )
}

/** The words that mean a place or a filter as chips; each links to the search without it. */
const UnderstoodChips = ({ results: { understood, availableFacets } }: { results: SearchResults }) => {
  const i18n = { t: useT(), language: useLanguage() }
  const searchHref = useSearchHref()
  const chips = understood.map((words) => ({ text: wordsLabel(words, availableFacets, i18n), href: searchHref(words.without) }))
  return <RemovableChips chips={chips} clear={searchHref('')} />
}

/** Link to the results sorted by the distance from the street or postcode that the text names, or back to those by relevance. */
const DistanceOrder = ({ text, near }: { text: string; near: NonNullable<SearchResults['near']> }) => {
  const t = useT()
  const searchHref = useSearchHref()
  const address = near.label
  if (!near.sorted)
    return (
      <a href={searchHref(text, 1, true)} rel="nofollow">
        {t('search.results.by-distance', { address })}
      </a>
    )
  return (
    <>
      <span>{t('search.results.nearest', { address })}</span>
      <a href={searchHref(text)} rel="nofollow">
        {t('search.results.by-relevance')}
      </a>
    </>
  )
}

/** Links to the localities that a name may mean, each with what distinguishes it and the number of its facilities. */
const LocalityChoice = ({ of: { name, options } }: { of: Extract<NamedLocality, { kind: 'choice' }> }) => {
  const t = useT()
  const searchHref = useSearchHref()
  return (
    <section aria-labelledby="miejscowosci" className={css['section']}>
      <h2 id="miejscowosci" className={css['subtitle']}>
        {options.length > 1 ? t('search.results.locality.which', { name }) : t('search.results.locality.one', { name })}
      </h2>
      <ul className={css['places']}>
        {options.map(({ label, text, facilities, localities }) => (
          <li key={text}>
            <a className={css['place']} href={searchHref(text)} rel="nofollow">
              <span>{label}</span>
              <span className={css['count']}>
                {localities > 1 && `${t('search.results.locality.count', { count: localities })}, `}
                {facilities > 0 ? t('search.box.count', { count: facilities }) : t('search.results.locality.none')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Links to the maps of cities and districts, with their numbers of facilities; `singleLine` shows them on one line that
 * scrolls on narrow screens.
 */
const PlaceList = ({ places, singleLine = false }: { places: readonly PlaceView[]; singleLine?: boolean }) => {
  const t = useT()
  const href = useHref()
  return (
    <section aria-labelledby="miejsca" className={css['section']}>
      <h2 id="miejsca" className={css['subtitle']}>
        {t('search.box.places')}
      </h2>
      <ul className={singleLine ? `${css['places']} ${css['row']}` : css['places']}>
        {places.map(({ label, facilities, city, district }) => (
          <li key={`${city}/${district}`}>
            <a className={css['place']} href={href('map', {}, { miasto: city, dzielnica: district ?? undefined })}>
              <span>{label}</span>
              {facilities !== null && <span className={css['count']}>{t('search.box.count', { count: facilities })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
