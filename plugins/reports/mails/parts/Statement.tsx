import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { Fact, Facts } from '#web/ui/mail/Facts.tsx'
import { useMail } from '#web/ui/mail/mail-context.ts'
import { Quote } from '#web/ui/mail/Quote.tsx'
import { Paragraph } from '#web/ui/mail/text.tsx'
import type { NoticeDecidedMail } from '../../contract/mails.ts'

/** Statement of reasons: outcome, ground, facts, duration. */
export const Statement = ({ of }: { readonly of: Omit<NoticeDecidedMail, 'number' | 'name'> }) => {
  const { t } = useMail()
  const { label, title, outcome, reason, ground, clause, facts, duration } = of
  return (
    <>
      <Facts>
        <Fact label={t('reports.statement.thing')}>{`${t(asMessageKey(label))}: ${title}`}</Fact>
        <Fact label={t('reports.statement.outcome')}>{t(messageKey('reports.outcome', outcome))}</Fact>
        <Fact label={t('reports.statement.reason')}>{t(messageKey('reports.reason', reason))}</Fact>
        <Fact
          label={t('reports.statement.ground')}
        >{`${t(messageKey('reports.ground', ground))}: ${clause || t('reports.clause.default')}`}</Fact>
        <Fact label={t('reports.statement.duration')}>{t(messageKey('reports.duration', duration))}</Fact>
        <Fact label={t('reports.statement.territory')}>{t('reports.statement.territory.value')}</Fact>
        <Fact label={t('reports.statement.automated')}>{t('reports.statement.automated.no')}</Fact>
      </Facts>
      <Paragraph>{t('reports.statement.facts')}</Paragraph>
      <Quote>{facts}</Quote>
    </>
  )
}
