import { groupedPhone } from '#core/kernel/phone.ts'
import { MailLink } from '#web/ui/mail/Action.tsx'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'

/** Name, e-mail and telephone of the sender. */
export const ContactDetails = ({ name, email, phone }: { readonly name: string; readonly email: string; readonly phone: string }) => {
  const { t } = useMail()
  return (
    <Facts>
      <Fact label={t('contact.field.name')}>{name}</Fact>
      <Fact label={t('contact.field.email')}>
        <MailLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</MailLink>
      </Fact>
      <Fact label={t('contact.field.phone')}>{groupedPhone(phone)}</Fact>
    </Facts>
  )
}
