import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../parts/panel.module.css'

interface Props {
  readonly title: string
  readonly onRemove: () => void
  /** Moves the row up or down; absent where the order follows from the values. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined
  readonly children: ReactNode
}

/** One entry of a list in a form. */
export const EntryRow = ({ title, onRemove, onMove, children }: Props) => {
  const t = useT()
  return (
    <section className={css['row']} aria-label={title}>
      <div className={css['rowTop']}>
        <h3>{title}</h3>
        <div className={css['rowButtons']}>
          {onMove && (
            <>
              <Button small look="quiet" onClick={() => onMove(-1)} aria-label={t('facility-panel.panel.entry.up', { name: title })}>
                <Icon of={ArrowUp} />
              </Button>
              <Button small look="quiet" onClick={() => onMove(1)} aria-label={t('facility-panel.panel.entry.down', { name: title })}>
                <Icon of={ArrowDown} />
              </Button>
            </>
          )}
          <Button small look="quiet" onClick={onRemove} aria-label={t('facility-panel.panel.entry.remove', { name: title })}>
            <Icon of={Trash2} />
          </Button>
        </div>
      </div>
      {children}
    </section>
  )
}
