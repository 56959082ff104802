import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../contact.module.css'
import { ContactOptions } from '../parts/ContactOptions.tsx'
import { useLabels, SenderFields } from '../parts/fields.tsx'
import { clockTime, longDay } from '../format-dates.ts'
import { DayPicker } from './DayPicker.tsx'
import type { data } from './presentation.data.ts'

/** Page that books a presentation by telephone: first the day, then the time and the contact details. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const { days, chosen, slots } = usePageData<typeof data>()
  const day = chosen === null ? '' : longDay(chosen, language)
  const labels = { ...useLabels(), slot: t('contact.presentation.slot', { day }), phone: t('contact.presentation.phone') }
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight text={t('contact.presentation.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p className={css['lead']}>{t('contact.presentation.lead')}</p>
        </header>
        <div className={css['form']}>
          {chosen === null ? (
            <p>{t('contact.presentation.none')}</p>
          ) : (
            <>
              <DayPicker days={days} chosen={chosen} />
              <div id="godziny" className={css['anchor']}>
                <PostForm labels={labels} send={t('contact.presentation.send')} honeypot>
                  <Choice
                    compact
                    name="slot"
                    legend={labels.slot}
                    options={slots.map((value) => ({ value, label: clockTime(value, language) }))}
                  />
                  <p className={css['quiet']}>{t('contact.presentation.warsaw')}</p>
                  <h2 className={css['small']}>{t('contact.presentation.who')}</h2>
                  <SenderFields />
                  <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" max={30} />
                  <p className={css['quiet']}>{t('contact.presentation.privacy')}</p>
                </PostForm>
              </div>
            </>
          )}
        </div>
        <ContactOptions />
      </div>
    </Container>
  )
}
