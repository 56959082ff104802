import { CheckListPlugin } from '@lexical/react/LexicalCheckListPlugin'
import { LexicalErrorBoundary, type LexicalErrorBoundaryProps } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { MarkdownShortcutPlugin } from '@lexical/react/LexicalMarkdownShortcutPlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { TablePlugin } from '@lexical/react/LexicalTablePlugin'
import type { JSX } from 'react'
import { isLinkAddress } from '#core/rich-text/addresses.ts'
import { PastePlugin } from '../paste/PastePlugin.ts'
import { CheckListRolePlugin } from './CheckListRolePlugin.ts'
import { ControlPlugin, type FieldControl } from './ControlPlugin.tsx'
import { LastParagraphPlugin } from './LastParagraphPlugin.ts'
import { markdownTransformers } from './markdown.ts'

/** Milliseconds within which what is typed is undone together. */
const historyDelay = 300

/** Attributes of links while they are edited. */
const linkAttributes = { rel: null }

/** Leaves the place of a block empty that cannot be drawn; its error reaches the console. */
const EmbedBoundary = (props: LexicalErrorBoundaryProps) => <LexicalErrorBoundary {...props} fallback={null} />

interface EditorPluginsProps {
  /** Element that is edited. */
  readonly contentEditable: JSX.Element
  readonly control: FieldControl
  readonly scrollsTables?: boolean
}

/** Everything that a rich text can do: Lexical's own plugins, and ours for what it has none. */
export const EditorPlugins = ({ contentEditable, control, scrollsTables = false }: EditorPluginsProps) => (
  <>
    <RichTextPlugin contentEditable={contentEditable} ErrorBoundary={EmbedBoundary} />
    <HistoryPlugin delay={historyDelay} />
    <ListPlugin />
    <CheckListPlugin />
    <LinkPlugin validateUrl={isLinkAddress} attributes={linkAttributes} />
    <TablePlugin hasHorizontalScroll={scrollsTables} />
    <MarkdownShortcutPlugin transformers={markdownTransformers} />
    <PastePlugin />
    <CheckListRolePlugin />
    <LastParagraphPlugin />
    <ControlPlugin control={control} />
  </>
)
