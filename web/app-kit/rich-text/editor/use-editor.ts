import { HISTORY_MERGE_TAG, type LexicalEditor } from 'lexical'
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { $fromDocument } from '../convert/from-document.ts'
import { toDocument } from '../convert/to-document.ts'
import { loadedTables, loadTables } from '../tables/load-tables.ts'
import { hasTable } from '../tables/table-nodes.ts'
import { $placeCaret } from './caret.ts'
import { type EditorLook, makeEditor, registerBehaviour } from './create-editor.ts'
import { errorOf } from './validity.ts'

/** The hidden form control of an editor. */
export interface FieldControl {
  readonly control: { readonly current: HTMLTextAreaElement | null }
  readonly read: () => string
  readonly write: (value: string) => void
  /** Calls back when the form changes the value; returns the function that ends this. */
  readonly follow: (follower: (value: string) => void) => () => void
}

interface EditorOptions {
  readonly control: FieldControl
  readonly caret: number | null
  readonly labelId: string
  readonly max: number | undefined
  /** Look of the text; absent: that of a field. */
  readonly look?: EditorLook
}

/** Marks changes that come from the form, which are not written back. */
const fromForm = 'from-form'

const show = (editor: LexicalEditor, value: string): void =>
  editor.update(() => $fromDocument(documentOfField(value)), { discrete: true, tag: [fromForm, HISTORY_MERGE_TAG] })

/**
 * Creates an editor that shows the value of a form control, follows it, and writes into it what has changed; for a value with tables
 * after `loadTables`.
 */
export const useEditor = ({ control, caret, labelId, max, look }: EditorOptions) => {
  /** Value that was shown, and how the editor would write it: as long as nothing changes, the control keeps its value. */
  const shown = useRef({ value: '', written: '' })
  const root = useRef<HTMLElement>(null)
  const [editor] = useState(() => {
    const made = makeEditor(look)
    show(made, control.read())
    return made
  })
  const behaviour = useRef<(() => void)[] | null>(null)
  const enableTables = useCallback(async () => {
    const { knowsTables, addTableNodes, registerTables } = await loadTables()
    if (knowsTables(editor)) return
    addTableNodes(editor, look?.scrollsTables)
    behaviour.current?.push(registerTables(editor))
  }, [editor, look])
  const attach: RefCallback<HTMLElement> = useCallback(
    (element) => {
      root.current = element
      editor.setRootElement(element)
    },
    [editor],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each editor
  useEffect(() => {
    const remember = () => {
      shown.current = { value: control.read(), written: fieldOfDocument(toDocument(editor.getEditorState())) }
    }
    remember()
    const showValue = () => {
      show(editor, control.read())
      editor.setEditable(true)
    }
    const tables = loadedTables()
    const unregister = [
      registerBehaviour(editor),
      ...(tables?.knowsTables(editor) ? [tables.registerTables(editor)] : []),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
        if (tags.has(fromForm)) return remember()
        const document = toDocument(editorState)
        control.control.current?.setCustomValidity(errorOf(editorState, document, max) ?? '')
        const value = fieldOfDocument(document)
        control.write(value === shown.current.written ? shown.current.value : value)
      }),
      control.follow((value) => {
        if (!hasTable(documentOfField(value))) return showValue()
        // Without a connection the text cannot be shown, and must not be overwritten.
        void enableTables().then(showValue, () => editor.setEditable(false))
      }),
    ]
    behaviour.current = unregister
    const label = document.getElementById(labelId)
    const focus = () => editor.focus()
    label?.addEventListener('click', focus)
    if (caret !== null) {
      root.current?.focus({ preventScroll: true })
      editor.update(() => $placeCaret(caret))
    }
    return () => {
      label?.removeEventListener('click', focus)
      for (const end of unregister) end()
      behaviour.current = null
    }
  }, [editor])
  return { editor, attach, enableTables }
}
