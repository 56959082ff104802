import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  COMMAND_PRIORITY_CRITICAL,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalCommand,
  mergeRegister,
} from 'lexical'
import { Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './article.module.css'
import { useDocked } from './use-docked.ts'
import { useEditorFocus } from './use-editor-focus.ts'
import type { useInsertMenu } from './use-insert-menu.ts'

interface InsertMenuProps {
  /** Id of the text, with which those of the menu begin. */
  readonly of: string
  readonly menu: ReturnType<typeof useInsertMenu>
}

/**
 * Button beside an empty line, and the menu of what can be inserted there, which a slash opens too. The text keeps the
 * focus: arrows choose in the menu, Enter inserts, Escape closes it.
 */
export const InsertMenu = ({ of, menu: { line, tools, open, close, choose } }: InsertMenuProps) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const hasFocus = useEditorFocus()
  const isDocked = useDocked()
  const place = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(0)
  const isOpen = hasFocus && tools.length > 0
  const at = Math.min(chosen, tools.length - 1)
  const id = `${of}-wstaw`
  const key = line?.key ?? null

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed behind the slash begins a new choice
  useEffect(() => setChosen(0), [key, line?.query])
  useLayoutEffect(() => {
    const element = key === null ? null : editor.getElementByKey(key)
    const frame = place.current?.offsetParent
    if (!element || !frame || !place.current) return
    const { top, height } = element.getBoundingClientRect()
    place.current.style.insetBlockStart = `${Math.round(top - frame.getBoundingClientRect().top)}px`
    place.current.style.blockSize = `${Math.round(height)}px`
  })
  useEffect(() => {
    const root = editor.getRootElement()
    if (!isOpen || !root) return
    root.setAttribute('aria-controls', id)
    root.setAttribute('aria-activedescendant', `${id}-${at}`)
    for (const shown of [id, `${id}-${at}`]) document.getElementById(shown)?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of ['aria-controls', 'aria-activedescendant']) root.removeAttribute(name)
    }
  }, [editor, isOpen, id, at])
  useEffect(() => {
    if (!isOpen) return
    const on = <Event extends KeyboardEvent | null>(command: LexicalCommand<Event>, act: () => void) =>
      editor.registerCommand(
        command,
        (event) => {
          event?.preventDefault()
          act()
          return true
        },
        COMMAND_PRIORITY_CRITICAL,
      )
    const move = (by: number) => () => setChosen((at + by + tools.length) % tools.length)
    const accept = () => {
      const tool = tools[at]
      if (tool) choose(tool)
    }
    return mergeRegister(
      on(KEY_ARROW_DOWN_COMMAND, move(1)),
      on(KEY_ARROW_UP_COMMAND, move(-1)),
      on(KEY_ENTER_COMMAND, accept),
      on(KEY_TAB_COMMAND, accept),
      on(KEY_ESCAPE_COMMAND, close),
    )
  }, [editor, isOpen, at, tools, choose, close])

  if (line === null) return null
  return (
    <div ref={place} className={css['line']}>
      {!isDocked && line.query === null && hasFocus && (
        <button
          type="button"
          className={css['plus']}
          tabIndex={-1}
          aria-label={t('rich-text.insert.open')}
          title={t('rich-text.insert.hint')}
          aria-expanded={isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={isOpen ? close : open}
        >
          <Icon of={Plus} />
        </button>
      )}
      {isOpen && (
        <div id={id} role="listbox" aria-label={t('rich-text.insert.open')} className={css['menu']}>
          {tools.map((tool, n) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the text choose
            <div
              key={tool.id}
              id={`${id}-${n}`}
              role="option"
              aria-selected={n === at}
              className={css['option']}
              onMouseDown={(event) => event.preventDefault()}
              onMouseEnter={() => setChosen(n)}
              onClick={() => choose(tool)}
            >
              <Icon of={tool.icon} />
              {t(messageKey('rich-text.tool', tool.id))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
