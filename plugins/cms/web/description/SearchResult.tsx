import { type Language, tagOf } from '#core/kernel/language.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { descriptionLimits } from '../../contract/terms.ts'
import css from '../app.module.css'
import type { DescriptionValues } from './values.ts'

interface SearchResultProps {
  readonly of: DescriptionValues
  readonly lang: Language
  /** Address of the page. */
  readonly path: string
}

/** Drawing of a search engine's result, with the lengths of title and description. */
export const SearchResult = ({ of, lang, path }: SearchResultProps) => {
  const t = useT()
  const title = of.meta_title.trim()
  const description = of.meta_description.trim()
  return (
    <figure className={css['result']}>
      <figcaption className={css['quiet']}>{t('cms.form.result')}</figcaption>
      <div {...(title !== '' && description !== '' && { lang: tagOf[lang] })}>
        <p className={css['resultPath']}>{['kredka', ...path.split('/').filter(Boolean)].join(' › ')}</p>
        <p className={title === '' ? css['quiet'] : css['resultTitle']}>{title || t('cms.form.result.no-title')}</p>
        <p className={description === '' ? css['quiet'] : css['resultText']}>{description || t('cms.form.result.no-description')}</p>
      </div>
      <p className={css['quiet']}>
        {t('cms.form.result.title', { count: title.length, max: descriptionLimits.metaTitle })}
        <br />
        {t('cms.form.result.description', { count: description.length, max: descriptionLimits.metaDescription })}
      </p>
    </figure>
  )
}
