import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import { bankAccountGroups } from './contract/bank-account-groups.ts'
import { zloty } from './contract/zloty.ts'
import type { LimitMail, PackageMail, ProformaMail, RefundMail } from './mails.ts'

/** Creates a mail about the package of a facility from the messages of its name. */
const packageMail = (about: 'activated' | 'expiring' | 'expired') =>
  defineMail<PackageMail>({
    subject: ({ facility }, { t }) => t(messageKey('packages.mail', about, 'subject'), { facility }),
    preheader: ({ day }, { t, language }) => t(messageKey('packages.mail', about, 'preheader'), { day: textDay(day, language) }),
    Body: ({ name, facility, facilityId, day }) => {
      const { t, link, language } = useMail()
      return (
        <>
          <Heading>{t(messageKey('packages.mail', about, 'subject'), { facility })}</Heading>
          <Paragraph>{t(messageKey('packages.mail', about, 'lead'), { name, facility, day: textDay(day, language) })}</Paragraph>
          <Paragraph>{t(messageKey('packages.mail', about, 'more'))}</Paragraph>
          <Action href={link(`/user_facility/${facilityId}/package`)}>{t(messageKey('packages.mail', about, 'action'))}</Action>
        </>
      )
    },
  })

/** Gives the data for paying an order. */
const proforma = defineMail<ProformaMail>({
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

/** Tells the owners that their facility has a package. */
const activated = packageMail('activated')

/** Tells the owners that their package ends soon. */
const expiring = packageMail('expiring')

/** Tells the owners that their package has ended. */
const expired = packageMail('expired')

/** Tells the owners that a monthly limit is nearly, or wholly, spent. */
const limit = defineMail<LimitMail>({
  subject: ({ facility, limit, percent }, { t }) => t(messageKey('packages.mail.limit', percent, 'subject'), { facility, limit }),
  preheader: ({ day }, { t, language }) => t('packages.mail.limit.preheader', { day: textDay(day, language) }),
  Body: ({ name, facility, facilityId, limit, percent, day }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t(messageKey('packages.mail.limit', percent, 'subject'), { facility, limit })}</Heading>
        <Paragraph>{t(messageKey('packages.mail.limit', percent, 'lead'), { name, facility, limit })}</Paragraph>
        <Paragraph>{t('packages.mail.limit.more', { day: textDay(day, language) })}</Paragraph>
        <Action href={link(`/user_facility/${facilityId}/package`)}>{t('packages.mail.limit.action')}</Action>
      </>
    )
  },
})

/** Tells the buyer and the owners that an order was refunded, and why. */
const refunded = defineMail<RefundMail>({
  subject: ({ facility }, { t }) => t('packages.mail.refunded.subject', { facility }),
  preheader: ({ number }, { t }) => t('packages.mail.refunded.preheader', { number }),
  Body: ({ name, facility, facilityId, number, gross, reason }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('packages.mail.refunded.subject', { facility })}</Heading>
        <Paragraph>{t('packages.mail.refunded.lead', { name, facility, number })}</Paragraph>
        <Facts>
          <Fact label={t('packages.mail.refunded.amount')}>{zloty(gross, language)}</Fact>
          <Fact label={t('packages.mail.refunded.reason')}>{reason}</Fact>
        </Facts>
        <Paragraph>{t('packages.mail.refunded.more')}</Paragraph>
        <Action href={link(`/user_facility/${facilityId}/package`)}>{t('packages.mail.refunded.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('packages', { proforma, activated, expiring, expired, limit, refunded })
