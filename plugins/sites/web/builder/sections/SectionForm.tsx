import { useMemo, useRef, useState } from 'react'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { FormContext, type FormStatus } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { textKinds } from '../../../contract/section-kinds.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { siteLimits } from '../../../contract/terms.ts'
import { useContent } from '../state/builder-context.ts'
import { changeSection, withSections } from '../state/edit-sections.ts'
import { translateSection } from '../state/edit-translations.ts'
import css from './sections.module.css'

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
        <TextField
          key={key}
          id={key}
          text={texts.text}
          polish={language === 'pl' ? null : section.text}
          onText={(text) => change({ text }, 'text')}
        />
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

const name = 'text'

interface TextFieldProps {
  readonly id: string
  readonly text: SiteSection['text']
  /** Polish text, with which a translation may begin. */
  readonly polish: SiteSection['text']
  readonly onText: (text: RichText) => void
}

/** Text of a section, with pictures and files; what is typed goes into the draft. */
const TextField = ({ id, text, polish, onText }: TextFieldProps) => {
  const t = useT()
  /** What the editor begins with; it keeps its own state from then on. */
  const [beginning, setBeginning] = useState(text)
  const isEmpty = text === null || isEmptyDocument(text)
  const begin = () => {
    if (polish === null) return
    setBeginning(polish)
    onText(polish)
  }
  return (
    <>
      {isEmpty && polish !== null && !isEmptyDocument(polish) && (
        <div>
          <Button small onClick={begin}>
            {t('sites.builder.language.begin')}
          </Button>
        </div>
      )}
      <Editor key={beginning === polish ? 'polish' : 'own'} id={id} text={beginning} onText={onText} />
    </>
  )
}

const Editor = ({ id, text, onText }: Omit<TextFieldProps, 'polish'>) => {
  const t = useT()
  const { facilityId, uploads } = useContent()
  const latest = useRef(onText)
  latest.current = onText
  // The editor keeps its own state: what it began with is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  const form = useMemo<FormStatus>(
    () => ({
      id: `sekcja-${id.replaceAll(' ', '-')}`,
      values: { [name]: text === null ? '' : fieldOfDocument(text) },
      errors: {},
      message: null,
      rejections: 0,
      state: 'idle',
      savedAt: null,
      register: () => ({
        name,
        onChange: ({ target }) => latest.current(documentOfField((target as HTMLTextAreaElement).value)),
      }),
    }),
    [id],
  )
  return (
    <FormContext value={form}>
      <RichTextField
        name={name}
        label={t('sites.builder.section.text')}
        optional
        uploads={
          facilityId === null
            ? undefined
            : { route: uploadFile, input: { purpose: 'web_page', facility_id: facilityId }, accept: acceptedBy('web_page') }
        }
        known={uploads}
      />
    </FormContext>
  )
}
