import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../../../runtime/islands/dialog.module.css'
import { CachedLayoutFragment } from '../CachedLayoutFragment.tsx'

/** Native modal dialog, opened by a button with `data-dialog={id}`; closed by Escape, the close button or a click outside. */
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
    <CachedLayoutFragment as="div" className={css['head']} name={`head of ${id}`} render={() => <Head id={id} title={title} />} />
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
