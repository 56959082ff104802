import { useEffect, useState } from 'react'
import css from './sections.module.css'

interface LineFieldProps {
  readonly label: string
  readonly hint?: string
  readonly value: string
  readonly max: number
  /** Takes the value when the field is left, not with each letter; shows what was made of it. */
  readonly isLate?: boolean
  readonly onValue: (value: string) => unknown
}

/** Field of the builder for one line of the draft. */
export const LineField = ({ label, hint, value, max, isLate = false, onValue }: LineFieldProps) => {
  const [typed, setTyped] = useState(value)
  useEffect(() => {
    if (isLate) setTyped(value)
  }, [isLate, value])
  const take = () => {
    if (isLate && typed !== value && onValue(typed) === false) setTyped(value)
  }
  return (
    <label className={css['field']}>
      <span>{label}</span>
      <input
        value={typed}
        maxLength={max}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped(target.value)
          if (!isLate) onValue(target.value)
        }}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}

/** Field of the builder for a short text of the draft. */
export const LinesField = ({ label, hint, value, max, onValue }: Omit<LineFieldProps, 'isLate'>) => {
  const [typed, setTyped] = useState(value)
  return (
    <label className={css['field']}>
      <span>{label}</span>
      <textarea
        value={typed}
        maxLength={max}
        rows={3}
        onChange={({ target }) => {
          setTyped(target.value)
          onValue(target.value)
        }}
      />
      {hint !== undefined && <small>{hint}</small>}
    </label>
  )
}
