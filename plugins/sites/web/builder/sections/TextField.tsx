import { useMemo, useRef, useState } from 'react'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { isEmptyDocument } from '#core/rich-text/read-document.ts'
import { RichTextField } from '#web/app-kit/rich-text/field/RichTextField.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext, type FormStatus } from '#web/ui/fields/form-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { SiteSection } from '../../../contract/site.ts'
import { useTextOffer } from './use-text-offer.ts'

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
  /** Initial text of the editor, which has its own state from then on. */
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
  const offer = useTextOffer()
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
      <RichTextField name={name} label={t('sites.builder.section.text')} optional {...offer} />
    </FormContext>
  )
}

/** For `lazy`. */
export default TextField
