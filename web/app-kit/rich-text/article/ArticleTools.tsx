import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Counter } from '../editor/Counter.tsx'
import { TabHint } from '../editor/TabHint.tsx'
import { ToolButtons } from '../toolbar/ToolButtons.tsx'
import { useToolState } from '../toolbar/use-tool-state.ts'
import css from './article.module.css'
import { historyTools } from './article-tools.ts'
import { InsertMenu } from './InsertMenu.tsx'
import { SelectionTools } from './SelectionTools.tsx'
import { useInsertMenu } from './use-insert-menu.ts'

interface ArticleToolsProps {
  /** Ids of the text, and of the hint that says what keys do in it. */
  readonly of: string
  readonly hint: string
}

/** Tools of an article: those at the selection, those at an empty line, and below it what was done last, keys and length. */
export const ArticleTools = ({ of: id, hint }: ArticleToolsProps) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const state = useToolState()
  const menu = useInsertMenu()
  return (
    <>
      <SelectionTools controls={id} state={state} onInsert={menu.open} />
      <InsertMenu of={id} menu={menu} />
      <div className={css['foot']}>
        <div className={css['history']}>
          <ToolButtons label={t('rich-text.history')} groups={historyTools} state={state} controls={id} onEscape={() => editor.focus()} />
        </div>
        <TabHint id={hint} />
        <Counter />
      </div>
    </>
  )
}
