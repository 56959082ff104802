import { Fact } from '#web/design/mail/Facts.tsx'
import { clockTime, longDay } from '#web/design/mail/moments.ts'
import { useMail } from '#web/design/mail/words.ts'

/** The day and the time of a presentation, `slot` ISO 8601 UTC, by Warsaw's clock. */
export const When = ({ slot }: { readonly slot: string }) => {
  const { t, language } = useMail()
  return (
    <>
      <Fact label={t('contact.mail.fact.day')}>{longDay(slot, language)}</Fact>
      <Fact label={t('contact.mail.fact.time')}>{t('contact.mail.fact.time.value', { time: clockTime(slot, language) })}</Fact>
    </>
  )
}
