import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { searchExamples } from '../../contract/ui.ts'
import { useSearchHref } from '../results/use-search-href.ts'
import css from './examples.module.css'

/** Search texts to begin with, as links to their results. */
export const Examples = () => {
  const t = useT()
  const searchHref = useSearchHref()
  return (
    <div className={css['examples']}>
      <p>{t('search.example')}</p>
      <ul>
        {searchExamples.map((key) => (
          <li key={key}>
            <a href={searchHref(t(key))} rel="nofollow">
              {t(key)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
