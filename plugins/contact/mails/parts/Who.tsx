import { MailLink } from '#web/design/mail/Action.tsx'
import { Fact, Facts } from '#web/design/mail/Facts.tsx'
import { useMail } from '#web/design/mail/words.ts'

/** Who wrote or booked, and how to reach them. */
export const Who = ({ name, email, phone }: { readonly name: string; readonly email: string; readonly phone: string }) => {
  const { t } = useMail()
  return (
    <Facts>
      <Fact label={t('contact.field.name')}>{name}</Fact>
      <Fact label={t('contact.field.email')}>
        <MailLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</MailLink>
      </Fact>
      <Fact label={t('contact.field.phone')}>{phone}</Fact>
    </Facts>
  )
}
