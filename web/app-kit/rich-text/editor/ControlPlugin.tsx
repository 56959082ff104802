import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { BLUR_COMMAND, COMMAND_PRIORITY_CRITICAL, HISTORY_MERGE_TAG, mergeRegister } from 'lexical'
import { useEffect, useRef } from 'react'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { readerOf } from '../convert/document-reader.ts'
import { $fromDocument } from '../convert/from-document.ts'
import { useEditorTools } from './editor-tools.ts'
import { errorOf } from './validity.ts'
import { makeWriter } from './write-later.ts'

/** The hidden form control of an editor. */
export interface FieldControl {
  readonly control: { readonly current: HTMLTextAreaElement | null }
  readonly read: () => string
  readonly write: (value: string) => void
  /** Calls back when the form changes the value; returns the function that ends this. */
  readonly follow: (follower: (value: string) => void) => () => void
  /** Writes typed text in pauses, since the form asks for it before it is sent. */
  readonly isPatient?: boolean
}

/** Marks changes that come from the form, which are not written back. */
const fromForm = 'from-form'

/**
 * Writes into a form control what has changed, and shows what the form changes. While somebody types into a field of a
 * form, it is written in pauses, at the latest when the text is left or the form is sent.
 */
export const ControlPlugin = ({ control }: { readonly control: FieldControl }): null => {
  const [editor] = useLexicalComposerContext()
  const { max } = useEditorTools().tools
  const latest = useRef({ control, max })
  latest.current = { control, max }
  useEffect(() => {
    const reader = readerOf(editor)
    const { control } = latest.current
    const read = () => reader.read(editor.getEditorState())
    /** Value that was shown, and how the editor would write it: as long as nothing changes, the control keeps its value. */
    let shown = { value: control.read(), written: read().value }
    const write = () => {
      const { control, max } = latest.current
      const text = read()
      control.control.current?.setCustomValidity(errorOf(text, max) ?? '')
      const value = text.value === shown.written ? shown.value : text.value
      const isChanged = value !== control.read()
      control.write(value)
      return isChanged
    }
    const writer = makeWriter(write, control.isPatient === true)
    const form = control.control.current?.form
    const listening = new AbortController()
    const { signal } = listening
    // Before the form reads its fields.
    form?.addEventListener('submit', writer.flush, { signal, capture: true })
    addEventListener('pagehide', writer.flush, { signal })
    const end = mergeRegister(
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(fromForm)) {
          writer.forget()
          shown = { value: latest.current.control.read(), written: read().value }
        } else if (dirtyElements.size > 0 || dirtyLeaves.size > 0) writer.change()
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          writer.flush()
          return false
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
      control.follow((value) =>
        editor.update(() => $fromDocument(documentOfField(value)), { discrete: true, tag: [fromForm, HISTORY_MERGE_TAG] }),
      ),
    )
    return () => {
      writer.flush()
      listening.abort()
      end()
    }
  }, [editor])
  return null
}
