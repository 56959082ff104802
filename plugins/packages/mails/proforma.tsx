import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import { bankAccountGroups } from '../contract/bank-account-groups.ts'
import type { ProformaMail } from '../contract/mails.ts'
import { zloty } from '../contract/zloty.ts'

/** Gives the data for paying an order. */
export const mail = defineMail<ProformaMail>({
  subject: ({ number }, { t }) => t('packages.mail.proforma.subject', { number }),
  preheader: ({ facility }, { t }) => t('packages.mail.proforma.preheader', { facility }),
  Body: ({ name, facility, order, number, gross, account }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('packages.mail.proforma.heading')}</Heading>
        <Paragraph>{t('packages.mail.proforma.lead', { name, facility })}</Paragraph>
        <Facts>
          <Fact label={t('packages.mail.proforma.amount')}>{zloty(gross, language)}</Fact>
          <Fact label={t('packages.mail.proforma.account')}>{bankAccountGroups(account)}</Fact>
          <Fact label={t('packages.mail.proforma.title')}>{number}</Fact>
        </Facts>
        <Action href={link(`/user/pakiet/proforma/${order}`)}>{t('packages.mail.proforma.action')}</Action>
      </>
    )
  },
})
