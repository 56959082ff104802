import { X } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './editor.module.css'

/** Notices about a text, such as pictures that were not pasted. Screen readers hear them. */
export const Notices = ({ of, onClose }: { readonly of: readonly string[]; readonly onClose: () => void }) => {
  const t = useT()
  return (
    <div role="status" className={css['notices']}>
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
