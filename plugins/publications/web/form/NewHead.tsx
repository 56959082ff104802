import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../app.module.css'
import { useWritingArea } from '../areas/writing-area.ts'
import { useCopied } from './NewPost.tsx'

/** Heading of a page on which a post is written; `isOpen`: the user may write one. */
export const NewHead = ({ isOpen }: { readonly isOpen: boolean }) => {
  const t = useT()
  const { section } = useWritingArea()
  const copied = useCopied()
  return (
    <header className={css['top']}>
      <div>
        <h1 tabIndex={-1}>{t(messageKey('publications.area.new', section))}</h1>
        {isOpen && (
          <p className={css['lead']}>
            {t(copied === null ? messageKey('publications.area.new', section, 'lead') : 'publications.form.copy.lead')}
          </p>
        )}
      </div>
    </header>
  )
}
