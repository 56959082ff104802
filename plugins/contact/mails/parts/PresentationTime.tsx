import { clockTime, weekdayDay } from '#core/kernel/dates.ts'
import { Fact } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'

/** Day and time of a presentation in Europe/Warsaw; `slot` ISO 8601 UTC. */
export const PresentationTime = ({ slot }: { readonly slot: string }) => {
  const { t, language } = useMail()
  return (
    <>
      <Fact label={t('contact.mail.fact.day')}>{weekdayDay(slot, language)}</Fact>
      <Fact label={t('contact.mail.fact.time')}>{t('contact.mail.fact.time.value', { time: clockTime(slot, language) })}</Fact>
    </>
  )
}
