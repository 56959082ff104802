import { Star, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import form from '#web/ui/fields/forms.module.css'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { opinionLimits } from '../../contract/limits.ts'
import css from '../app.module.css'
import { aspects } from '../components/Scores.tsx'
import type { WizardHandle } from './use-wizard.ts'

const scores = [1, 2, 3, 4, 5] as const

/** Second step: three ratings of one to five stars, each a group of radio buttons with words. */
export const RatingsStep = ({ of: { values, errors, change } }: { readonly of: WizardHandle }) => {
  const t = useT()
  return (
    <>
      <p className={css['wizardQuiet']}>{t('opinions.wizard.ratings.lead')}</p>
      {aspects.map((aspect) => {
        const name = `score_${aspect}` as const
        const error = errors[name]
        const chosen = scores.find((score) => score === values[name])
        return (
          <div
            key={aspect}
            role="radiogroup"
            aria-labelledby={`opinia-${name}-nazwa`}
            className={css['rating']}
            aria-describedby={`opinia-${name}-opis${error === undefined ? '' : ` opinia-${name}-blad`}`}
            aria-invalid={error !== undefined || undefined}
          >
            <p id={`opinia-${name}-nazwa`} className={css['aspect']}>
              {t(messageKey('opinions.list.aspect', aspect))}
            </p>
            <p id={`opinia-${name}-opis`} className={css['wizardQuiet']}>
              {t(messageKey('opinions.wizard.ratings', aspect))}
            </p>
            <div className={css['stars']}>
              {scores.map((score) => (
                <label key={score} data-filled={score <= values[name] || undefined}>
                  <input
                    id={score === 1 ? `opinia-${name}` : undefined}
                    type="radio"
                    name={name}
                    value={score}
                    checked={values[name] === score}
                    onChange={() => change({ [name]: score })}
                  />
                  <Icon of={Star} look={css['star']} />
                  <span className={hidden['hidden']}>{t(messageKey('opinions.wizard.ratings.word', score))}</span>
                </label>
              ))}
              <span className={css['word']} aria-hidden>
                {chosen !== undefined && t(messageKey('opinions.wizard.ratings.word', chosen))}
              </span>
            </div>
            <FieldError id={`opinia-${name}-blad`}>{error === undefined ? undefined : t(asMessageKey(error))}</FieldError>
          </div>
        )
      })}
    </>
  )
}

/** Third step: pros and cons in a few words each; none is required. */
export const PointsStep = ({ of: { values, change } }: { readonly of: WizardHandle }) => {
  const t = useT()
  return (
    <>
      <p className={css['wizardQuiet']}>{t('opinions.wizard.points.lead')}</p>
      <PointsField name="pros" points={values.pros} onChange={(pros) => change({ pros })} />
      <PointsField name="cons" points={values.cons} onChange={(cons) => change({ cons })} />
    </>
  )
}

interface PointsFieldProps {
  readonly name: 'pros' | 'cons'
  readonly points: readonly string[]
  readonly onChange: (points: readonly string[]) => void
}

/** Short points as chips; Enter, the button, and leaving the field add what was typed. */
const PointsField = ({ name, points, onChange }: PointsFieldProps) => {
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
      <p role="status" className={css['wizardQuiet']}>
        {isFull ? t('opinions.wizard.points.full') : status}
      </p>
    </div>
  )
}
