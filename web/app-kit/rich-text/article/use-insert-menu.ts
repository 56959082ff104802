import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $createParagraphNode, $getNodeByKey, $isParagraphNode, type NodeKey } from 'lexical'
import { useCallback, useEffect, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { $insertBlocks } from '../editor/insert-block.ts'
import type { Tool } from '../toolbar/tools.ts'
import { useAvailable, useToolContext } from '../toolbar/use-tool-context.ts'
import { insertTools } from './article-tools.ts'
import { $insertLine, type InsertLine } from './empty-line.ts'

const groups = [insertTools]

const withoutAccents = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')

/** Menu of what can be inserted at the line with the caret: it opens by its button, and by a slash. */
export const useInsertMenu = () => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const context = useToolContext()
  const [available = []] = useAvailable(groups)
  const [line, setLine] = useState<InsertLine | null>(null)
  /** Line for which the button was pressed, and the one whose menu was closed. */
  const [requestedKey, setRequestedKey] = useState<NodeKey | null>(null)
  const [closed, setClosed] = useState<NodeKey | null>(null)
  useEffect(() => {
    const read = () =>
      setLine((before) => {
        const now = editor.read($insertLine)
        return before?.key === now?.key && before?.query === now?.query ? before : now
      })
    read()
    return editor.registerUpdateListener(read)
  }, [editor])
  const key = line?.key ?? null
  const query = line?.query ?? null
  useEffect(() => {
    if (key === null || query !== null) setRequestedKey(null)
    if (query === null) setClosed(null)
  }, [key, query])

  const found =
    query === null
      ? available
      : available.filter(({ id }) => withoutAccents(t(messageKey('rich-text.tool', id))).includes(withoutAccents(query)))
  const isWanted = key !== null && (query === null ? requestedKey === key : closed !== key)
  const close = useCallback(() => {
    setRequestedKey(null)
    setClosed(key)
  }, [key])
  /** Opens the menu, at a new line below where the one with the caret has a text already. */
  const open = () => {
    editor.focus()
    editor.update(
      () => {
        if ($insertLine() === null) $insertBlocks([$createParagraphNode()])
      },
      { discrete: true },
    )
    setRequestedKey(editor.read($insertLine)?.key ?? null)
  }
  const choose = (tool: Tool) => {
    close()
    editor.update(
      () => {
        const paragraph = key === null ? null : $getNodeByKey(key)
        if (!$isParagraphNode(paragraph)) return
        paragraph.clear()
        paragraph.select()
      },
      { discrete: true },
    )
    tool.run(context)
  }
  return { line, tools: isWanted ? found : [], open, close, choose }
}
