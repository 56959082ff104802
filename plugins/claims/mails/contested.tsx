import { factMoment } from '#core/kernel/dates.ts'
import { Action } from '#web/ui/mail/Action.tsx'
import { defineMail } from '#web/ui/mail/define-mail.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Heading, Paragraph } from '#web/ui/mail/text.tsx'
import type { ContestedMail } from '../contract/mails.ts'

/** Asks the owner of a facility about somebody else's claim. */
export const mail = defineMail<ContestedMail>({
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
