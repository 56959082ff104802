import { type Language, tagOf } from '#core/kernel/language.ts'
import { brandedTitle } from '#web/runtime/branded-title.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { CityDescription } from '../../contract/description.ts'
import { descriptionLimits } from '../../contract/limits.ts'
import css from '../app.module.css'
import type { DescriptionValues } from './values.ts'

interface SearchResultProps {
  readonly of: DescriptionValues
  readonly lang: Language
  /** Texts that the page has without those of the description. */
  readonly usual: CityDescription['usual']
  /** Address of the page. */
  readonly path: string
}

/** Drawing of a search engine's result, also of what an empty field leaves to the page, with the lengths of title and description. */
export const SearchResult = ({ of, lang, usual, path }: SearchResultProps) => {
  const t = useT()
  const title = of.meta_title.trim()
  const description = of.meta_description.trim()
  const shownTitle = title || (usual?.title ?? '')
  const shownText = description || (usual?.description ?? '')
  const isKnown = shownTitle !== '' && shownText !== ''
  return (
    <figure className={css['result']}>
      <figcaption className={css['quiet']}>{t('cms.form.result')}</figcaption>
      <div {...(isKnown && { lang: tagOf[lang] })}>
        <p className={css['resultPath']}>{['kredka', ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <p className={shownTitle === '' ? css['quiet'] : css['resultTitle']}>
          {shownTitle === '' ? t('cms.form.result.no-title') : brandedTitle(shownTitle)}
        </p>
        <p className={shownText === '' ? css['quiet'] : css['resultText']}>{shownText || t('cms.form.result.no-description')}</p>
      </div>
      <p className={css['quiet']}>
        {t('cms.form.result.title', { count: title.length, max: descriptionLimits.metaTitle })}
        <br />
        {t('cms.form.result.description', { count: description.length, max: descriptionLimits.metaDescription })}
      </p>
    </figure>
  )
}
