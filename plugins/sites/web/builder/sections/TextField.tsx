import { useMemo } from 'react'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { acceptedBy, uploadFile } from '#plugins/uploads/contract/ui.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext, type FormStatus } from '#web/ui/fields/form-context.ts'
import type { SiteSection } from '../../../contract/site.ts'
import { useContent } from '../state/builder-context.ts'
import { changeSection, withSections } from '../state/edit-sections.ts'

const name = 'text'

/** Text of a section, with pictures and files; what is typed goes into the draft. */
const TextField = ({ of: { id, text } }: { readonly of: SiteSection }) => {
  const t = useT()
  const { facilityId, draft, page, uploads } = useContent()
  // The editor keeps its own state: what it began with is read once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  const form = useMemo<FormStatus>(
    () => ({
      id: `sekcja-${id}`,
      values: { [name]: text === null ? '' : fieldOfDocument(text) },
      errors: {},
      message: null,
      rejections: 0,
      state: 'idle',
      savedAt: null,
      register: () => ({
        name,
        onChange: ({ target }) => {
          const { value } = target as HTMLTextAreaElement
          draft.edit((content) => withSections(content, page.id, changeSection(id, { text: documentOfField(value) })), `${id} text`)
        },
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

/** For `lazy`. */
export default TextField
