import { useRef } from 'react'
import { languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { opinionLimits } from '../../contract/limits.ts'
import css from '../app.module.css'
import { CountedText, PrivacyWarnings } from '../components/CountedText.tsx'
import { OpinionItem } from '../components/OpinionItem.tsx'
import { currentMonth, type WizardHandle } from './use-wizard.ts'
import type { WizardValues } from './values.ts'

/** Last step: the text with its counter and warnings about personal data, the declaration, and a preview. */
export const TextStep = ({ of: { values, errors, change }, facility }: { readonly of: WizardHandle; readonly facility: string }) => {
  const t = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <CountedText
        ref={field}
        id="opinia-text"
        label={t('opinions.wizard.text')}
        hint={t('opinions.wizard.text.hint')}
        value={values.text}
        limits={opinionLimits.text}
        error={errors['text']}
        onChange={(text) => change({ text })}
      />
      <PrivacyWarnings
        text={values.text}
        hits={findPrivacyHits(values.text)}
        onShow={({ from, to }) => {
          field.current?.focus()
          field.current?.setSelectionRange(from, to)
        }}
      />
      <Select
        name="language"
        label={t('opinions.wizard.language')}
        options={languages.map((value) => ({ value, label: t(messageKey('opinions.wizard.language', value)) }))}
        first={values.language}
      />
      <Checkbox name="declaration">{t('opinions.wizard.declaration')}</Checkbox>
      <Preview values={values} facility={facility} />
    </>
  )
}

/** Mean of three scores, half-up to one decimal. */
const meanOf = (scores: readonly number[]) => Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10

/** The opinion as parents will read it. */
const Preview = ({ values, facility }: { readonly values: WizardValues; readonly facility: string }) => {
  const t = useT()
  const { author_first_name, author_last_name, score_cleanliness, score_staff, score_food, relation, text } = values
  return (
    <section className={css['preview']} aria-labelledby="podglad">
      <h3 id="podglad">{t('opinions.wizard.preview')}</h3>
      <OpinionItem
        facility={facility}
        opinion={{
          ...values,
          author: `${author_first_name} ${author_last_name.slice(0, 1)}.`,
          score: meanOf([score_cleanliness, score_staff, score_food]),
          relation: relation === '' ? 'parent_current' : relation,
          attended_from: values.attended_from || currentMonth(),
          attended_to: values.attended_to || null,
          month: currentMonth(),
          text: text.trim() === '' ? '…' : text.trim(),
          trust: 'unverified',
          trust_method: 'none',
          answer: null,
        }}
      />
    </section>
  )
}
