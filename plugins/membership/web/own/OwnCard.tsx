import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { OwnMembership } from '../../contract/membership.ts'
import css from '../parts/membership.module.css'
import { StateBadge } from '../parts/StateBadge.tsx'

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
export const OwnCard = ({ membership: { id, facility, role, state, since } }: { readonly membership: OwnMembership }) => {
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
