import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin'
import { type EditorState, HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { useCallback, useEffect, useRef } from 'react'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { $fromDocument } from '../convert/from-document.ts'
import { toDocument } from '../convert/to-document.ts'
import { useEditorTools } from './editor-tools.ts'
import { errorOf } from './validity.ts'

/** The hidden form control of an editor. */
export interface FieldControl {
  readonly control: { readonly current: HTMLTextAreaElement | null }
  readonly read: () => string
  readonly write: (value: string) => void
  /** Calls back when the form changes the value; returns the function that ends this. */
  readonly follow: (follower: (value: string) => void) => () => void
}

/** Marks changes that come from the form, which are not written back. */
const fromForm = 'from-form'

/** Writes into a form control what has changed, and shows what the form changes. */
export const ControlPlugin = ({ control }: { readonly control: FieldControl }) => {
  const [editor] = useLexicalComposerContext()
  const { max } = useEditorTools().tools
  const latest = useRef({ control, max })
  latest.current = { control, max }
  /** Value that was shown, and how the editor would write it: as long as nothing changes, the control keeps its value. */
  const shown = useRef({ value: '', written: '' })
  const change = useCallback((state: EditorState, _: LexicalEditor, tags: ReadonlySet<string>) => {
    const { control, max } = latest.current
    const document = toDocument(state)
    const value = fieldOfDocument(document)
    if (tags.has(fromForm)) {
      shown.current = { value: control.read(), written: value }
      return
    }
    control.control.current?.setCustomValidity(errorOf(state, document, max) ?? '')
    control.write(value === shown.current.written ? shown.current.value : value)
  }, [])
  useEffect(() => {
    const { control } = latest.current
    shown.current = { value: control.read(), written: fieldOfDocument(toDocument(editor.getEditorState())) }
    return control.follow((value) =>
      editor.update(() => $fromDocument(documentOfField(value)), { discrete: true, tag: [fromForm, HISTORY_MERGE_TAG] }),
    )
  }, [editor])
  return <OnChangePlugin ignoreSelectionChange ignoreHistoryMergeTagChange={false} onChange={change} />
}
