import type { FacilitySubject } from '#core/facilities/slots.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { QuestionsSlotData } from '../../contract/publication.ts'
import css from './published.module.css'

/** Section of a profile with the questions of parents that its facility has published, each with its answer. */
export const PublishedQuestions = ({ data: { published } }: FillProps<FacilitySubject, QuestionsSlotData>) => {
  const t = useT()
  if (published.length === 0) return null
  return (
    <section id="pytania" aria-labelledby="pytania-tytul">
      <h2 id="pytania-tytul">{t('questions.profile.title')}</h2>
      {published.map(({ topic, question, answer }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may be the same; the list is rendered once
        <details key={n} className={css['one']}>
          <summary>{question}</summary>
          <p>{answer}</p>
          <small>{t(messageKey('questions.topic', topic))}</small>
        </details>
      ))}
    </section>
  )
}
