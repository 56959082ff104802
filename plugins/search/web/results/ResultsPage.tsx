import { Info, Map as MapIcon } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { facilityList, facilityListSlot, shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { PageField } from '../parts/SearchFields.tsx'
import { DistanceOrder } from './DistanceOrder.tsx'
import { LocalityChoice } from './LocalityChoice.tsx'
import { NoResults } from './NoResults.tsx'
import { PlaceList } from './PlaceList.tsx'
import type { data } from './results.data.ts'
import css from './results.module.css'
import { UnderstoodChips } from './UnderstoodChips.tsx'
import { useSearchHref } from './use-search-href.ts'

/** Results of a search text: what the search understood, places, and facilities by relevance; without a text the large cities. */
export const ResultsPage = () => {
  const t = useT()
  const { results } = usePageData<typeof data>()
  const searchHref = useSearchHref()
  const { text, corrected, ignored, literal, near, locality, places, facilities, understood, today } = results
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
