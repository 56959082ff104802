import { X } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './editor.module.css'

interface NoticesProps {
  readonly of: readonly string[]
  /** They stay in view while the text scrolls. */
  readonly isInView: boolean
  readonly onClose: () => void
}

/** Notices about a text, such as pictures that were not pasted. Screen readers hear them. */
export const Notices = ({ of, isInView, onClose }: NoticesProps) => {
  const t = useT()
  return (
    <div role="status" className={css['notices']} data-in-view={isInView || undefined}>
      {of.length > 0 && (
        <>
          <ul>
            {of.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
          <Button look="quiet" small onClick={onClose} aria-label={t('rich-text.notice.close')}>
            <Icon of={X} />
          </Button>
        </>
      )}
    </div>
  )
}
