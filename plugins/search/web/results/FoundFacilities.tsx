import { Map as MapIcon } from 'lucide-react'
import { facilityList, facilityListSlot, shownSearchParts, shownSearchSlot } from '#plugins/catalogue/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import type { SearchResults } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/** One page of the facilities that were found, from where their distances are measured, and the way to the map with the same ones. */
export const FoundFacilities = ({
  of: { text, parts, facilities, near, relaxed, mapQuery, availableFacets, today },
}: {
  of: SearchResults
}) => {
  const t = useT()
  const searchHref = useSearchHref()
  const { items, curPage, pageTotal } = facilities
  const map = useHref()('map', {}, mapQuery ?? {})
  // Where distances are offered, these say from where they are.
  const isNearStated = relaxed?.kind === 'nearest' || parts.some(({ distances }) => distances.length > 0)
  const origin = isNearStated ? null : near
  return (
    <section aria-label={t('search.box.facilities')} className={css['section']}>
      {(origin !== null || mapQuery !== null || pageTotal > 1) && (
        <div className={css['tools']}>
          {origin !== null && <span>{t('search.results.near', { place: origin })}</span>}
          {pageTotal > 1 && <span>{t('search.results.page', { page: curPage, pages: pageTotal })}</span>}
          {mapQuery && (
            <div className={css['same']}>
              {map !== undefined && (
                <a className={css['map']} href={map}>
                  <Icon of={MapIcon} />
                  {t('search.results.on-map')}
                </a>
              )}
              <Slot slot={shownSearchSlot} of={{ name: text, query: mapQuery, parts: shownSearchParts }} />
            </div>
          )}
        </div>
      )}
      <Slot slot={facilityListSlot} of={facilityList(items, availableFacets, today)} />
      <Pager page={curPage} pages={pageTotal} address={(page) => searchHref(text, page)} />
    </section>
  )
}
