import { messageKey } from '#core/kernel/message-key.ts'
import { tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { MaterialView } from '../../contract/material.ts'
import css from '../app.module.css'
import { Article } from '../parts/Article.tsx'
import { SaveButton } from './SaveButton.tsx'

/** A material for a user who reads it without changing it, such as one for teachers alone. */
export const ReadMaterial = ({ of: material }: { readonly of: MaterialView }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { id, author_name, licence, tags, saved } = material
  const report = href('report', { type: 'news', id })
  return (
    <Article of={material}>
      <dl className={css['facts']}>
        {author_name !== '' && (
          <div>
            <dt>{t('publications.own.author')}</dt>
            <dd>{author_name}</dd>
          </div>
        )}
        {licence !== null && (
          <div>
            <dt>{t(messageKey('publications.form.licence', licence))}</dt>
            <dd>{t(messageKey('publications.form.licence', licence, 'text'))}</dd>
          </div>
        )}
        {tags.length > 0 && (
          <div>
            <dt>{t('publications.form.field.tag_ids')}</dt>
            <dd>{tags.map((tag) => tagName(tag, t, language)).join(', ')}</dd>
          </div>
        )}
      </dl>
      <p className={css['actions']}>
        <SaveButton of={material} isSaved={saved} />
        {report !== undefined && <a href={report}>{t('publications.report')}</a>}
      </p>
    </Article>
  )
}
