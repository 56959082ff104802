import { Info, Map as MapIcon } from 'lucide-react'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Island } from '#web/runtime/islands/Island.tsx'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { SelectedFacets } from '#web/ui/facets/SelectedFacets.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { type EmptyAction, EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { methodLabels } from '../../contract/listed-card.ts'
import { shownSearchParts, shownSearchSlot } from '../../contract/ui.ts'
import { FacilityCardView } from '../components/FacilityCardView.tsx'
import { Made, Total } from '../components/Total.tsx'
import NearMe from '../islands/NearMe.tsx'
import type { CityPageData, cityData } from '../pages.data.ts'
import { CityParts } from './CityParts.tsx'
import css from './city.module.css'
import { Description } from './Description.tsx'
import { Filters } from './Filters.tsx'
import { headingOf } from './heading.ts'
import { Orders } from './Orders.tsx'
import { useListHref } from './use-list-href.ts'

/**
 * Page of a city or a district: its number of facilities, selected filters as a sentence, filter form, menus of places and
 * of orders, and facilities as cards.
 */
export const CityPage = () => {
  const t = useT()
  const language = useLanguage()
  const pageData = usePageData<typeof cityData>()
  const listHref = useListHref(pageData)
  const { category, city, district, availableFacets, selection, unknown, near, total, today } = pageData
  const { items, itemsTotal, curPage, pageTotal } = pageData.facilities
  const methods = methodLabels(availableFacets)
  const area = { miasto: [`${pageData.voivodeship}/${city.slug}`], kategoria: [category], ...(district && { dzielnica: [district.slug] }) }
  const map = useHref()('map', {}, { ...area, widok: ['mapa'] })
  const search = { name: headingOf(pageData, { t, language }).text, query: { ...area, ...serializeSelection(availableFacets, selection) } }
  return (
    <Container>
      <header className={css['head']}>
        <h1 data-live="heading" className={css['title']}>
          <TextWithHighlight
            text={headingOf(pageData, { t, language, mark: (place) => `*${place}*` }).text}
            highlight={(place) => <Highlight>{place}</Highlight>}
          />
        </h1>
        <div data-live="ways" className={css['ways']}>
          <Total total={total} listed={itemsTotal} />
          {map !== undefined && (
            <a className={css['toMap']} href={map}>
              <Icon of={MapIcon} />
              {t('catalogue.city.map')}
            </a>
          )}
          <Slot slot={shownSearchSlot} of={{ ...search, parts: shownSearchParts }} />
        </div>
        <div data-live="chosen-facets">
          <SelectedFacets available={availableFacets} selection={selection} hrefOf={(selection) => listHref({ selection })} />
        </div>
      </header>
      <div className={css['columns']}>
        <Filters pageData={pageData} />
        <div>
          {near.nearby && <NearbyNote />}
          <div data-live="list" className={css['list']}>
            <div className={css['menus']}>
              {(city.districts.length > 0 || pageData.quarters.length > 0) && <CityParts pageData={pageData} />}
              {itemsTotal > 1 && <Orders pageData={pageData} />}
            </div>
            {unknown.length > 0 && (
              <p className={css['note']}>
                <Icon of={Info} />
                {t('catalogue.filters.unknown', { words: unknown.map(({ value }) => value).join(', ') })}
              </p>
            )}
            {near.address !== '' && near.origin === null && (
              <p className={css['note']}>
                <Icon of={Info} />
                {t('catalogue.order.address.unknown', { address: near.address })}
              </p>
            )}
            {items.length === 0 ? (
              <NoMatches pageData={pageData} />
            ) : (
              <ul className={css['cards']}>
                {items.map((card) => (
                  <FacilityCardView key={card.id} card={card} methods={methods} today={today} />
                ))}
              </ul>
            )}
            <Made total={total} listed={itemsTotal} />
            <Pager page={curPage} pages={pageTotal} address={(page) => listHref({ page })} />
          </div>
          <div />
        </div>
      </div>
      {pageData.description !== null && <Description of={pageData.description} />}
    </Container>
  )
}

/** Empty list of a filtered city; offers to reset the filters, or to search the whole city. */
const NoMatches = ({ pageData }: { pageData: CityPageData }) => {
  const t = useT()
  const listHref = useListHref(pageData)
  const reset: EmptyAction = { label: t('catalogue.empty.reset'), href: listHref({ selection: {} }) }
  const wholeCity: EmptyAction = { label: t('catalogue.city.whole'), href: listHref({ district: null }) }
  return (
    <EmptyList
      title={t('catalogue.empty.filtered')}
      subtitle={t('catalogue.empty.filtered.hint', { facilities: t('catalogue.facilities', { count: pageData.unfilteredTotal }) })}
      actions={pageData.district ? [reset, wholeCity] : [reset]}
    />
  )
}

/** Asks the browser for the device's position; without JavaScript offers the search for an address instead. */
const NearbyNote = () => {
  const t = useT()
  return (
    <>
      <Island of={NearMe} when="load" />
      <noscript>
        <p className={css['note']}>
          <Icon of={Info} />
          {t('catalogue.order.near.no-script')}
        </p>
      </noscript>
    </>
  )
}
