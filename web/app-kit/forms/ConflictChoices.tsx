import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import type { FieldConflict } from './api-form.ts'
import css from './conflict-choices.module.css'

interface ConflictChoicesProps {
  readonly conflicts: readonly FieldConflict[]
  readonly labels: Readonly<Record<string, string>>
  readonly textOf?: (name: string, value: unknown) => string
}

/** Choice between the user's value and someone else's for each field that both have changed. */
export const ConflictChoices = ({ conflicts, labels, textOf = (_, value) => String(value ?? '') }: ConflictChoicesProps) => {
  const t = useT()
  return (
    <ul className={css['conflicts']} data-conflicts>
      {conflicts.map(({ name, theirs, keepMine, takeTheirs }) => (
        <li key={name} className={css['conflict']}>
          <p>{t('form.conflict.theirs', { label: labels[name] ?? name, value: textOf(name, theirs) })}</p>
          <div className={css['choices']}>
            <Button small onClick={keepMine}>
              {t('form.conflict.mine')}
            </Button>
            <Button small onClick={takeTheirs}>
              {t('form.conflict.take')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
