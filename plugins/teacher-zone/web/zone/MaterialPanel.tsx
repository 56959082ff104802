import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { fileSize } from '#core/kernel/formats.ts'
import { tagOf } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import type { NewsView } from '#plugins/publications/contract/ui.ts'
import { type TagView, tagName } from '#plugins/tags/contract/ui.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { filterOrder } from './filters.ts'
import { Licence } from './Licence.tsx'
import css from './panel.module.css'
import { useZoneHref } from './use-zone-href.ts'

/** Fields of a lesson. */
type Lesson = Pick<NewsView, 'aims' | 'minutes' | 'age_from' | 'age_to' | 'areas'>

interface MaterialPanelProps {
  readonly of: Pick<NewsView, 'cover' | 'attachments' | 'licence' | 'author_name' | keyof Lesson | 'language'>
  /** Its tags. */
  readonly tags: readonly TagView[]
  /** Way to save it. */
  readonly save: ReactNode
}

/** Content of a material and its actions: first page, download, saving, printing, its tags, author and licence. */
export const MaterialPanel = ({ of, tags, save }: MaterialPanelProps) => {
  const { cover, attachments, licence, author_name } = of
  const t = useT()
  const language = useLanguage()
  const file = attachments.find(({ kind }) => kind === 'pdf') ?? attachments[0]
  const page = cover === null ? file?.preview : null
  return (
    <div className={css['panel']} lang={tagOf[language]}>
      {file && page && (
        <a className={css['page']} href={file.url} download={file.name}>
          <img
            src={page['640']}
            alt={t('teacher-zone.first-page', { name: file.name })}
            width={page.width}
            height={page.height}
            fetchPriority="high"
            decoding="async"
          />
        </a>
      )}
      <div className={css['side']}>
        <div className={css['actions']}>
          {file && (
            <LinkButton look="main" href={file.url} download={file.name}>
              <Icon of={Download} />
              <span>
                {t('teacher-zone.download', { kind: t(messageKey('publications.file', file.kind)) })}{' '}
                <small>{fileSize(file.size, language)}</small>
              </span>
            </LinkButton>
          )}
          {save}
          <button type="button" data-print="" className={css['print']}>
            <Icon of={Printer} />
            {t('teacher-zone.print')}
          </button>
        </div>
        <LessonFacts of={of} />
        <Facts tags={tags} />
        <div className={css['credits']}>
          {author_name !== '' && <p>{t('teacher-zone.author', { name: author_name })}</p>}
          <Licence of={licence} />
        </div>
      </div>
    </div>
  )
}

/** Shows the facts of the lesson of a material. */
const LessonFacts = ({
  of: { aims, minutes, age_from, age_to, areas, language },
}: {
  readonly of: Lesson & Pick<NewsView, 'language'>
}) => {
  const t = useT()
  const ages = age_from ?? age_to
  const facts = [
    minutes !== null && { label: t('teacher-zone.lesson.minutes'), value: t('publications.lesson.minutes', { count: minutes }) },
    ages !== null && {
      label: t('teacher-zone.lesson.ages'),
      value:
        age_from !== null && age_to !== null && age_from !== age_to
          ? t('publications.lesson.ages', { from: age_from, to: age_to })
          : t('publications.lesson.years', { count: ages }),
    },
    areas.length > 0 && {
      label: t('teacher-zone.filter.areas'),
      value: areas.map((area) => t(messageKey('publications.lesson.area', area))).join(', '),
    },
  ].filter((fact) => fact !== false)
  if (facts.length === 0 && aims === '') return null
  return (
    <dl className={css['facts']}>
      {aims !== '' && (
        <div>
          <dt>{t('teacher-zone.lesson.aims')}</dt>
          <dd lang={tagOf[language]}>{aims}</dd>
        </div>
      )}
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Tags by category, each a link to the materials that have it. */
const Facts = ({ tags }: Pick<MaterialPanelProps, 'tags'>) => {
  const t = useT()
  const language = useLanguage()
  const zoneHref = useZoneHref()
  if (tags.length === 0) return null
  return (
    <dl className={css['facts']}>
      {filterOrder.map((category) => {
        const own = tags.filter((tag) => tag.category === category)
        return own.length === 0 ? null : (
          <div key={category}>
            <dt>{t(messageKey('teacher-zone.filter', category))}</dt>
            {own.map((tag) => (
              <dd key={tag.id}>
                <a href={zoneHref({ [category]: tag.param })}>{tagName(tag, t, language)}</a>
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
