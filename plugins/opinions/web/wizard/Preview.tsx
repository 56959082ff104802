import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { OpinionItem } from '../parts/OpinionItem.tsx'
import { currentMonth } from './use-wizard.ts'
import type { WizardValues } from './values.ts'
import css from './wizard.module.css'

/** Mean of three scores, half-up to one decimal. */
const meanOf = (scores: readonly number[]) => Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10

/** The opinion as parents will read it. */
export const Preview = ({ values, facility }: { readonly values: WizardValues; readonly facility: string }) => {
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
