import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { Action, MailLink } from '#web/ui/mail/Action.tsx'
import { defineMail, mailViewsOf } from '#web/ui/mail/define-mail.ts'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph, Small } from '#web/ui/mail/text.tsx'
import type { ActivationMail, ChangedMail, FactorMail, LinkMail, NamedMail, UndoMail } from './mails.ts'

/** Asks a newly registered user to confirm the e-mail address. */
const activate = defineMail<ActivationMail>({
  subject: (_, { t }) => t('accounts.mail.activate.subject'),
  preheader: (_, { t }) => t('accounts.mail.activate.preheader'),
  Body: ({ name, token, registration }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.activate.subject')}</Heading>
        <Paragraph>{t('accounts.mail.activate.lead', { name })}</Paragraph>
        <Action href={link(`/aktywacja/${token}`)}>{t('accounts.mail.activate.action')}</Action>
        {registration === 'again' && (
          <Paragraph>
            {t('accounts.mail.activate.again')}{' '}
            <MailLink href={link('/przypomnienie-hasla')}>{t('accounts.mail.activate.again.action')}</MailLink>
          </Paragraph>
        )}
        <Small>{t('accounts.mail.activate.not-you')}</Small>
      </>
    )
  },
})

/** Informs the owner of an account about an attempt to register with its address. */
const alreadyRegistered = defineMail<NamedMail>({
  subject: (_, { t }) => t('accounts.mail.already-registered.subject'),
  preheader: (_, { t }) => t('accounts.mail.already-registered.preheader'),
  Body: ({ name }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.already-registered.subject')}</Heading>
        <Paragraph>{t('accounts.mail.already-registered.lead', { name })}</Paragraph>
        <Action href={link('/przypomnienie-hasla')}>{t('accounts.mail.already-registered.action')}</Action>
        <Small>{t('accounts.mail.already-registered.not-you')}</Small>
      </>
    )
  },
})

/** Sends the link for replacing a forgotten password. */
const reset = defineMail<LinkMail>({
  subject: (_, { t }) => t('accounts.mail.reset.subject'),
  preheader: (_, { t }) => t('accounts.mail.reset.preheader'),
  Body: ({ name, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.reset.subject')}</Heading>
        <Paragraph>{t('accounts.mail.reset.lead', { name })}</Paragraph>
        <Action href={link(`/nowe-haslo/${token}`)}>{t('accounts.mail.reset.action')}</Action>
        <Small>{t('accounts.mail.reset.not-you')}</Small>
      </>
    )
  },
})

/** Informs about a changed password. */
const passwordChanged = defineMail<ChangedMail>({
  subject: (_, { t }) => t('accounts.mail.password-changed.subject'),
  preheader: (_, { t }) => t('accounts.mail.password-changed.preheader'),
  Body: ({ name, at }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.password-changed.subject')}</Heading>
        <Paragraph>{t('accounts.mail.password-changed.lead', { name, at: factMoment(at, language) })}</Paragraph>
        <Action href={link('/przypomnienie-hasla')}>{t('accounts.mail.password-changed.action')}</Action>
        <Small>{t('accounts.mail.password-changed.not-you')}</Small>
      </>
    )
  },
})

/** Asks for confirmation of an account's new e-mail address, sent to that address. */
const emailConfirm = defineMail<LinkMail>({
  subject: (_, { t }) => t('accounts.mail.email-confirm.subject'),
  preheader: (_, { t }) => t('accounts.mail.email-confirm.preheader'),
  Body: ({ name, token }) => {
    const { t, link } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.email-confirm.subject')}</Heading>
        <Paragraph>{t('accounts.mail.email-confirm.lead', { name })}</Paragraph>
        <Action href={link(`/nowy-adres/${token}`)}>{t('accounts.mail.email-confirm.action')}</Action>
        <Small>{t('accounts.mail.email-confirm.not-you')}</Small>
      </>
    )
  },
})

/** Informs the old address about an e-mail change, with a link that undoes it. */
const emailUndo = defineMail<UndoMail>({
  subject: (_, { t }) => t('accounts.mail.email-undo.subject'),
  preheader: (_, { t }) => t('accounts.mail.email-undo.preheader'),
  Body: ({ name, at, token }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.email-undo.subject')}</Heading>
        <Paragraph>{t('accounts.mail.email-undo.lead', { name, at: factMoment(at, language) })}</Paragraph>
        <Action href={link(`/cofnij-adres/${token}`)}>{t('accounts.mail.email-undo.action')}</Action>
        <Small>{t('accounts.mail.email-undo.not-you')}</Small>
      </>
    )
  },
})

/** Informs about an added or removed second factor or the use of a recovery code. */
const factorChanged = defineMail<FactorMail>({
  subject: ({ what }, { t }) => t(messageKey('accounts.mail.factor-changed', what, 'subject')),
  preheader: (_, { t }) => t('accounts.mail.factor-changed.preheader'),
  Body: ({ name, at, what }) => {
    const { t, link, language } = useMail()
    return (
      <>
        <Heading>{t(messageKey('accounts.mail.factor-changed', what, 'subject'))}</Heading>
        <Paragraph>{t(messageKey('accounts.mail.factor-changed', what, 'lead'), { name, at: factMoment(at, language) })}</Paragraph>
        <Action href={link('/user/security')}>{t('accounts.mail.factor-changed.action')}</Action>
        <Small>{t('accounts.mail.factor-changed.not-you')}</Small>
      </>
    )
  },
})

/** Confirms the deletion of an account. */
const erased = defineMail<NamedMail>({
  subject: (_, { t }) => t('accounts.mail.erased.subject'),
  preheader: (_, { t }) => t('accounts.mail.erased.preheader'),
  Body: ({ name }) => {
    const { t } = useMail()
    return (
      <>
        <Heading>{t('accounts.mail.erased.subject')}</Heading>
        <Paragraph>{t('accounts.mail.erased.lead', { name })}</Paragraph>
        <Paragraph>{t('accounts.mail.erased.data')}</Paragraph>
      </>
    )
  },
})

export const mailViews = mailViewsOf('accounts', {
  activate,
  'already-registered': alreadyRegistered,
  reset,
  'password-changed': passwordChanged,
  'email-confirm': emailConfirm,
  'email-undo': emailUndo,
  'factor-changed': factorChanged,
  erased,
})
