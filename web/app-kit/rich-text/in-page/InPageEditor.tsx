import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useRef, useState } from 'react'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfField, fieldOfDocument } from '#core/rich-text/field-value.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EditorPlugins } from '../editor/EditorPlugins.tsx'
import { EditorShell } from '../editor/EditorShell.tsx'
import { editorConfig } from '../editor/editor-config.ts'
import { EmbedTools } from '../nodes/EmbedTools.tsx'
import { useSelectedEmbed } from '../nodes/embed-selection.ts'
import type { RichTextTools } from '../rich-text-tools.ts'
import { Toolbar } from '../toolbar/Toolbar.tsx'
import type { Point } from './editable.ts'
import css from './in-page.module.css'
import { LeavingPlugin } from './LeavingPlugin.ts'
import { PageEmbed } from './PageEmbed.tsx'
import { PageText } from './PageText.tsx'
import { pageLook } from './page-look.ts'

interface InPageEditorProps {
  /** Element that shows the text to readers; its page may be in a frame, and needs no scripts. */
  readonly root: HTMLElement
  /** Level of the largest headings of the text on its page. */
  readonly level: 2 | 3
  /** Name of the text for screen readers. */
  readonly label: string
  /** Text with which the editor begins; it keeps its own state from then on. */
  readonly text: RichText
  readonly onText: (text: RichText) => void
  readonly tools: RichTextTools
  /** Point at which the text was pressed; `null`: the caret goes to its end. */
  readonly point: Point | null
  /** Told whether the writer says that the text is done, or has gone elsewhere. */
  readonly onLeave: (isDone: boolean) => void
}

/**
 * Editor of a rich text in the page that shows it: the page keeps its styles, and the tools are outside of it, where the
 * component is rendered.
 */
export const InPageEditor = ({ root, level, label, text, onText, tools, point, onLeave }: InPageEditorProps) => {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  const latest = useRef({ value: fieldOfDocument(text), onText })
  latest.current.onText = onText
  const [control] = useState(() => ({
    control: { current: null },
    read: () => latest.current.value,
    write: (value: string) => {
      if (value === latest.current.value) return
      latest.current.value = value
      latest.current.onText(documentOfField(value))
    },
    follow: () => () => undefined,
  }))
  return (
    <div ref={bar} className={css['bar']}>
      <LexicalComposer initialConfig={editorConfig(pageLook(level), text)}>
        <EditorShell tools={tools} Embed={PageEmbed}>
          <div className={css['tools']}>
            <Toolbar />
            <SelectedEmbedTools />
            <Button small look="main" onClick={() => onLeave(true)}>
              {t('rich-text.done')}
            </Button>
          </div>
          <EditorPlugins contentEditable={<PageText root={root} label={label} point={point} />} control={control} scrollsTables />
          <LeavingPlugin root={root} bar={bar} onLeave={onLeave} />
        </EditorShell>
      </LexicalComposer>
    </div>
  )
}

const SelectedEmbedTools = () => {
  const embed = useSelectedEmbed()
  return embed && <EmbedTools of={embed} />
}
