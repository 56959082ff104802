import { ListFilter } from 'lucide-react'
import { serializeSelection } from '#core/search/print-choice.ts'
import type { FacetSelection } from '#core/search/facet-choice.ts'
import { Icon } from '#web/design/Icon.tsx'
import { Pager } from '#web/design/Pager.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { ChosenFacets } from '#web/facets/ChosenFacets.tsx'
import { FacetForm } from '#web/facets/FacetForm.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { Island } from '#web/islands/Island.tsx'
import { type MapAddress, printMapAddress } from '../contract/map-address.ts'
import { pageAddress } from './engine/page-address.ts'
import FacilityMap from './islands/FacilityMap.tsx'
import type { data } from './map.data.ts'
import css from './map-page.module.css'
import { NothingHere } from './parts/NothingHere.tsx'
import { ResultCard } from './parts/ResultCard.tsx'
import { placeName } from './place-name.ts'
import { useMapProps } from './use-map-props.ts'

/** The list on the left, the map on the right; on telephones one of them. The list alone has everything (features.md SM-18). */
export const MapPage = () => {
  const t = useT()
  const href = useHref()
  const shown = usePageData<typeof data>()
  const { address, place, offered, choice, unlocated, facilities, today } = shown
  const { items, itemsTotal, curPage, pageTotal } = facilities
  const props = useMapProps(shown)
  const path = href('map') ?? href('/')
  const rules = href('ordering')
  const at = (state: Partial<MapAddress>, chosen: FacetSelection = choice) =>
    pageAddress(path, { ...address, page: 1, ...state }, serializeSelection(offered, chosen))
  const chosen = Object.keys(choice).length
  return (
    <div className={css['page']} data-view={address.view ?? ''} data-edge="">
      <a className={css['skip']} href="#wyniki">
        {t('map.skip.list')}
      </a>
      <div className={css['head']}>
        <header data-region="naglowek" className={css['title']}>
          <h1>
            <Stroke>{`${placeName(place, t)}:`}</Stroke> {t('map.facilities', { count: itemsTotal })}
          </h1>
          {place.kind === 'start' && <p className={css['hint']}>{t('map.start.hint')}</p>}
          {itemsTotal > 1 && (
            <p className={css['hint']}>
              {t('map.order')}
              {rules !== undefined && (
                <>
                  {' · '}
                  <a href={rules}>{t('map.order.how')}</a>
                </>
              )}
              {pageTotal > 1 && ` · ${t('map.page', { page: curPage, pages: pageTotal })}`}
            </p>
          )}
        </header>
        <details className={css['filters']}>
          <summary className={css['open']}>
            <Icon of={ListFilter} />
            {t('map.filters')} {chosen > 0 && <span className={css['count']}>{chosen}</span>}
          </summary>
          <div className={css['form']}>
            <FacetForm
              id="filtry"
              offered={offered}
              choice={choice}
              action={path}
              clear={at({}, {})}
              keep={printMapAddress({ ...address, page: 1 })}
            />
          </div>
        </details>
        <div data-region="wybrane" className={css['chosen']}>
          <ChosenFacets offered={offered} choice={choice} address={(choice) => at({}, choice)} />
        </div>
      </div>
      <section id="wyniki" tabIndex={-1} aria-label={t('map.list')} data-region="lista" className={css['list']}>
        {items.length === 0 ? (
          <NothingHere kind={place.kind} clear={chosen > 0 ? at({}, {}) : null} />
        ) : (
          <ul className={css['cards']}>
            {items.map((card) => (
              <ResultCard key={card.id} card={card} today={today} />
            ))}
          </ul>
        )}
        {unlocated > 0 && <p className={css['hint']}>{t('map.unlocated', { count: unlocated })}</p>}
        <Pager page={curPage} pages={pageTotal} address={(page) => at({ page })} />
      </section>
      <div className={css['map']}>
        <Island of={FacilityMap} when="visible" {...props} />
      </div>
    </div>
  )
}
