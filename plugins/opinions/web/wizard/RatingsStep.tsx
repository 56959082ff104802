import { Star } from 'lucide-react'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { FieldError } from '#web/ui/fields/Labelled.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { aspects } from '../parts/Scores.tsx'
import type { WizardHandle } from './use-wizard.ts'
import css from './wizard.module.css'

const scores = [1, 2, 3, 4, 5] as const

/** Second step: three ratings of one to five stars, each a group of radio buttons with words. */
export const RatingsStep = ({ of: { values, errors, change } }: { readonly of: WizardHandle }) => {
  const t = useT()
  return (
    <>
      <p className={css['quiet']}>{t('opinions.wizard.ratings.lead')}</p>
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
            <p id={`opinia-${name}-opis`} className={css['quiet']}>
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
