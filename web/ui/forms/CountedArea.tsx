import { type ComponentProps, useContext, useState } from 'react'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import css from './parts.module.css'

/** Text area with a character counter: relative to the minimum until it is reached (`49/50`), then to the maximum. */
export const CountedArea = (props: ComponentProps<typeof TextArea>) => {
  const t = useT()
  const { name, min = 0, max } = props
  const first = useContext(FormContext)?.values[name]
  const [count, set] = useState(String(first ?? '').trim().length)
  return (
    <div className={css['counted']} onInput={({ target }) => set((target as HTMLTextAreaElement).value.trim().length)}>
      <TextArea {...props} />
      <p className={css['count']} data-enough={count >= min}>
        {t('form.characters', { count, max: count < min ? min : max })}
      </p>
    </div>
  )
}
