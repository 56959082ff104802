import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { PlaceView, SearchResults } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/** Links to the places that a name may mean, each with what distinguishes it and the number of its facilities. */
export const PlaceChoice = ({ of: { options } }: { of: NonNullable<SearchResults['choice']> }) => {
  const t = useT()
  const searchHref = useSearchHref()
  return (
    <ul className={css['options']}>
      {options.map(({ label, text, facilities, places }) => (
        <li key={text}>
          <a className={css['option']} href={searchHref(text)} rel="nofollow">
            <strong>{label}</strong>
            <span className={css['count']}>
              {places > 1 && `${t('search.results.places', { count: places })}, `}
              {facilities > 0 ? t('search.box.count', { count: facilities }) : t('search.results.none')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Links to the maps of cities and districts, with their numbers of facilities; `singleLine` shows them on one line that
 * scrolls on narrow screens.
 */
export const PlaceList = ({ places, singleLine = false }: { places: readonly PlaceView[]; singleLine?: boolean }) => {
  const t = useT()
  const href = useHref()
  return (
    <section aria-labelledby="miejsca" className={css['section']}>
      <h2 id="miejsca" className={css['subtitle']}>
        {t('search.box.places')}
      </h2>
      <ul className={singleLine ? `${css['places']} ${css['row']}` : css['places']}>
        {places.map(({ label, facilities, city, district }) => (
          <li key={`${city}/${district}`}>
            <a className={css['place']} href={href('map', {}, { miasto: city, dzielnica: district ?? undefined })}>
              <span>{label}</span>
              {facilities !== null && <span className={css['count']}>{t('search.box.count', { count: facilities })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
