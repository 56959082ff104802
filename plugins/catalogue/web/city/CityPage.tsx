import { Pager } from '#web/design/Pager.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/here.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useT } from '#web/i18n/words.ts'
import { FacilityCardView } from '../parts/FacilityCardView.tsx'
import { NothingYet } from '../parts/NothingYet.tsx'
import type { data } from './city.data.ts'
import css from './city.module.css'
import { Districts } from './Districts.tsx'

/** A city or a district: how many facilities, its districts, and the facilities as cards. */
export const CityPage = () => {
  const t = useT()
  const href = useHref()
  const { category, voivodeship, city, district, facilities, today } = usePageData<typeof data>()
  const { items, itemsTotal, curPage, pageTotal } = facilities
  const way = { type: category, voivodeship, city: city.slug }
  const place = district ? `${city.name}, *${district.name}*` : `*${city.name}*`
  const address = (page: number) => {
    const query = page > 1 ? { page } : {}
    return (district ? href('catalog_district', { ...way, district: district.slug }, query) : href('catalog_facilities', way, query)) ?? ''
  }
  return (
    <Wide>
      <header className={css['head']}>
        <h1 className={css['title']}>
          <Marked
            text={t('catalogue.city.heading', { category: t(`catalogue.${category}`), place })}
            mark={(place) => <Stroke>{place}</Stroke>}
          />
        </h1>
        <p className={css['total']}>
          <strong>{t('catalogue.facilities', { count: itemsTotal })}</strong>
          {pageTotal > 1 && <span>{t('catalogue.city.page', { page: curPage, pages: pageTotal })}</span>}
          {itemsTotal > 1 && <span>{t('catalogue.city.order')}</span>}
        </p>
      </header>
      {city.districts.length > 0 && <Districts city={city} district={district} way={way} />}
      {items.length === 0 ? (
        <NothingYet category={category} here />
      ) : (
        <ul className={css['cards']}>
          {items.map((card) => (
            <FacilityCardView key={card.id} card={card} today={today} />
          ))}
        </ul>
      )}
      <Pager page={curPage} pages={pageTotal} address={address} />
    </Wide>
  )
}
