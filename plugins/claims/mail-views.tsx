import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import { reviewHours } from './contract/limits.ts'
import type { AcceptedMail, CodeMail, ContestedMail, RejectedMail, ReplacedMail, SignedUpMail, SignupMail, SubmittedMail } from './mails.ts'

/** Brings the code to the mailbox that the register states. */
const code = defineMail<CodeMail>({
  subject: (_, { t }) => t('claims.mail.code.subject'),
  preheader: ({ facility }, { t }) => t('claims.mail.code.preheader', { facility }),
  Body: ({ code, facility }) => {
    const { t } = useMail()
    return (
      <>
        <Paragraph>{t('claims.mail.code.lead', { facility })}</Paragraph>
        <Heading>{code}</Heading>
        <Paragraph>{t('claims.mail.code.once')}</Paragraph>
        <Small>{t('claims.mail.code.not-you')}</Small>
      </>
    )
  },
})

/** Confirms the receipt of a claim, with its ticket and due time. */
const submitted = defineMail<SubmittedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.submitted.subject', { facility }),
  preheader: ({ name }, { t }) => t('claims.mail.submitted.lead', { name, hours: reviewHours }),
  Body: ({ name, facility, ticket, due }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.submitted.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.submitted.lead', { name, hours: reviewHours })}</Paragraph>
        <Facts>
          <Fact label={t('claims.mail.fact.ticket')}>{ticket}</Fact>
          <Fact label={t('claims.mail.fact.due')}>{factMoment(due, language)}</Fact>
        </Facts>
        <Action href={link('/user/claims')}>{t('claims.mail.submitted.action')}</Action>
      </>
    )
  },
})

/** Tells the claimant that the facility is theirs. */
const accepted = defineMail<AcceptedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.accepted.subject', { facility }),
  preheader: ({ name }, { t }) => t('claims.mail.accepted.lead', { name }),
  Body: ({ name, facility }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.accepted.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.accepted.lead', { name })}</Paragraph>
        <Action href={link('/logowanie')}>{t('claims.mail.accepted.action')}</Action>
      </>
    )
  },
})

/** Tells the claimant why the claim was rejected, and what they can do. */
const rejected = defineMail<RejectedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.rejected.subject', { facility }),
  preheader: ({ name }, { t }) => t('claims.mail.rejected.lead', { name }),
  Body: ({ name, facility, reason, note, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.rejected.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.rejected.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('claims.mail.fact.reason')}>{t(messageKey('claims.review.reason', reason))}</Fact>
        </Facts>
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/zglos-placowke/${id}`)}>{t('claims.mail.rejected.action')}</Action>
        <Small>{t('claims.mail.rejected.again')}</Small>
      </>
    )
  },
})

/** Asks the claimant to correct the claim. */
const returned = defineMail<RejectedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.returned.subject', { facility }),
  preheader: ({ name }, { t }) => t('claims.mail.returned.lead', { name }),
  Body: ({ name, facility, reason, note, id }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.returned.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.returned.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('claims.mail.fact.reason')}>{t(messageKey('claims.review.reason', reason))}</Fact>
        </Facts>
        {note && <Quote>{note}</Quote>}
        <Action href={link(`/zglos-placowke/${id}`)}>{t('claims.mail.rejected.action')}</Action>
      </>
    )
  },
})

/** Asks the owner of a facility about somebody else's claim. */
const contested = defineMail<ContestedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.contested.subject', { facility }),
  preheader: ({ until }, { t, language }) => `${t('claims.mail.fact.until')}: ${factMoment(until, language)}`,
  Body: ({ name, facility, until }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.contested.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.contested.lead', { name })}</Paragraph>
        <Facts>
          <Fact label={t('claims.mail.fact.until')}>{factMoment(until, language)}</Fact>
        </Facts>
        <Action href={link('/user/claims')}>{t('claims.mail.contested.action')}</Action>
      </>
    )
  },
})

/** Tells the former owner of a facility that it was given to somebody else, and how to object. */
const replaced = defineMail<ReplacedMail>({
  subject: ({ facility }, { t }) => t('claims.mail.replaced.subject', { facility }),
  preheader: ({ name }, { t }) => t('claims.mail.replaced.lead', { name }),
  Body: ({ name, facility, reason }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.replaced.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.replaced.lead', { name })}</Paragraph>
        {reason && <Quote>{reason}</Quote>}
        <Paragraph>{t('claims.mail.replaced.appeal')}</Paragraph>
      </>
    )
  },
})

/** Thanks for the sign-up of a facility. */
const signedUp = defineMail<SignedUpMail>({
  subject: ({ facility }, { t }) => t('claims.mail.signed-up.subject', { facility }),
  preheader: (_, { t }) => t('claims.signup.sent.title'),
  Body: ({ name, facility }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.signed-up.subject', { facility })}</Heading>
        <Paragraph>{t('claims.mail.signed-up.lead', { name })}</Paragraph>
        <Action href={link('/zglos-placowke')}>{t('claims.mail.signed-up.action')}</Action>
      </>
    )
  },
})

/** Tells customer service about a facility that wants to be added. */
const signup = defineMail<SignupMail>({
  subject: ({ facility }, { t }) => t('claims.mail.signup.subject', { facility }),
  preheader: ({ city, name }) => `${city}, ${name}`,
  Body: ({ facility, city, name, email, phone, position }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('claims.mail.signup.subject', { facility })}</Heading>
        <Facts>
          <Fact label={t('claims.mail.fact.city')}>{city}</Fact>
          <Fact label={t('claims.mail.fact.name')}>{name}</Fact>
          <Fact label={t('claims.mail.fact.position')}>{position}</Fact>
          <Fact label={t('claims.mail.fact.email')}>
            <MailLink href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</MailLink>
          </Fact>
          <Fact label={t('claims.mail.fact.phone')}>{groupedPhone(phone)}</Fact>
        </Facts>
      </>
    )
  },
})

export const mailViews = mailViewsOf('claims', {
  code,
  submitted,
  accepted,
  rejected,
  returned,
  contested,
  replaced,
  'signed-up': signedUp,
  signup,
})
