import { Choice } from '#web/design/forms/Choice.tsx'
import { Field } from '#web/design/forms/Field.tsx'
import { PostForm } from '#web/design/forms/PostForm.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useLanguage, useT } from '#web/i18n/words.ts'
import css from '../contact.module.css'
import { Call } from '../parts/Call.tsx'
import { useLabels, Who } from '../parts/fields.tsx'
import { clockTime, longDay } from '../said.ts'
import { Days } from './Days.tsx'
import type { data } from './presentation.data.ts'

/** A quarter of an hour on the telephone: first the day, then the time and who is to be called. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const { days, chosen, slots } = usePageData<typeof data>()
  const day = chosen === null ? '' : longDay(chosen, language)
  const labels = { ...useLabels(), slot: t('contact.presentation.slot', { day }), phone: t('contact.presentation.phone') }
  return (
    <Wide>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <Marked text={t('contact.presentation.heading')} mark={(part) => <Stroke>{part}</Stroke>} />
          </h1>
          <p className={css['lead']}>{t('contact.presentation.lead')}</p>
        </header>
        <div className={css['form']}>
          {chosen === null ? (
            <p>{t('contact.presentation.none')}</p>
          ) : (
            <>
              <Days days={days} chosen={chosen} />
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
                  <Who />
                  <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" max={30} />
                  <p className={css['quiet']}>{t('contact.presentation.privacy')}</p>
                </PostForm>
              </div>
            </>
          )}
        </div>
        <Call />
      </div>
    </Wide>
  )
}
