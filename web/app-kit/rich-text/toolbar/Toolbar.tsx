import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useRef } from 'react'
import { tableTools } from '../tables/table-tools.ts'
import { focusTool } from './roving.ts'
import { ToolButtons } from './ToolButtons.tsx'
import { toolGroups } from './tools.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useAvailable } from './use-tool-context.ts'
import { useToolState } from './use-tool-state.ts'

/** All tools of an editor in one row above the text, which scrolls where it is narrow. Alt+F10 leads here from the text. */
export const Toolbar = ({ controls }: { readonly controls?: string }) => {
  const [editor] = useLexicalComposerContext()
  const state = useToolState()
  const bar = useRef<HTMLDivElement>(null)
  useShortcuts(() => focusTool(bar.current))
  const groups = useAvailable([...toolGroups, ...(state.table ? [tableTools] : [])])
  return <ToolButtons bar={bar} groups={groups} state={state} controls={controls} onEscape={() => editor.focus()} />
}
