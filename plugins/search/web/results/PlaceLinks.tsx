import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { PlaceView, SearchResults } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/**
 * Links to the places that a name may mean, each with commune and county, and the number of its facilities; those without any
 * are a quiet list beneath.
 */
export const PlaceChoice = ({ of: { options } }: { of: NonNullable<SearchResults['choice']> }) => {
  const t = useT()
  const searchHref = useSearchHref()
  const found = options.filter(({ facilities }) => facilities > 0)
  const empty = options.filter(({ facilities }) => facilities === 0)
  // What the label says already is not repeated.
  const whereOf = ({ label, where }: (typeof options)[number]) => (where !== '' && !label.includes(where) ? where : null)
  return (
    <>
      {found.length > 0 && (
        <ul className={css['options']}>
          {found.map((option) => (
            <li key={option.text}>
              <a className={css['option']} href={searchHref(option.text)} rel="nofollow">
                <strong>{option.label}</strong>
                {whereOf(option) !== null && <span>{whereOf(option)}</span>}
                <span className={css['count']}>
                  {option.places > 1 && `${t('search.results.places', { count: option.places })}, `}
                  {t('search.box.count', { count: option.facilities })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <section aria-labelledby="bez-placowek" className={css['empty']}>
          <h2 id="bez-placowek" className={css['subtitle']}>
            {t('search.results.none')}
          </h2>
          <ul className={css['quiet']}>
            {empty.map((option) => (
              <li key={option.text}>
                <a href={searchHref(option.text)} rel="nofollow">
                  {[option.label, whereOf(option)].filter(Boolean).join(', ')}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
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
