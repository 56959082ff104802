import { ListFilter } from 'lucide-react'
import { Fragment } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { shownSearchParts, shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { FacetForm } from '#web/ui/facets/FacetForm.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { type MapUrlState, serializeMapUrl } from '../contract/map-url-state.ts'
import { ChosenConditions } from './components/ChosenConditions.tsx'
import { ResultCard } from './components/ResultCard.tsx'
import { mapPageUrl } from './engine/page-url.ts'
import FacilityMap from './islands/FacilityMap.tsx'
import type { data } from './map.data.ts'
import css from './map-page.module.css'
import { subjectName } from './subject-name.ts'
import { useMapProps } from './use-map-props.ts'

/**
 * Map page: list on the left, map on the right; on phones one of them, the map as high as the window (`data-cover`). The
 * list alone contains all information (features SM-18).
 */
export const MapPage = () => {
  const t = useT()
  const href = useHref()
  const pageData = usePageData<typeof data>()
  const {
    urlState,
    subject,
    text,
    availableFacets,
    selection,
    order,
    usualOrder,
    isKindChosen,
    canSortByDistance,
    unlocated,
    rated,
    camera,
    facilities,
    today,
  } = pageData
  const { items, itemsTotal, curPage, pageTotal } = facilities
  const props = useMapProps(pageData)
  const path = href('map') ?? href('/')
  const rules = href('ordering')
  const hrefOf = (state: Partial<MapUrlState>, newSelection: FacetSelection = selection) =>
    mapPageUrl(path, { ...urlState, page: 1, ...state }, serializeSelection(availableFacets, newSelection))
  const selectedCount = Object.keys(selection).length
  const otherOrders = [
    ...(order !== 'recommended' && (canSortByDistance || order !== 'distance') ? ['recommended' as const] : []),
    ...(order !== 'distance' && canSortByDistance ? ['distance' as const] : []),
    ...(order !== 'rating' && rated > 0 ? ['rating' as const] : []),
  ]
  const savable = subject.kind !== 'start' && subject.kind !== 'named' && subject.kind !== 'nothing' && subject.kind !== 'nearby'
  const name = subjectName(subject, { t, language: useLanguage() })
  // The surroundings of a place are saved as they are shown, and not as what its name means later.
  const area = subject.kind === 'near' ? { text: '', bounds: camera.wide } : {}
  const search = {
    name: subject.kind === 'text' ? subject.text : name,
    query: {
      ...serializeMapUrl({ ...urlState, ...area, view: null, zoom: null, order: null, nearby: false, page: 1 }),
      ...serializeSelection(availableFacets, selection),
    },
  }
  return (
    <div className={css['page']} data-view={urlState.view ?? ''} data-edge="" data-cover={urlState.view === 'mapa' ? '' : undefined}>
      <a className={css['skip']} href="#wyniki">
        {t('map.skip.list')}
      </a>
      <div className={css['head']}>
        <header data-region="naglowek" className={css['title']}>
          <h1>
            <Highlight>{`${name}:`}</Highlight> {t('map.facilities', { count: itemsTotal })}
          </h1>
          {subject.kind === 'start' && <p className={css['hint']}>{t('map.start.hint')}</p>}
          {!isKindChosen && subject.kind !== 'named' && (
            <p className={css['hint']}>
              {t(urlState.schools ? 'map.schools.shown' : 'map.schools.hidden')}{' '}
              <a href={hrefOf({ schools: !urlState.schools })} rel="nofollow">
                {t(urlState.schools ? 'map.schools.hide' : 'map.schools.show')}
              </a>
            </p>
          )}
          {itemsTotal > 1 && (
            <p className={css['hint']}>
              {t(messageKey('map.order', order))}
              {otherOrders.map((other) => (
                <Fragment key={other}>
                  {' · '}
                  <a href={hrefOf({ order: other === usualOrder ? null : other })} rel="nofollow">
                    {t(messageKey('map.order.by', other))}
                  </a>
                </Fragment>
              ))}
              {!canSortByDistance && subject.kind !== 'named' && (
                <>
                  {' · '}
                  <a href={hrefOf({ nearby: true, order: null })} rel="nofollow">
                    {t('map.order.by.near')}
                  </a>
                </>
              )}
              {rules !== undefined && (
                <>
                  {' · '}
                  <a href={rules}>{t('map.order.how')}</a>
                </>
              )}
              {pageTotal > 1 && ` · ${t('map.page', { page: curPage, pages: pageTotal })}`}
            </p>
          )}
          {savable && (
            <div className={css['hint']}>
              <Slot slot={shownSearchSlot} of={{ ...search, parts: shownSearchParts }} />
            </div>
          )}
        </header>
        <details className={css['filters']}>
          <summary className={css['open']}>
            <Icon of={ListFilter} />
            {t('map.filters')} {selectedCount > 0 && <span className={css['count']}>{selectedCount}</span>}
          </summary>
          <div className={css['form']}>
            <FacetForm
              id="filtry"
              available={availableFacets.filter(({ key }) => key !== 'rating' || rated > 0 || key in selection)}
              selection={selection}
              action={path}
              clear={hrefOf({}, {})}
              preserved={serializeMapUrl({ ...urlState, page: 1 })}
            />
          </div>
        </details>
        <div data-region="wybrane" className={css['chosen']}>
          <ChosenConditions
            text={text}
            available={availableFacets}
            selection={selection}
            hrefOf={({ selection, ...state }) => hrefOf(state, selection)}
          />
        </div>
      </div>
      <div data-sheet="" className={css['sheet']}>
        <section id="wyniki" tabIndex={-1} aria-label={t('map.list')} data-region="lista" className={css['list']}>
          {items.length === 0 ? (
            <NoResults kind={subject.kind} clear={selectedCount > 0 ? hrefOf({}, {}) : null} />
          ) : (
            <ul className={css['cards']}>
              {items.map((card) => (
                <ResultCard key={card.id} card={card} today={today} />
              ))}
            </ul>
          )}
          {unlocated > 0 && <p className={css['hint']}>{t('map.unlocated', { count: unlocated })}</p>}
          <Pager page={curPage} pages={pageTotal} address={(page) => hrefOf({ page })} />
        </section>
      </div>
      <div className={css['map']}>
        <Island of={FacilityMap} when={urlState.nearby ? 'load' : 'visible'} {...props} />
      </div>
    </div>
  )
}

/** Empty list; offers to clear the filters, if there are any, and a search elsewhere. */
const NoResults = ({ kind, clear }: { kind: string; clear: string | null }) => {
  const t = useT()
  const href = useHref()
  const everywhere = { label: t('map.nothing.everywhere'), href: href('map') ?? href('/') }
  return (
    <EmptyList
      title={t(kind === 'nothing' ? 'map.nothing.text' : 'map.nothing')}
      subtitle={t(clear ? 'map.nothing.filters' : 'map.nothing.move')}
      actions={clear ? [{ label: t('map.nothing.clear'), href: clear }, everywhere] : [everywhere]}
    />
  )
}
