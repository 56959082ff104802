import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { BackToList } from '#web/app-kit/lists/BackToList.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import type { OpinionThread } from '../../contract/answer.ts'
import { opinionsApi } from '../../contract/api.ts'
import type { OpinionReason } from '../../contract/states.ts'
import css from '../app.module.css'
import { History, useMarkSeen } from '../components/History.tsx'
import { OpinionItem } from '../components/OpinionItem.tsx'
import { canEdit, stateTones } from '../format.ts'

export const queries: PageQueries = ({ params }) => [query(opinionsApi.showThread, { id: params['opinion'] ?? '' })]

type Own = NonNullable<OpinionThread['own']>

/** Page of one of the user's opinions: its state, text, answer and history (row OP-09). */
export const ThreadPage = () => {
  const t = useT()
  const href = useHref()
  const id = usePage().params['opinion'] ?? ''
  const { data } = useQuery(opinionsApi.showThread, { id })
  const { facility, own, history } = data
  useMarkSeen(id, own?.new_answer === true)
  return (
    <div className={css['page']}>
      <BackToList href={href('user_opinions')}>{t('opinions.own.back')}</BackToList>
      <h1 tabIndex={-1}>{t('opinions.own.thread.title', { name: facility.name || t('opinions.own.facility.gone') })}</h1>
      {facility.slug !== null && (
        <p>
          <a href={href(`/placowka/${facility.slug}`)}>{t('opinions.own.thread.profile')}</a>
        </p>
      )}
      {own === null ? <p>{t('opinions.own.thread.not-own')}</p> : <OwnOpinion own={own} facility={facility.name} />}
      <History of={history} />
    </div>
  )
}

const OwnOpinion = ({ own, facility }: { readonly own: Own; readonly facility: string }) => {
  const t = useT()
  const href = useHref()
  const { id, state, reason, note, decision, answer } = own
  const appeal = decision === null ? undefined : href('user_decision', { decision })
  const withdraw = useMutation(opinionsApi.withdrawOpinion, {
    invalidates: [opinionsApi.showThread, opinionsApi.listOwnOpinions],
    acceptedErrors: ['error/opinion-closed'],
    toast: t('opinions.own.withdraw.done'),
  })
  const refused = state === 'rejected' || state === 'returned' || state === 'hidden'
  return (
    <section className={css['card']} aria-label={t('opinions.own.thread.opinion')}>
      <p className={css['badges']}>
        <Badge tone={stateTones[state]}>{t(messageKey('opinions.own.state', state))}</Badge>
      </p>
      <p>{t(messageKey('opinions.own.state', state, 'text'))}</p>
      {refused && reason !== null && (
        <div className={css['reason']}>
          <p>
            <strong>{t(messageKey('opinions.review.reason', reason as OpinionReason))}</strong>
          </p>
          {note !== null && <p>{note}</p>}
          {appeal !== undefined && (
            <p>
              <a href={appeal}>{t('opinions.own.appeal')}</a>
            </p>
          )}
        </div>
      )}
      <OpinionItem
        as="h2"
        facility={facility}
        opinion={{
          ...own,
          author: `${own.author_first_name} ${own.author_last_name.slice(0, 1)}.`,
          month: own.written_at.slice(0, 7),
          answer: answer && { text: answer.text, month: answer.answered_at.slice(0, 7) },
        }}
      />
      {state !== 'withdrawn' && (
        <div className={css['actions']}>
          {canEdit(state) && <LinkButton href={href('edit_opinion', { opinion: id })}>{t('opinions.own.edit')}</LinkButton>}
          <ConfirmButton
            danger
            title={t('opinions.own.withdraw.title')}
            text={t('opinions.own.withdraw.text')}
            accept={t('opinions.own.withdraw')}
            onConfirm={() => withdraw.mutate({ id })}
          >
            {t('opinions.own.withdraw')}
          </ConfirmButton>
        </div>
      )}
    </section>
  )
}
