import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { PlaceView } from '../../contract/search-results.ts'
import css from './results.module.css'

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
