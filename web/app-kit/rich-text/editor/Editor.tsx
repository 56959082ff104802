import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { tagOf } from '#core/kernel/language.ts'
import { documentOfField } from '#core/rich-text/field-value.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { EmbedView } from '../nodes/EmbedView.tsx'
import type { RichTextTools } from '../rich-text-tools.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import type { FieldControl } from './ControlPlugin.tsx'
import { Counter } from './Counter.tsx'
import { EditorPlugins } from './EditorPlugins.tsx'
import { EditorShell } from './EditorShell.tsx'
import css from './editor.module.css'
import { editorConfig } from './editor-config.ts'
import { FieldFocusPlugin } from './FieldFocusPlugin.ts'
import { fieldLook } from './field-look.ts'
import { TabHint } from './TabHint.tsx'

/** Props of the editor. */
export interface EditorProps {
  /** Id of the element that is edited. */
  readonly id: string
  readonly labelId: string
  readonly aria: Readonly<Record<string, string | boolean>>
  readonly control: FieldControl
  /** Position of the caret in the plain text field, after which the editor gets the focus; `null`: nobody was typing. */
  readonly caret: number | null
  readonly tools: RichTextTools
  /** Text of an empty one, in the look of an article. */
  readonly placeholder?: string | undefined
}

/** Editor of a rich text; loaded when a page shows a field of one. */
export const Editor = ({ id, labelId, aria, control, caret, tools }: EditorProps) => {
  const language = useLanguage()
  const hint = `${id}-klawisze`
  const text = (
    <ContentEditable
      {...aria}
      id={id}
      aria-describedby={[aria['aria-describedby'], hint].filter(Boolean).join(' ')}
      className={css['text']}
      ariaLabelledBy={labelId}
      ariaMultiline
      lang={tagOf[language]}
    />
  )
  return (
    <LexicalComposer initialConfig={editorConfig(fieldLook, documentOfField(control.read()))}>
      <EditorShell tools={tools} Embed={EmbedView}>
        <div className={css['frame']} data-invalid={aria['aria-invalid']}>
          <Toolbar controls={id} />
          <EditorPlugins contentEditable={text} control={control} />
          <FieldFocusPlugin labelId={labelId} caret={caret} />
          <div className={css['foot']}>
            <TabHint id={hint} />
            <Counter />
          </div>
        </div>
      </EditorShell>
    </LexicalComposer>
  )
}
