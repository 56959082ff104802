import type { ReactNode } from 'react'
import css from './forms.module.css'
import { Complaint } from './Labelled.tsx'
import { useField } from './use-field.ts'

interface Ticked {
  readonly name: string
  /** Words behind the box; a link among them is allowed. */
  readonly children: ReactNode
  readonly optional?: boolean
  readonly first?: boolean
  /** What is sent when it is ticked; `true` where left out. */
  readonly value?: string
  /** Message key where it must be ticked and is not. */
  readonly missing?: string
}

/** A box to tick. */
export const Checkbox = ({ name, children, optional, first, value, missing }: Ticked) => {
  const { id, typed, error, errorId, described } = useField(name, false)
  return (
    <div className={css['field']}>
      <label className={css['tick']}>
        <input
          {...described}
          className={css['box']}
          type="checkbox"
          id={id}
          name={name}
          value={value}
          required={!optional}
          data-missing={missing}
          defaultChecked={typed === undefined ? first : typed !== '' && typed !== 'false'}
        />
        <span>{children}</span>
      </label>
      <Complaint id={errorId}>{error}</Complaint>
    </div>
  )
}
