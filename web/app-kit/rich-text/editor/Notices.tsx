import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { X } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './editor.module.css'
import type { Question } from './editor-tools.ts'

interface NoticesProps {
  readonly of: readonly string[]
  readonly question: Question | null
  /** They stay in view while the text scrolls. */
  readonly isInView: boolean
  readonly onClose: () => void
  readonly onAnswer: () => void
}

/** Notices about a text, such as pictures that were not pasted, and a question about it. Screen readers hear them. */
export const Notices = ({ of, question, isInView, onClose, onAnswer }: NoticesProps) => {
  const t = useT()
  const [editor] = useLexicalComposerContext()
  const answer = (act: () => void) => {
    act()
    onAnswer()
    editor.focus()
  }
  return (
    <div role="status" className={css['notices']} data-in-view={isInView || undefined}>
      {question && (
        <div className={css['question']}>
          <p>{question.text}</p>
          <Button small look="second" onClick={() => answer(question.accept)}>
            {t('rich-text.paste.header.yes')}
          </Button>
          <Button small onClick={() => answer(() => undefined)}>
            {t('rich-text.paste.header.no')}
          </Button>
        </div>
      )}
      {of.length > 0 && (
        <div className={css['said']}>
          <ul>
            {of.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <Button look="quiet" small onClick={onClose} aria-label={t('rich-text.notice.close')}>
            <Icon of={X} />
          </Button>
        </div>
      )}
    </div>
  )
}
