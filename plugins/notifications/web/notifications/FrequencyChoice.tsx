import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type Changes, changeFrequency, type Frequency, frequencies, frequencyOf, type Kind } from './preference-groups.ts'
import css from './preference-table.module.css'

interface FrequencyProps {
  readonly kinds: readonly Kind[]
  readonly label: string
  /** Id of the name of the kind that it is about. */
  readonly describedBy?: string
  readonly onChange: (changes: Changes) => void
}

/** Choice of how often mails come; that none comes is for the switch. */
export const FrequencyChoice = ({ kinds, label, describedBy, onChange }: FrequencyProps) => {
  const t = useT()
  const frequency = frequencyOf(kinds)
  return (
    <label className={css['frequency']}>
      {label}
      <select
        value={frequency ?? ''}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(changeFrequency(kinds, target.value as Frequency))}
      >
        {frequency === 'mixed' && (
          <option value="mixed" disabled>
            {t('notifications.own.email.mixed')}
          </option>
        )}
        {frequencies.map((one) => (
          <option key={one} value={one}>
            {t(messageKey('notifications.own.email', one))}
          </option>
        ))}
      </select>
    </label>
  )
}
