import { FileText } from 'lucide-react'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ClosingDay, KindMark } from '#plugins/publications/contract/ui.ts'
import { type TagView, tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { zonePath } from '../../contract/addresses.ts'
import type { MaterialHead } from '../../contract/material.ts'
import css from './card.module.css'
import { MaterialPicture } from './MaterialPicture.tsx'

interface MaterialCardProps {
  readonly of: MaterialHead
  /** Tags that materials may have. */
  readonly tags: readonly TagView[]
  /** Level of its heading. */
  readonly as: 'h2' | 'h3'
  /** Width of its picture in the layout, as CSS. */
  readonly sizes: string
  /** Its picture is on the screen when the page opens. */
  readonly first?: boolean
}

/** Material in a list: picture first, then kind, title, ages and files; a relation and a contest look different (row TZ-05). */
export const MaterialCard = ({ of: material, tags, as: Heading, sizes, first = false }: MaterialCardProps) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { slug, kind, title, lead, attachments, closes_on, tag_ids, minutes } = material
  const own = tags.filter(({ id }) => tag_ids.includes(id))
  const namesOf = (category: TagView['category']) => own.filter((tag) => tag.category === category).map((tag) => tagName(tag, t, language))
  const scopes = namesOf('publication_scope')
  const ages = namesOf('age_groups')
  const files = [...new Set(attachments.map((file) => t(messageKey('publications.file', file.kind))))]
  const topics = own.flatMap(({ category, key }) => (category === 'publication_topic' ? [key] : []))
  const lang = material.language === language ? undefined : tagOf[material.language]
  return (
    <li className={css['card']}>
      <MaterialPicture of={material} topics={topics} sizes={sizes} first={first} />
      <div className={css['text']}>
        <p className={css['kind']}>
          {kind === 'material' && scopes.length > 0 ? <KindMark of={kind}>{scopes.join(', ')}</KindMark> : <KindMark of={kind} />}
        </p>
        <Heading className={css['title']} lang={lang}>
          <a href={href(`${zonePath}/${slug}`)}>{title}</a>
        </Heading>
        {lead !== '' && (
          <p className={css['lead']} lang={lang}>
            {lead}
          </p>
        )}
        {kind === 'contest' && closes_on !== null && <ClosingDay on={closes_on} />}
        {(ages.length > 0 || files.length > 0 || minutes !== null) && (
          <p className={css['facts']}>
            {ages.length > 0 && <span>{ages.join(', ')}</span>}
            {minutes !== null && <span>{t('publications.lesson.minutes', { count: minutes })}</span>}
            {files.length > 0 && (
              <span className={css['files']}>
                <Icon of={FileText} />
                {files.join(', ')}
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
