import { useEffect, useRef, useState } from 'react'
import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { callInBackground } from '#web/app-kit/data/call-in-background.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useList } from '#web/app-kit/lists/use-list.ts'
import { problemOf } from '#web/runtime/api.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { OwnMembership } from '../../contract/membership.ts'
import css from '../app.module.css'
import { Note } from '../components/Note.tsx'
import { StateBadge } from '../components/StateBadge.tsx'

export const queries: PageQueries = () => [query(membershipApi.listOwn)]

/** Minutes for which a membership counts as the one that a used link has just led to. */
const freshMinutes = 5

/** Page with the user's memberships, requests and invitations; the link of an invitation leads here. */
export const Page = () => {
  const t = useT()
  const { memberships } = useQuery(membershipApi.listOwn).data
  const outcome = useInvitation()
  const map = useHref()('map')
  const justJoined = memberships.some(({ state, since }) => state === 'approved' && Date.now() - Date.parse(since) < freshMinutes * 60_000)
  const joined = outcome?.kind === 'joined' || (outcome?.kind === 'gone' && justJoined)
  return (
    <div className={css['page']}>
      <h1 tabIndex={-1}>{t('membership.own.title')}</h1>
      <div role="status">
        {outcome?.kind === 'other' && <Note>{t('membership.own.other-email', { email: outcome.email })}</Note>}
        {joined && <Note>{t('membership.own.joined')}</Note>}
        {outcome?.kind === 'gone' && !joined && <Note>{t('membership.own.gone')}</Note>}
      </div>
      {memberships.length === 0 ? (
        <EmptyList
          title={t('membership.own.none')}
          subtitle={t('membership.own.none.text')}
          actions={map === undefined ? [] : [{ label: t('membership.own.find'), href: map }]}
        />
      ) : (
        <ul className={css['list']}>
          {memberships.map((membership) => (
            <OwnCard key={membership.id} membership={membership} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Outcome of the invitation whose link led here; `email`: the masked address that it was sent to. */
export type InvitationOutcome = { readonly kind: 'joined' | 'gone' } | { readonly kind: 'other'; readonly email: string } | null

/** Accepts the invitation that the address of the page names, once, if it is the user's; otherwise tells why not. */
const useInvitation = (): InvitationOutcome => {
  const token = useList({ filters: ['invitation'] }).filters['invitation']
  const [outcome, setOutcome] = useState<InvitationOutcome>(null)
  const invalidate = useInvalidate()
  const answered = useRef<string>(undefined)
  useEffect(() => {
    if (token === undefined || answered.current === token) return
    answered.current = token
    const answer = async (): Promise<InvitationOutcome> => {
      const { id, yours, email } = await fetchAnswer(membershipApi.showInvitation, { token })
      if (!yours) return { kind: 'other', email }
      await callInBackground(membershipApi.joinByInvitation, { id })
      return { kind: 'joined' }
    }
    answer()
      .catch((error: unknown): InvitationOutcome => {
        const code = problemOf(membershipApi.showInvitation, error)?.code ?? problemOf(membershipApi.joinByInvitation, error)?.code
        // Signing in has accepted it already, a moment ago.
        if (code === 'error/already-member' || code === 'error/membership-not-found') return { kind: 'joined' }
        return { kind: 'gone' }
      })
      .then(async (result) => {
        await invalidate(membershipApi.listOwn)
        setOutcome(result)
      })
      .catch(() => undefined)
  })
  return outcome
}

const endings = {
  awaiting_login: {
    name: 'membership.own.refuse',
    title: 'membership.own.refuse.title',
    text: 'membership.own.refuse.text',
  },
  awaiting_verification: {
    name: 'membership.own.withdraw',
    title: 'membership.own.withdraw.title',
    text: 'membership.own.withdraw.text',
  },
  approved: {
    name: 'membership.own.leave',
    title: 'membership.own.leave.title',
    text: 'membership.own.leave.text',
  },
} as const
const isEnding = (state: string): state is keyof typeof endings => state in endings

/** A membership of the user, with the ways to accept, refuse, withdraw or leave. */
const OwnCard = ({ membership: { id, facility, role, state, since } }: { readonly membership: OwnMembership }) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const invalidates = [membershipApi.listOwn]
  const join = useMutation(membershipApi.joinByInvitation, {
    invalidates,
    toast: t('membership.own.joined'),
    acceptedErrors: ['error/already-member'],
  })
  const end = useMutation(membershipApi.endMembership, {
    invalidates,
    toast: t('membership.own.left'),
    acceptedErrors: ['error/membership-not-found', 'error/membership-closed'],
  })
  const pending = join.isPending || end.isPending
  const ending = isEnding(state) ? endings[state] : null
  return (
    <li className={css['card']}>
      <div className={css['row']}>
        <h2>
          <a href={href(`/placowka/${facility.slug}`)}>{facility.name}</a>
        </h2>
        <StateBadge state={state} label={state === 'awaiting_login' ? t('membership.own.invited') : undefined} />
      </div>
      <p className={css['quiet']}>
        {facility.city} · {t(messageKey('membership.role', role))} · {t('membership.own.since', { date: textDay(since, language) })}
      </p>
      <div className={css['buttons']}>
        {state === 'awaiting_login' && (
          <Button small look="second" aria-disabled={pending} onClick={() => join.mutate({ id })}>
            {t('membership.own.accept')}
          </Button>
        )}
        {ending !== null && (
          <ConfirmButton
            danger
            small
            title={t(ending.title)}
            text={t(ending.text, { name: facility.name })}
            accept={t(ending.name)}
            aria-disabled={pending}
            onConfirm={() => end.mutate({ id })}
          >
            {t(ending.name)}
          </ConfirmButton>
        )}
      </div>
    </li>
  )
}
