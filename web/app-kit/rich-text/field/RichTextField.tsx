import { type ComponentType, useContext, useEffect, useRef, useState } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { AnyRoute, InputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import forms from '#web/ui/fields/forms.module.css'
import { type FieldProps, Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { uploadFile } from '../../files/upload-file.ts'
import type { EditorProps } from '../editor/Editor.tsx'
import type { PageSuggestion, RichTextUpload } from '../rich-text-tools.ts'
import { useControl } from './use-control.ts'

interface RichTextFieldProps<R extends AnyRoute> extends FieldProps {
  /** Route that stores one file, in its member `file`, its other members, and the accepted endings. Absent: the text takes no files. */
  readonly uploads?: { readonly route: R; readonly input: Omit<InputOf<R>, 'file'>; readonly accept: string } | undefined
  /** Uploads that the document shows already. */
  readonly known?: readonly RichTextUpload[]
  /** Finds own pages by a text, for links. */
  readonly pages?: ((text: string) => Promise<readonly PageSuggestion[]>) | undefined
  /** Largest number of words. */
  readonly max?: number | undefined
}

/**
 * Field of an `ApiForm` for a rich text. Its value is a text: the JSON of a document, or a plain text, which
 * `documentOfField` reads alike. It is a plain text field until the editor is loaded, and without a script.
 */
export const RichTextField = <R extends AnyRoute>({
  name,
  label,
  hint,
  optional,
  uploads,
  known = [],
  pages,
  max,
}: RichTextFieldProps<R>) => {
  const t = useT()
  const form = useContext(FormContext)
  const field = useField(name, hint !== undefined)
  const control = useControl(name, field.control, field.typed)
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  /** Position of the caret when the editor arrived: characters from the beginning. */
  const caret = useRef<number | null>(null)
  useEffect(() => {
    const show = (Loaded: ComponentType<EditorProps>) => {
      const plain = control.plain.current
      caret.current = plain && plain === document.activeElement ? plain.selectionStart : null
      setEditor(() => Loaded)
    }
    let isGone = false
    let isComposing = false
    const start = () => {
      isComposing = true
    }
    const plain = control.plain.current
    plain?.addEventListener('compositionstart', start)
    // Without a connection the plain text field stays.
    void import('../editor/Editor.tsx').then(
      ({ Editor: Loaded }) => {
        if (isGone) return
        if (!isComposing) return show(Loaded)
        plain?.addEventListener('compositionend', () => setTimeout(() => isGone || show(Loaded)), { once: true })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      plain?.removeEventListener('compositionstart', start)
    }
  }, [control.plain])

  const [deepPath, deepKey] = Object.entries(form?.errors ?? {}).find(([path]) => path.startsWith(`${name}.`)) ?? []
  // `content.children.3.children.0.url` is in the fourth block.
  const block = Number(deepPath?.slice(name.length).split('.')[2]) + 1
  const deepError =
    deepKey === undefined || Number.isNaN(block)
      ? deepKey && t(asMessageKey(deepKey))
      : t('rich-text.error-at', { block, message: t(asMessageKey(deepKey)) })
  const error = field.error ?? deepError
  const describedBy = [hint !== undefined && field.hintId, error !== undefined && field.errorId].filter(Boolean).join(' ')
  const aria = {
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
  }
  const labelId = `${field.id}-nazwa`
  const upload =
    uploads &&
    (async (file: File, options: Parameters<typeof uploadFile>[2]) =>
      (await uploadFile(uploads.route, { ...uploads.input, file } as unknown as InputOf<R>, options)) as unknown as RichTextUpload)
  return (
    <Labelled of={{ ...field, error }} label={label} labelId={labelId} hint={hint} optional={optional}>
      {/* What the form reads. It is disabled until then, so that the plain text is sent without a script. */}
      <textarea
        ref={control.control}
        name={name}
        className={hidden['hidden']}
        disabled={!control.isConnected}
        defaultValue={control.isConnected ? field.typed : undefined}
        required={!optional}
        tabIndex={-1}
        aria-hidden="true"
        onFocus={() => document.getElementById(field.id)?.focus()}
      />
      {Editor && (
        <Editor
          id={field.id}
          labelId={labelId}
          aria={{ ...aria, 'aria-required': !optional }}
          control={control}
          caret={caret.current}
          tools={{ known, ...(upload && uploads && { upload, accept: uploads.accept }), ...(pages && { pages }), ...(max && { max }) }}
        />
      )}
      {/* It stays behind the editor, for what was typed before hydration and is repeated afterwards. */}
      <textarea
        {...aria}
        ref={control.plain}
        id={Editor ? undefined : field.id}
        name={control.isConnected ? undefined : name}
        className={forms['line']}
        hidden={Editor !== null}
        rows={10}
        required={!optional}
        defaultValue={control.initialText}
        onInput={({ currentTarget }) => control.writePlain(currentTarget.value)}
      />
    </Labelled>
  )
}
