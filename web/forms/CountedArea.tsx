import { type ComponentProps, useContext, useState } from 'react'
import { FormContext } from '#web/design/forms/form-context.ts'
import { TextArea } from '#web/design/forms/TextArea.tsx'
import { useT } from '#web/i18n/words.ts'
import css from './parts.module.css'

/** A field of many lines that says how many characters there are of so many: of the fewest until there are enough (`49/50`), then of the most. */
export const CountedArea = (props: ComponentProps<typeof TextArea>) => {
  const t = useT()
  const { name, min: least = 0, max: most } = props
  const first = useContext(FormContext)?.values[name]
  const [count, set] = useState(String(first ?? '').trim().length)
  return (
    <div className={css['counted']} onInput={({ target }) => set((target as HTMLTextAreaElement).value.trim().length)}>
      <TextArea {...props} />
      <p className={css['count']} data-enough={count >= least}>
        {t('form.characters', { count, most: count < least ? least : most })}
      </p>
    </div>
  )
}
