import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../app.module.css'
import { useWritingArea } from '../areas/writing-area.ts'

/** Heading of a page on which a post is written; the form of those who may, `isOpen`, has its own. */
export const NewHead = ({ isOpen }: { readonly isOpen: boolean }) => {
  const t = useT()
  const { section } = useWritingArea()
  if (isOpen) return null
  return (
    <header className={css['top']}>
      <h1 tabIndex={-1}>{t(messageKey('publications.area.new', section))}</h1>
    </header>
  )
}
