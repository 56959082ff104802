import { Info, Map as MapIcon } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { Pager } from '#web/design/Pager.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { ChosenFacets } from '#web/facets/ChosenFacets.tsx'
import { Marked } from '#web/i18n/Marked.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import { FacilityCardView } from '../parts/FacilityCardView.tsx'
import { NothingYet } from '../parts/NothingYet.tsx'
import type { data } from './city.data.ts'
import css from './city.module.css'
import { Districts } from './Districts.tsx'
import { Filters } from './Filters.tsx'
import { NoMatches } from './NothingSo.tsx'
import { Orders } from './Orders.tsx'
import { useListAddress } from './use-list-address.ts'

/** A city or a district: what is asked for as a sentence, its districts, the filters, and the facilities as cards. */
export const CityPage = () => {
  const t = useT()
  const shown = usePageData<typeof data>()
  const address = useListAddress(shown)
  const { category, city, district, offered, choice, unknown, order, inAll, today } = shown
  const { items, itemsTotal, curPage, pageTotal } = shown.facilities
  const map = useHref()('map', {}, { miasto: `${shown.voivodeship}/${city.slug}`, kategoria: category, dzielnica: district?.slug })
  const place = district ? `${city.name}, *${district.name}*` : `*${city.name}*`
  return (
    <Wide>
      <header className={css['head']}>
        <h1 className={css['title']}>
          <Marked
            text={t('catalogue.city.heading', { category: t(`catalogue.${category}`), place })}
            mark={(place) => <Stroke>{place}</Stroke>}
          />
        </h1>
        <div data-live="chosen-facets">
          <ChosenFacets offered={offered} choice={choice} address={(choice) => address({ choice })} />
        </div>
      </header>
      <div data-live="districts">{city.districts.length > 0 && <Districts shown={shown} />}</div>
      {inAll === 0 ? (
        <NothingYet category={category} here />
      ) : (
        <div className={css['columns']}>
          <Filters shown={shown} />
          <div>
            <div data-live="list" className={css['list']}>
              <p className={css['total']} data-total="">
                <strong>{t('catalogue.facilities', { count: itemsTotal })}</strong>
                {pageTotal > 1 && <span>{t('catalogue.city.page', { page: curPage, pages: pageTotal })}</span>}
                {map !== undefined && (
                  <a className={css['toMap']} href={map}>
                    <Icon of={MapIcon} />
                    {t('catalogue.city.map')}
                  </a>
                )}
              </p>
              {unknown.length > 0 && (
                <p className={css['note']}>
                  <Icon of={Info} />
                  {t('catalogue.filters.unknown', { words: unknown.map(({ word }) => word).join(', ') })}
                </p>
              )}
              {items.length === 0 ? (
                <NoMatches shown={shown} />
              ) : (
                <>
                  {itemsTotal > 1 && <Orders order={order} address={(order) => address({ order })} />}
                  <ul className={css['cards']}>
                    {items.map((card) => (
                      <FacilityCardView key={card.id} card={card} today={today} />
                    ))}
                  </ul>
                </>
              )}
              <Pager page={curPage} pages={pageTotal} address={(page) => address({ page })} />
            </div>
            <div />
          </div>
        </div>
      )}
    </Wide>
  )
}
