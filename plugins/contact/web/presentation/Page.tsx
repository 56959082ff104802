import { clockTime, nextDay, tightDay, tightWeekday } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { GroupedChoice } from '#web/ui/fields/GroupedChoice.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { ContactOptions } from '../components/ContactOptions.tsx'
import { SenderFields, useLabels } from '../components/fields.tsx'
import css from '../contact.module.css'
import { isMorning } from '../format-dates.ts'
import type { presentationData } from '../pages.data.ts'

/** Page that books a presentation by telephone: first the day, then the time and the contact details. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { days, chosen, slots } = usePageData<typeof presentationData>()
  const day = chosen === null ? '' : nextDay(chosen, language)
  const labels = { ...useLabels(), slot: t('contact.presentation.slot', { day }), phone: t('contact.presentation.phone') }
  const groups = (['morning', 'afternoon'] as const).map((part) => {
    const times = slots.filter((slot) => (isMorning(slot) ? 'morning' : 'afternoon') === part)
    return {
      label: t(messageKey('contact.presentation', part), { free: t('contact.presentation.free', { count: times.length }) }),
      options: times.map((value) => ({ value, label: clockTime(value, language) })),
    }
  })
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
              <FormError labels={labels} />
              <DayPicker days={days} chosen={chosen} />
              <div id="godziny" className={css['anchor']}>
                <PostForm
                  action={href('presentation', {}, { dzien: chosen })}
                  labels={labels}
                  send={t('contact.presentation.send')}
                  errorsAbove
                  honeypot
                >
                  <GroupedChoice name="slot" legend={labels.slot} groups={groups} />
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

/** Next working days, each a link to its slots; a fully booked day is not a link. */
const DayPicker = ({ days, chosen }: { days: readonly { day: string; free: number }[]; chosen: string | null }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  return (
    <nav aria-labelledby="dni">
      <h2 id="dni" className={css['small']}>
        {t('contact.presentation.days')}
      </h2>
      <ol className={css['days']}>
        {days.map(({ day, free }) => {
          const label = (
            <>
              <span className={css['weekday']}>{tightWeekday(day, language)}</span>{' '}
              <span className={css['date']}>{tightDay(day, language)}</span>{' '}
              <span className={css['free']}>
                {free > 0 ? t('contact.presentation.free', { count: free }) : t('contact.presentation.full')}
              </span>
            </>
          )
          const to = `${href('presentation', {}, { dzien: day })}#godziny`
          return (
            <li key={day}>
              {free > 0 ? (
                <a href={to} rel="nofollow" aria-current={day === chosen ? 'date' : undefined}>
                  {label}
                </a>
              ) : (
                <span>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
