import { PencilLine } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { SiteChoices } from '../../../contract/builder.ts'
import { siteLimits } from '../../../contract/limits.ts'
import { isUnfilled, placeholdersOf } from '../../../contract/placeholders.ts'
import { textKinds } from '../../../contract/section-kinds.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { useContent } from '../state/builder-context.ts'
import { useSectionTexts } from '../state/use-section-texts.ts'
import { ContactChoice } from './ContactChoice.tsx'
import css from './sections.module.css'

/** Loaded with the first section of text that is opened, as few pages begin with one. */
const TextField = lazy(() => import('./TextField.tsx'))

/** Kinds of texts whose form is not plain from their name. */
const hinted: ReadonlySet<string> = new Set(['text_picture', 'columns', 'questions', 'buttons'])

/** Form of a section: its heading, and its text, or where the profile's data that it shows are edited; in the chosen language. */
export const SectionForm = ({ of: section }: { readonly of: SiteSection }) => {
  const t = useT()
  const { choices, language } = useContent()
  const { id, kind } = section
  const known = choices.sections.find((one) => one.kind === kind)
  const { texts, change, key } = useSectionTexts(section)
  return (
    <div className={css['form']}>
      <label className={css['field']}>
        <span>{t('sites.builder.section.heading')}</span>
        <input
          value={texts.title}
          placeholder={known?.name ?? ''}
          maxLength={siteLimits.title}
          autoComplete="off"
          onChange={({ target }) => change({ title: target.value })}
        />
        <small>{t('sites.builder.section.heading.hint')}</small>
      </label>
      {kind === 'contact' && <ContactChoice of={section} />}
      {hinted.has(kind) && <p className={css['hint']}>{t(messageKey('sites.builder.hint', kind as 'columns'))}</p>}
      {textKinds.has(kind) ? (
        <InPage of={id}>
          <QueryBoundary>
            <TextField
              key={key}
              id={key}
              text={texts.text}
              polish={language === 'pl' ? null : section.text}
              onText={(text) => change({ text })}
            />
          </QueryBoundary>
          <Unfilled text={texts.text} />
        </InPage>
      ) : known ? (
        <DataHint of={known} />
      ) : (
        <p className={css['warning']}>{t('sites.builder.section.unknown.text')}</p>
      )}
    </div>
  )
}

/** Says what is still to be filled in a text, and that visitors do not see one that says nothing else. */
const Unfilled = ({ text }: Pick<SiteSection, 'text'>) => {
  const t = useT()
  const places = text === null ? [] : placeholdersOf(text)
  if (text === null || places.length === 0) return null
  return (
    <p className={css['warning']}>
      {t('sites.builder.section.unfilled', { count: places.length })} {isUnfilled(text) && t('sites.builder.section.unfilled.hidden')}
    </p>
  )
}

/** Leads to writing in the page; while a text is written there, it says so in place of the field. */
const InPage = ({ of: id, children }: { readonly of: string; readonly children: ReactNode }) => {
  const t = useT()
  const { writing } = useContent()
  if (!writing) return children
  return writing.section === id ? (
    <div className={css['form']}>
      <p className={css['hint']}>{t('sites.builder.writing')}</p>
      <div>
        <Button small onClick={writing.end}>
          {t('sites.builder.writing.end')}
        </Button>
      </div>
    </div>
  ) : (
    <>
      <div>
        <Button small look="second" id={`pisz-${id}`} onClick={() => writing.begin(id)}>
          <Icon of={PencilLine} /> {t('sites.builder.writing.begin')}
        </Button>
      </div>
      {children}
    </>
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
