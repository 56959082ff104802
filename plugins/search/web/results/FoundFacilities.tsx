import { Map as MapIcon } from 'lucide-react'
import { facilityList, facilityListSlot, shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/** One page of the facilities that were found, from where their distances are measured, and the way to the map with the same ones. */
export const FoundFacilities = ({ of: { text, facilities, near, relaxed, mapQuery, availableFacets, today } }: { of: SearchResults }) => {
  const t = useT()
  const searchHref = useSearchHref()
  const { items, curPage, pageTotal } = facilities
  const map = useHref()('map', {}, mapQuery ?? {})
  const isOnMap = mapQuery !== null && map !== undefined
  return (
    <section aria-label={t('search.box.facilities')} className={css['section']}>
      {mapQuery && <Slot slot={shownSearchSlot} of={{ name: text, query: mapQuery, parts: { save: {} } }} />}
      {(near !== null || isOnMap || pageTotal > 1) && (
        <p className={css['tools']}>
          {near !== null && relaxed?.kind !== 'nearest' && <span>{t('search.results.near', { place: near })}</span>}
          {pageTotal > 1 && <span>{t('search.results.page', { page: curPage, pages: pageTotal })}</span>}
          {isOnMap && (
            <a className={css['map']} href={map}>
              <Icon of={MapIcon} />
              {t('search.results.on-map')}
            </a>
          )}
        </p>
      )}
      <Slot slot={facilityListSlot} of={facilityList(items, availableFacets, today)} />
      <Pager page={curPage} pages={pageTotal} address={(page) => searchHref(text, page)} />
    </section>
  )
}
