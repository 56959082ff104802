import { type ComponentType, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { asMessageKey } from '#core/kernel/message-key.ts'
import type { AnyRoute } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import forms from '#web/ui/fields/forms.module.css'
import { type FieldProps, Labelled } from '#web/ui/fields/Labelled.tsx'
import { useField } from '#web/ui/fields/use-field.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import type { EditorProps } from '../editor/Editor.tsx'
import css from './field.module.css'
import { type RichTextOffer, toolsOfField } from './tools-of-field.ts'
import { useControl } from './use-control.ts'

type RichTextFieldProps<R extends AnyRoute> = FieldProps &
  RichTextOffer<R> & {
    /** `article`: without a frame, as readers will see it, tools at the selection. Default: `compact`, with all tools above. */
    readonly look?: EditorLookName
    /** Text of an empty article. */
    readonly placeholder?: string
  }

type EditorLookName = 'compact' | 'article'

const editors: Readonly<Record<EditorLookName, () => Promise<ComponentType<EditorProps>>>> = {
  compact: () => import('../editor/Editor.tsx').then(({ Editor }) => Editor),
  article: () => import('../article/ArticleEditor.tsx').then(({ ArticleEditor }) => ArticleEditor),
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
  look = 'compact',
  placeholder,
  uploads,
  onUploaded,
  known,
  pages,
  crops,
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
    void editors[look]().then(
      (Loaded) => {
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
  }, [control.plain, look])

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
  const tools = useMemo(
    () => toolsOfField({ uploads, onUploaded, known, pages, crops, max }),
    [uploads, onUploaded, known, pages, crops, max],
  )
  const labelId = `${field.id}-nazwa`
  return (
    <Labelled of={{ ...field, error }} label={label} labelId={labelId} hint={hint} optional={optional} isLabelHidden={look === 'article'}>
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
          tools={tools}
          placeholder={placeholder}
        />
      )}
      {/* It stays behind the editor, for what was typed before hydration and is repeated afterwards. */}
      <textarea
        {...aria}
        ref={control.plain}
        id={Editor ? undefined : field.id}
        name={control.isConnected ? undefined : name}
        className={look === 'article' ? css['plain'] : forms['line']}
        hidden={Editor !== null}
        rows={10}
        required={!optional}
        placeholder={placeholder}
        defaultValue={control.initialText}
        onInput={({ currentTarget }) => control.writePlain(currentTarget.value)}
      />
    </Labelled>
  )
}
