import { Map as MapIcon } from 'lucide-react'
import { facilityList, facilityListSlot, shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import { Examples } from '../parts/Examples.tsx'
import { PageField } from '../parts/SearchFields.tsx'
import { AnswerCard } from './AnswerCard.tsx'
import { PlaceChoice, PlaceList } from './Places.tsx'
import type { data } from './results.data.ts'
import css from './results.module.css'
import { Understood } from './Understood.tsx'
import { useSearchHref } from './use-search-href.ts'

/** Results of a search text: its meaning, an answer or a choice of places, facilities; without a text examples and large cities. */
export const ResultsPage = () => {
  const t = useT()
  const href = useHref()
  const { results } = usePageData<typeof data>()
  const { text, choice, places, answer, isOffTopic } = results
  const isEmpty = text === ''
  const map = href('map')
  return (
    <Container>
      <PageField text={text} />
      <header className={css['head']}>
        <h1 className={css['title']}>
          {isEmpty ? t('search.results.start') : isOffTopic ? t('search.results.off-topic') : t('search.results.heading', { text })}
        </h1>
        {(isEmpty || isOffTopic) && <p className={css['hint']}>{t('search.results.can')}</p>}
        <Understood results={results} />
      </header>
      {(isEmpty || isOffTopic) && <Examples />}
      {answer && <AnswerCard answer={answer} />}
      {choice && <PlaceChoice of={choice} />}
      {places.length > 0 && <PlaceList places={places} singleLine={!isEmpty} />}
      {!isEmpty && !isOffTopic && choice === null && <Facilities results={results} />}
      {isEmpty && map !== undefined && (
        <p className={css['note']}>
          <Icon of={MapIcon} />
          <a href={map}>{t('search.results.map')}</a>
        </p>
      )}
    </Container>
  )
}

/** Facilities that were found, under a heading that says whether they meet all that was searched. */
const Facilities = ({ results }: { results: SearchResults }) => {
  const t = useT()
  const searchHref = useSearchHref()
  const { text, facilities, relaxed, near, today, mapQuery, availableFacets } = results
  const { items, itemsTotal, curPage, pageTotal } = facilities
  const map = useHref()('map', {}, mapQuery ?? {})
  return (
    <section aria-labelledby="placowki" className={css['section']}>
      <div className={css['total']}>
        <h2 id="placowki" className={css['subtitle']}>
          <FacilitiesHeading results={results} />
        </h2>
        {near && itemsTotal > 0 && relaxed?.kind !== 'nearest' && <span>{t('search.results.from', { place: near })}</span>}
        {mapQuery && itemsTotal > 0 && map !== undefined && (
          <a className={css['map']} href={map}>
            <Icon of={MapIcon} />
            {t('search.results.on-map')}
          </a>
        )}
        {pageTotal > 1 && <span>{t('search.results.page', { page: curPage, pages: pageTotal })}</span>}
      </div>
      {itemsTotal > 0 && mapQuery && <Slot slot={shownSearchSlot} of={{ name: text, query: mapQuery, parts: { save: {} } }} />}
      {itemsTotal === 0 ? (
        <>
          <EmptyList title={t('search.results.empty')} subtitle={t('search.results.empty.hint')} />
          <Examples />
        </>
      ) : (
        <>
          <Slot slot={facilityListSlot} of={facilityList(items, availableFacets, today)} />
          <Pager page={curPage} pages={pageTotal} address={(page) => searchHref(text, page)} />
        </>
      )}
    </section>
  )
}

const metresPerKilometre = 1000

const FacilitiesHeading = ({ results: { relaxed, facilities } }: { results: SearchResults }) => {
  const t = useT()
  if (relaxed?.kind === 'nearest') {
    const km = Math.max(1, Math.round(relaxed.metres / metresPerKilometre))
    const { place, lacks } = relaxed
    return lacks === 'childcare'
      ? t('search.relaxed.nearest.childcare', { place, km })
      : t('search.relaxed.nearest.conditions', { place, km })
  }
  const count = t('search.box.count', { count: facilities.itemsTotal })
  if (relaxed === null) return facilities.itemsTotal > 0 ? count : t('search.box.facilities')
  return t('search.relaxed.without', { words: relaxed.left.map((words) => `„${words}”`).join(', '), facilities: count })
}
