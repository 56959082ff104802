import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { PlaceView } from '../../contract/search-results.ts'
import css from './results.module.css'

/** Links to the maps of cities and districts, with their numbers of facilities; names without link if there is no map page. */
export const PlaceList = ({ places }: { places: readonly PlaceView[] }) => {
  const t = useT()
  const href = useHref()
  return (
    <section aria-labelledby="miejsca" className={css['section']}>
      <h2 id="miejsca" className={css['subtitle']}>
        {t('search.places')}
      </h2>
      <ul className={css['places']}>
        {places.map(({ label, facilities, city, district }) => (
          <li key={`${city}/${district}`}>
            <a className={css['place']} href={href('map', {}, { miasto: city, dzielnica: district ?? undefined })}>
              <span>{label}</span>
              {facilities !== null && <span className={css['count']}>{t('search.count', { count: facilities })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
