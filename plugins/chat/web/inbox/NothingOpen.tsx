import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './nothing-open.module.css'

/** Place beside the list of conversations where none is open; phones show the notes in it alone. */
export const NothingOpen = ({ children }: { readonly children?: ReactNode }) => {
  const t = useT()
  return (
    <div className={css['nothing']}>
      <div className={css['hint']} data-hint>
        <Icon of={MessagesSquare} look={css['sign']} />
        <p>{t('chat.inbox.open')}</p>
      </div>
      {children}
    </div>
  )
}
