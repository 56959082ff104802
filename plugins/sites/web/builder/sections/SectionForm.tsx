import { lazy } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { textKinds } from '../../../contract/section-kinds.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { siteLimits } from '../../../contract/terms.ts'
import { useContent } from '../state/builder-context.ts'
import { changeSection, withSections } from '../state/edit-sections.ts'
import css from './sections.module.css'

/** Loaded with the first section of text that is opened, as few pages begin with one. */
const TextField = lazy(() => import('./TextField.tsx'))

/** Form of a section: its heading, and its text, or where the profile's data that it shows are edited. */
export const SectionForm = ({ of: section }: { readonly of: SiteSection }) => {
  const t = useT()
  const { draft, page, choices } = useContent()
  const { id, kind, title } = section
  const known = choices.sections.find((one) => one.kind === kind)
  return (
    <div className={css['form']}>
      <label className={css['field']}>
        <span>{t('sites.builder.section.heading')}</span>
        <input
          value={title}
          placeholder={known?.name ?? ''}
          maxLength={siteLimits.title}
          autoComplete="off"
          onChange={({ target }) =>
            draft.edit((content) => withSections(content, page.id, changeSection(id, { title: target.value })), `${id} title`)
          }
        />
        <small>{t('sites.builder.section.heading.hint')}</small>
      </label>
      {textKinds.has(kind) ? (
        <QueryBoundary>
          <TextField key={`${id} ${draft.epoch}`} of={section} />
        </QueryBoundary>
      ) : known ? (
        <DataHint editedAt={known.edited_at} isFilled={known.filled} />
      ) : (
        <p className={css['warning']}>{t('sites.builder.section.unknown.text')}</p>
      )}
    </div>
  )
}

/** Says where the data of a section come from, and whether there are any. */
const DataHint = ({ editedAt, isFilled }: { readonly editedAt: string | null; readonly isFilled: boolean }) => {
  const t = useT()
  const { facilityId } = useContent()
  const href = useHref()
  const address = editedAt === null || facilityId === null ? undefined : href(editedAt, { facility: facilityId })
  return (
    <p className={isFilled ? css['hint'] : css['warning']}>
      {t(isFilled ? 'sites.builder.section.data' : 'sites.builder.section.no-data')}{' '}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noopener">
          {t('sites.builder.section.edit-data')}
        </a>
      )}
    </p>
  )
}
