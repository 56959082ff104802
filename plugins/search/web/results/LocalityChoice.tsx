import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { NamedLocality } from '../../contract/search-results.ts'
import css from './results.module.css'
import { useSearchHref } from './use-search-href.ts'

/** Links to the localities that a name may mean, each with what distinguishes it and the number of its facilities. */
export const LocalityChoice = ({ of: { name, options } }: { of: Extract<NamedLocality, { kind: 'choice' }> }) => {
  const t = useT()
  const searchHref = useSearchHref()
  return (
    <section aria-labelledby="miejscowosci" className={css['section']}>
      <h2 id="miejscowosci" className={css['subtitle']}>
        {options.length > 1 ? t('search.results.locality.which', { name }) : t('search.results.locality.one', { name })}
      </h2>
      <ul className={css['places']}>
        {options.map(({ label, text, facilities, localities }) => (
          <li key={text}>
            <a className={css['place']} href={searchHref(text)} rel="nofollow">
              <span>{label}</span>
              <span className={css['count']}>
                {localities > 1 && `${t('search.results.locality.count', { count: localities })}, `}
                {facilities > 0 ? t('search.box.count', { count: facilities }) : t('search.results.locality.none')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
