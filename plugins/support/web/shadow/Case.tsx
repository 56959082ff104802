import { Suspense, useEffect, useState } from 'react'
import { factMoment } from '#core/kernel/dates.ts'
import { asMessageKey, messageKey } from '#core/kernel/message-key.ts'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useIsHydrated } from '#web/app-kit/page/use-is-hydrated.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import { moderationApi } from '../../contract/desk-apis.ts'
import { reviewSlot } from '../../contract/ui.ts'
import css from '../app.module.css'
import shadow from '../app.module.css'
import { DecisionBar } from './DecisionBar.tsx'
import { reviewKey } from './review-key.ts'
import { useHotkeys } from './use-hotkeys.ts'

interface CaseProps {
  readonly id: string
  readonly closeHref: string
  readonly onDecided: () => void
}

/** The open case: its subject as its plugin shows it, the author's history, flags, and the decision. */
export const Case = ({ id, closeHref, onDecided }: CaseProps) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const me = useUserId()
  const isHydrated = useIsHydrated()
  const { data: review } = useQuery(moderationApi.showReview, { id })
  const waits = review.state === 'waiting'
  const held = useReviewLock(id, waits && review.may_decide)
  const { locked_by, decided_by, decided_at, author_history: history } = review
  const busy = locked_by !== null && locked_by.id !== me
  const openForm = () => review.own_form && document.querySelector<HTMLElement>('#rozstrzygniecie input')?.focus()
  useHotkeys(review.own_form ? { a: openForm, d: openForm, r: openForm } : {})
  const mayDecide = waits && review.may_decide && !busy
  return (
    <section className={shadow['case']} aria-labelledby="sprawa">
      <div className={css['head']}>
        <h2 id="sprawa">{review.title}</h2>
        <LinkButton small href={closeHref}>
          {t('support.shadow.close')}
        </LinkButton>
      </div>
      {busy && (
        <p role="status">
          <Badge tone="warn">{t('support.shadow.locked', { name: locked_by.name })}</Badge>
        </p>
      )}
      {!waits && (
        <p role="status">
          {t('support.shadow.decided.by', {
            state: t(messageKey('support.shadow.state', review.state)),
            name: decided_by?.name ?? '-',
            at: decided_at === null ? '-' : factMoment(decided_at, language),
          })}
          {review.reason !== null && ` ${t(reviewKey(review.messages, 'reason', review.reason))}`}{' '}
          {review.note !== null && review.note !== '' && '·'} {review.note}
        </p>
      )}
      {review.flags.map((flag) => (
        <p key={flag}>
          <Badge tone="warn">{t(asMessageKey(flag))}</Badge>
        </p>
      ))}
      <p className={css['quiet']}>
        {history === null ? !review.own_form && t('support.shadow.author.visitor') : t('support.shadow.author.history', history)}
        {review.facility_id !== null && (
          <>
            {(history !== null || !review.own_form) && ' · '}
            <a href={href('support_facility', { id: review.facility_id })}>{t('support.shadow.facility')}</a>
          </>
        )}
      </p>
      {review.subject === null ? (
        <p>{t('support.shadow.subject.gone')}</p>
      ) : isHydrated ? (
        <Suspense fallback={<Skeleton />}>
          <Slot
            slot={reviewSlot}
            of={{
              id,
              subjectId: review.subject_id,
              facilityId: review.facility_id,
              parts: { [review.kind]: review.subject },
              mayDecide: mayDecide && held,
              onDecided,
            }}
          />
        </Suspense>
      ) : (
        // The card is loaded by a script, for which the server does not wait.
        <Skeleton />
      )}
      {waits && !review.may_decide && <p>{t('support.shadow.excluded')}</p>}
      {mayDecide && !review.own_form && <DecisionBar review={review} held={held} onDecided={onDecided} />}
    </section>
  )
}

/** Reserves a review while it is open, and releases it on leaving. Returns false when a colleague has it, or it cannot be reserved. */
const useReviewLock = (id: string, waits: boolean): boolean => {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!waits) return
    let left = false
    const release = () => {
      left = true
      // Without the connection the reservation ends by itself.
      void callInBackground(moderationApi.releaseReview, { id }).catch(() => undefined)
    }
    callInBackground(moderationApi.lockReview, { id }).then(
      () => (left ? release() : setHeld(true)),
      () => setHeld(false),
    )
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      setHeld(false)
      release()
    }
  }, [id, waits])
  return held
}
