import { CircleCheck } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { fieldId } from '#web/ui/fields/use-field.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from '../settings/settings.module.css'
import { useSettings } from '../settings/use-settings.ts'
import type { MissingField } from './missing.ts'

/** Lists the parts that a post lacks before it can be published, each with the way to it. */
export const MissingFields = ({ of: parts }: { readonly of: readonly MissingField[] }) => {
  const t = useT()
  const { dialog, close } = useSettings()
  const goTo = (part: MissingField) => {
    const field = document.getElementById(fieldId(part, 'wpis'))
    if (!dialog.current?.contains(field)) close()
    field?.focus()
  }
  if (parts.length === 0)
    return (
      <p className={css['ready']}>
        <Icon of={CircleCheck} /> {t('publications.form.missing.none')}
      </p>
    )
  return (
    <div className={css['missing']}>
      <p>{t('publications.form.missing')}</p>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <Button small onClick={() => goTo(part)}>
              {t(messageKey('publications.form.missing', part))}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
