import { lazy } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { SiteChoices } from '../../../contract/builder.ts'
import { textKinds } from '../../../contract/section-kinds.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { siteLimits } from '../../../contract/terms.ts'
import { useContent } from '../state/builder-context.ts'
import { changeSection, withSections } from '../state/edit-sections.ts'
import { translateSection } from '../state/edit-translations.ts'
import css from './sections.module.css'

/** Loaded with the first section of text that is opened, as few pages begin with one. */
const TextField = lazy(() => import('./TextField.tsx'))

/** Form of a section: its heading, and its text, or where the profile's data that it shows are edited; in the chosen language. */
export const SectionForm = ({ of: section }: { readonly of: SiteSection }) => {
  const t = useT()
  const { draft, page, choices, language } = useContent()
  const { id, kind } = section
  const known = choices.sections.find((one) => one.kind === kind)
  const texts = language === 'pl' ? section : (section.translations?.[language] ?? { title: '', text: null })
  const change = (changes: Partial<Pick<SiteSection, 'title' | 'text'>>, about: string) => {
    const act = language === 'pl' ? changeSection(id, changes) : translateSection(id, language, changes)
    draft.edit((content) => withSections(content, page.id, act), `${id} ${language} ${about}`)
  }
  const key = `${id} ${language} ${draft.epoch}`
  return (
    <div className={css['form']}>
      <label className={css['field']}>
        <span>{t('sites.builder.section.heading')}</span>
        <input
          value={texts.title}
          placeholder={known?.name ?? ''}
          maxLength={siteLimits.title}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value }, 'title')}
        />
        <small>{t('sites.builder.section.heading.hint')}</small>
      </label>
      {textKinds.has(kind) ? (
        <QueryBoundary>
          <TextField
            key={key}
            id={key}
            text={texts.text}
            polish={language === 'pl' ? null : section.text}
            onText={(text) => change({ text }, 'text')}
          />
        </QueryBoundary>
      ) : known ? (
        <DataHint of={known} />
      ) : (
        <p className={css['warning']}>{t('sites.builder.section.unknown.text')}</p>
      )}
    </div>
  )
}

/** Says where the data of a section come from, and whether there are any. */
const DataHint = ({ of: { edited_at, filled, nothing } }: { readonly of: SiteChoices['sections'][number] }) => {
  const t = useT()
  const { facilityId } = useContent()
  const href = useHref()
  const address = edited_at === null || facilityId === null ? undefined : href(edited_at, { facility: facilityId })
  return (
    <p className={filled ? css['hint'] : css['warning']}>
      {filled ? t('sites.builder.section.data') : (nothing ?? t('sites.builder.section.no-data'))}{' '}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noopener">
          {t('sites.builder.section.edit-data')}
        </a>
      )}
    </p>
  )
}
