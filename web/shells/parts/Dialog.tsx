import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#web/design/Icon.tsx'
import { useT } from '#web/i18n/words.ts'
import { Kept } from '../Kept.tsx'
import css from './dialog.module.css'

/** The browser's own modal dialog, opened by `commandfor={id} command="show-modal"`; Escape, the cross and a press outside close it. */
export const Dialog = ({
  id,
  title,
  look = '',
  children,
}: {
  id: string
  title: string
  look?: string | undefined
  children: ReactNode
}) => (
  <dialog id={id} aria-labelledby={`${id}-tytul`} closedby="any" className={`${css['dialog']} ${look}`.trim()}>
    <Kept as="div" className={css['head']} name={`head of ${id}`} draw={() => <Head id={id} title={title} />} />
    {children}
  </dialog>
)

const Head = ({ id, title }: { id: string; title: string }) => (
  <>
    <h2 id={`${id}-tytul`} className={css['title']}>
      {title}
    </h2>
    <form method="dialog">
      <button type="submit" className={css['close']} aria-label={useT()('shell.close')}>
        <Icon of={X} />
      </button>
    </form>
  </>
)
