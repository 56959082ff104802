import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { claimsApi } from '../../contract/api.ts'
import type { ClaimReason } from '../../contract/reasons.ts'
import { ticketOf } from '../../contract/ticket.ts'
import css from '../app.module.css'
import { StateBadge } from '../StateBadge.tsx'
import { FacilityCard } from './FacilityCard.tsx'
import type { Claim } from './types.ts'

/** State of a submitted claim: ticket, due time, and after a decision its reason; `onCorrect` opens the steps of a rejected one. */
export const Outcome = ({ claim, onCorrect }: { readonly claim: Claim; readonly onCorrect?: () => void }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const withdraw = useMutation(claimsApi.withdrawClaim, { invalidates: [claimsApi.listClaims] })
  const { id, state, due_at, overdue, reason, note } = claim
  const waits = state === 'submitted' || state === 'contested'
  return (
    <section className={css['outcome']} aria-label={t('claims.wizard.ticket')}>
      <FacilityCard facility={claim.facility} />
      <StateBadge state={state} />
      <dl className={css['facts']}>
        <dt>{t('claims.wizard.ticket')}</dt>
        <dd className={css['ticket']}>{ticketOf(id)}</dd>
        {waits && due_at !== null && (
          <>
            <dt>{t(state === 'contested' ? 'claims.wizard.answer' : 'claims.wizard.due')}</dt>
            <dd>{factMoment(due_at, language)}</dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>{t('claims.wizard.reason')}</dt>
            <dd>
              {t(messageKey('claims.review.reason', reason as ClaimReason))}
              {note ? `. ${note}` : ''}
            </dd>
          </>
        )}
      </dl>
      {overdue && <p className={css['note']}>{t('claims.wizard.overdue')}</p>}
      {state === 'accepted' && <p className={css['note']}>{t('claims.wizard.accepted')}</p>}
      <div className={css['actions']}>
        {state === 'accepted' && (
          <LinkButton look="main" href={href('login')}>
            {t('claims.wizard.sign-in')}
          </LinkButton>
        )}
        {state === 'rejected' && onCorrect && (
          <Button look="main" onClick={onCorrect}>
            {t('claims.wizard.correct')}
          </Button>
        )}
        <LinkButton href={href('user_claims')}>{t('claims.wizard.all')}</LinkButton>
        {waits && (
          <ConfirmButton
            danger
            title={t('claims.wizard.withdraw')}
            text={t('claims.wizard.withdraw.text')}
            accept={t('claims.wizard.withdraw')}
            onConfirm={() => withdraw.mutate({ id })}
          >
            {t('claims.wizard.withdraw')}
          </ConfirmButton>
        )}
      </div>
    </section>
  )
}
