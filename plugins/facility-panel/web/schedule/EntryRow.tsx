import { ArrowDown, ArrowUp, Text, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { textLimits } from '../../contract/limits.ts'
import css from '../components/panel.module.css'

interface Props {
  readonly title: string
  /** Name of the field of the description, and whether it has a text; without one it is opened by a button. */
  readonly description: { readonly name: string; readonly isFilled: boolean }
  readonly onRemove: () => void
  /** Moves the row up or down; absent where the order follows from the values. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined
  /** Fields that stand in one line. */
  readonly children: ReactNode
}

/** One entry of a list in a form: a line of fields with its buttons, and a description below where there is one. */
export const EntryRow = ({ title, description, onRemove, onMove, children }: Props) => {
  const t = useT()
  const [isOpened, setOpened] = useState(false)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpened) row.current?.querySelector('textarea')?.focus()
  }, [isOpened])
  const isShown = description.isFilled || isOpened
  return (
    <section ref={row} className={css['line']} aria-label={title}>
      <div className={css['entry']}>{children}</div>
      <div className={css['rowButtons']}>
        {!isShown && (
          <Button small look="quiet" onClick={() => setOpened(true)} aria-label={t('facility-panel.panel.entry.describe', { name: title })}>
            <Icon of={Text} />
          </Button>
        )}
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
      {isShown && (
        <TextArea
          name={description.name}
          label={t('facility-panel.panel.entry.description')}
          max={textLimits.entryText}
          rows={1}
          placeholder={t('facility-panel.panel.entry.description')}
          optional
          isLabelHidden
        />
      )}
    </section>
  )
}
