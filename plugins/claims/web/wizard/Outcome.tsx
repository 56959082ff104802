import { factMoment } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { claimsApi } from '../../contract/api.ts'
import { ticketOf } from '../../contract/ticket.ts'
import { StateBadge } from '../StateBadge.tsx'
import { FacilityCard } from './FacilityCard.tsx'
import type { Claim } from './types.ts'
import css from './wizard.module.css'

/** State of a submitted claim: ticket, due time, and after a decision its reason; `onCorrect` opens the steps of a rejected one. */
export const Outcome = ({ claim, onCorrect }: { readonly claim: Claim; readonly onCorrect?: () => void }) => {
  const { t } = useTranslation('claims.wizard')
  const language = useLanguage()
  const href = useHref()
  const withdraw = useMutation(claimsApi.withdrawClaim, { invalidates: [claimsApi.listClaims] })
  const { id, state, due_at, overdue, reason, note } = claim
  const waits = state === 'submitted' || state === 'contested'
  return (
    <section className={css['outcome']} aria-label={t('ticket')}>
      <FacilityCard facility={claim.facility} />
      <StateBadge state={state} />
      <dl className={css['facts']}>
        <dt>{t('ticket')}</dt>
        <dd className={css['ticket']}>{ticketOf(id)}</dd>
        {waits && due_at !== null && (
          <>
            <dt>{t(state === 'contested' ? 'answer' : 'due')}</dt>
            <dd>{factMoment(due_at, language)}</dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>{t('reason')}</dt>
            <dd>
              {t(`claims.review.reason.${reason}`)}
              {note ? `. ${note}` : ''}
            </dd>
          </>
        )}
      </dl>
      {overdue && <p className={css['note']}>{t('overdue')}</p>}
      {state === 'accepted' && <p className={css['note']}>{t('accepted')}</p>}
      <div className={css['actions']}>
        {state === 'accepted' && (
          <LinkButton look="main" href={href('login')}>
            {t('sign-in')}
          </LinkButton>
        )}
        {state === 'rejected' && onCorrect && (
          <Button look="main" onClick={onCorrect}>
            {t('correct')}
          </Button>
        )}
        <LinkButton href={href('user_claims')}>{t('all')}</LinkButton>
        {waits && (
          <ConfirmButton title={t('withdraw')} text={t('withdraw.text')} accept={t('withdraw')} onConfirm={() => withdraw.mutate({ id })}>
            {t('withdraw')}
          </ConfirmButton>
        )}
      </div>
    </section>
  )
}
