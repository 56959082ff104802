import { X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { opinionLimits } from '../../contract/limits.ts'
import css from './wizard.module.css'

interface PointsFieldProps {
  readonly name: 'pros' | 'cons'
  readonly points: readonly string[]
  readonly onChange: (points: readonly string[]) => void
}

/** Short points as chips; Enter, the button, and leaving the field add what was typed. */
export const PointsField = ({ name, points, onChange }: PointsFieldProps) => {
  const t = useT()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [status, setStatus] = useState('')
  const isFull = points.length >= opinionLimits.points.count
  const add = () => {
    const point = typed.trim()
    if (point === '' || isFull) return
    setTyped('')
    if (points.includes(point)) return
    onChange([...points, point])
    setStatus(t('opinions.wizard.points.added', { point }))
  }
  const remove = (point: string) => {
    onChange(points.filter((one) => one !== point))
    setStatus(t('opinions.wizard.points.removed', { point }))
    input.current?.focus()
  }
  return (
    <div className={form['field']}>
      <label htmlFor={id}>
        {t(messageKey('opinions.wizard', name))}{' '}
        <span className={form['optional']}>
          {t('opinions.wizard.points.count', { count: points.length, max: opinionLimits.points.count })}
        </span>
      </label>
      {points.length > 0 && (
        <ul className={css['chips']} aria-label={t(messageKey('opinions.wizard', name))}>
          {points.map((point) => (
            <li key={point} className={css['chip']}>
              {point}
              <button type="button" aria-label={t('opinions.wizard.points.remove', { point })} onClick={() => remove(point)}>
                <Icon of={X} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={css['add']}>
        <input
          ref={input}
          id={id}
          className={form['line']}
          value={typed}
          maxLength={opinionLimits.points.max}
          autoComplete="off"
          placeholder={t(messageKey('opinions.wizard', name, 'example'))}
          aria-disabled={isFull || undefined}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button onClick={add} aria-disabled={isFull}>
          {t('opinions.wizard.points.add')}
        </Button>
      </div>
      <p role="status" className={css['quiet']}>
        {isFull ? t('opinions.wizard.points.full') : status}
      </p>
    </div>
  )
}
