import { type ComponentProps, useContext, useState } from 'react'
import { FormContext } from '#web/ui/fields/form-context.ts'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import css from './parts.module.css'
import { TextCount } from './TextCount.tsx'

/** Text area with a counter: what the least length lacks until it is reached, then what is left to the greatest. */
export const CountedArea = (props: ComponentProps<typeof TextArea>) => {
  const { name, min, max } = props
  const first = useContext(FormContext)?.values[name]
  const [count, set] = useState(String(first ?? '').trim().length)
  return (
    <div className={css['counted']} onInput={({ target }) => set((target as HTMLTextAreaElement).value.trim().length)}>
      <TextArea {...props} />
      <TextCount count={count} min={min} max={max} />
    </div>
  )
}
