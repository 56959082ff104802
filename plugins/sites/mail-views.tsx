import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { DomainLostMail } from './mails.ts'

/** Tells support that the proof of an own domain is gone, and until when the site keeps the domain. */
const domainLost = defineMail<DomainLostMail>({
  subject: ({ domain }, { t }) => t('sites.mail.lost.subject', { domain }),
  preheader: ({ facility, givenUp }, { t }) => t(givenUp === '' ? 'sites.mail.lost.kept' : 'sites.mail.lost.given-up', { facility }),
  Body: ({ domain, facility, slug, givenUp }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('sites.mail.lost.subject', { domain })}</Heading>
        <Paragraph>{t(givenUp === '' ? 'sites.mail.lost.kept' : 'sites.mail.lost.given-up', { facility })}</Paragraph>
        <Facts>
          <Fact label={t('sites.mail.lost.facility')}>{facility}</Fact>
        </Facts>
        <Action href={link(`/placowka/${slug}`)}>{t('sites.mail.lost.action')}</Action>
      </>
    )
  },
})

export const mailViews = mailViewsOf('sites', { 'domain-lost': domainLost })
