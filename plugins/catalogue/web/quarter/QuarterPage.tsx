import { Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { distance } from '#core/kernel/formats.ts'
import { moveBy } from '#core/kernel/local-plane.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { type EmptyAction, EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { quarterMetres } from '../../contract/place-pages.ts'
import city from '../city/city.module.css'
import { Chips } from '../components/Chips.tsx'
import { FacilityCardView } from '../components/FacilityCardView.tsx'
import { Made } from '../components/Total.tsx'
import type { quarterData } from './quarter.data.ts'
import css from './quarter.module.css'

type QuarterData = ReturnType<typeof usePageData<typeof quarterData>>
type QuarterList = NonNullable<QuarterData['list']>

/** Zoom at which the surroundings of a quarter fill a screen. */
const mapZoom = '13'

const bounds = ({ quarter }: QuarterList): string => {
  const southWest = moveBy(quarter, -quarterMetres, -quarterMetres)
  const northEast = moveBy(quarter, quarterMetres, quarterMetres)
  return [southWest, northEast].flatMap(({ longitude, latitude }) => [longitude.toFixed(4), latitude.toFixed(4)]).join(',')
}

/** Page of a quarter: what is near its point as cards, the nearest first, and the quarters around it. */
export const QuarterPage = () => {
  const pageData = usePageData<typeof quarterData>()
  // Without a list the page is an address of a district, which answers with a redirect.
  return pageData.list && <NearbyFacilities pageData={pageData} list={pageData.list} />
}

const NearbyFacilities = ({ pageData, list }: { pageData: QuarterData; list: QuarterList }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { category, voivodeship } = pageData
  const { quarter, total, neighbours, methods, today } = list
  const { items, itemsTotal, curPage, pageTotal } = list.facilities
  const name = cityNameIn(pageData.city.name, language)
  const params = { type: category, voivodeship, city: pageData.city.slug }
  const quarterHref = (slug: string, page = 1) => href('catalog_quarter', { ...params, quarter: slug }, page > 1 ? { page } : {})
  const subject = t(messageKey('catalogue.facet.category', category, 'phrase'))
  const map = href('map', {}, { kategoria: category, granice: bounds(list), zoom: mapZoom })
  const search = href('search', {}, { q: `${subject} ${quarter.name}, ${pageData.city.name}` })
  const wholeCity: EmptyAction = { label: t('catalogue.city.whole'), href: href('catalog_facilities', params) ?? href('/') }
  const withCity = items.some(({ city_slug }) => city_slug !== pageData.city.slug)
  return (
    <Container>
      <header className={css['head']}>
        <h1 className={city['title']}>
          <TextWithHighlight
            text={t('catalogue.quarter.heading', {
              category: t(messageKey('catalogue', category)),
              quarter: `*${quarter.name}*`,
              city: name,
            })}
            highlight={(place) => <Highlight>{place}</Highlight>}
          />
        </h1>
        <div className={city['ways']}>
          {map !== undefined && (
            <a className={city['toMap']} href={map}>
              <Icon of={MapIcon} />
              {t('catalogue.city.map')}
            </a>
          )}
          {search !== undefined && (
            <a className={city['toMap']} href={search} rel="nofollow">
              <Icon of={SlidersHorizontal} />
              {t('catalogue.quarter.search')}
            </a>
          )}
        </div>
      </header>
      {items.length === 0 ? (
        <EmptyList
          title={t(messageKey('catalogue.quarter.empty', category), { distance: distance(quarterMetres, language) })}
          actions={search === undefined ? [wholeCity] : [{ label: t('catalogue.quarter.nearest'), href: search }, wholeCity]}
        />
      ) : (
        <>
          <p className={css['total']}>
            <strong>{total > 0 ? t('catalogue.facilities', { count: total }) : t('catalogue.city.made', { count: itemsTotal })}</strong>{' '}
            {t('catalogue.quarter.within', { distance: distance(quarterMetres, language) })}
          </p>
          <ul className={city['cards']}>
            {items.map((card) => (
              <FacilityCardView key={card.id} card={card} methods={methods} today={today} withCity={withCity} />
            ))}
          </ul>
          <Made total={total} listed={itemsTotal} />
          <Pager page={curPage} pages={pageTotal} address={(page) => quarterHref(quarter.slug, page) ?? ''} />
        </>
      )}
      {neighbours.length > 0 && (
        <nav aria-labelledby="sasiednie" className={css['neighbours']}>
          <h2 id="sasiednie">{t('catalogue.quarter.neighbours')}</h2>
          <Chips items={neighbours.map((one) => ({ label: one.name, count: one.count, href: quarterHref(one.slug) }))} />
        </nav>
      )}
    </Container>
  )
}
