import { Globe, ShieldUser, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useField } from '#web/ui/fields/use-field.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { newsVisibilities } from '../../contract/terms.ts'
import css from './form.module.css'

const icons = { public: Globe, private: Users, admin_only: ShieldUser } as const

/** Choice of the readers of a post, each with an explanation. */
export const VisibilityChoice = ({ legend }: { readonly legend: string }) => {
  const t = useT()
  const { id, control, typed } = useField('visibility', false)
  return (
    <fieldset className={css['readers']}>
      <legend>{legend}</legend>
      {newsVisibilities.map((visibility, n) => (
        <label key={visibility} className={css['reader']}>
          <input
            {...control}
            type="radio"
            value={visibility}
            id={n === 0 ? id : undefined}
            required
            defaultChecked={visibility === typed}
          />
          <Icon of={icons[visibility]} />
          <span>
            <strong>{t(messageKey('publications.visibility', visibility))}</strong>
            <small>{t(messageKey('publications.form.visibility', visibility))}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
