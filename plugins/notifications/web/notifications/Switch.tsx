import { Lock } from 'lucide-react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { SwitchState } from './preference-groups.ts'
import css from './preference-table.module.css'

interface SwitchProps {
  readonly state: SwitchState
  /** Ids of the texts that name it. */
  readonly labelledBy: string
  readonly onSwitch: (on: boolean) => void
}

/** Switch that may also be mixed; pressing a mixed one switches on. */
export const Switch = ({ state, labelledBy, onSwitch }: SwitchProps) => (
  <label className={css['cell']}>
    <input
      ref={(input) => {
        if (input) input.indeterminate = state === 'mixed'
      }}
      type="checkbox"
      className={css['switch']}
      checked={state === 'on'}
      aria-labelledby={labelledBy}
      onChange={() => onSwitch(state !== 'on')}
    />
  </label>
)

/** Stands in place of a switch where mails are always sent. */
export const AlwaysSent = () => {
  const t = useT()
  return (
    <span className={css['always']}>
      <Icon of={Lock} />
      {t('notifications.own.always')}
    </span>
  )
}
