import { prefixOf } from '#core/kernel/language.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { searchLengths } from '../../../contract/limits.ts'
import { useContent } from '../state/builder-context.ts'
import { searchTextsOf, withSearchTexts } from '../state/edit-translations.ts'
import { LineField, LinesField } from './LineField.tsx'
import css from './sections.module.css'

/** Title and description of the open page for search engines, with the result as visitors would see it there. */
export const SearchTexts = () => {
  const t = useT()
  const { draft, page, language, search } = useContent()
  const { host } = new URL(usePage().context.publicUrl)
  if (!search) return null
  const { title, description } = searchTextsOf(page, language)
  const change = (changes: Partial<typeof search.head>) =>
    draft.edit(
      (content) => withSearchTexts(content, page.id, language, changes),
      `search ${page.id} ${language} ${Object.keys(changes).join(' ')}`,
    )
  const key = `${page.id} ${language} ${draft.epoch}`
  const address = [`${search.name}.${host}`, ...`${prefixOf[language]}/${page.slug}`.split('/').filter(Boolean)].join(' › ')
  return (
    <details className={css['settings']}>
      <summary>{t('sites.builder.search')}</summary>
      <div className={css['form']}>
        <div className={css['result']} aria-label={t('sites.builder.search.preview')} role="img">
          <small>{address}</small>
          <strong>{title || search.head.title}</strong>
          <span>{description || search.head.description}</span>
        </div>
        <LineField
          key={`title ${key}`}
          label={t('sites.builder.search.title')}
          hint={t('sites.builder.search.empty')}
          value={title}
          max={searchLengths.title}
          onValue={(value) => change({ title: value })}
        />
        <LinesField
          key={`description ${key}`}
          label={t('sites.builder.search.description')}
          hint={t('sites.builder.search.description.hint')}
          value={description}
          max={searchLengths.description}
          onValue={(value) => change({ description: value })}
        />
      </div>
    </details>
  )
}
