import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { MembershipView } from '../../contract/membership.ts'
import css from './members.module.css'

/** Buttons for a member in its state: decide about a request, cancel an invitation, remove. */
export const MemberActions = ({ member: { id, name, email, state } }: { readonly member: MembershipView }) => {
  const { t } = useTranslation('membership.panel')
  const invalidates = [membershipApi.listMembers]
  const accept = useMutation(membershipApi.acceptMembership, {
    invalidates,
    acceptedErrors: ['error/membership-closed', 'error/already-member'],
  })
  const reject = useMutation(membershipApi.rejectMembership, { invalidates, acceptedErrors: ['error/membership-closed'] })
  const end = useMutation(membershipApi.endMembership, {
    invalidates,
    acceptedErrors: ['error/membership-not-found', 'error/membership-closed'],
  })
  const pending = accept.isPending || reject.isPending || end.isPending
  const values = { name: name ?? email }
  const button = (act: string) => ({ small: true, 'aria-disabled': pending, 'aria-label': t(`${act}.of`, values) }) as const
  const dialog = (act: string) => ({ title: t(`${act}.title`), text: t(`${act}.text`, values), accept: t(act) }) as const
  const ending = state === 'awaiting_login' ? 'cancel' : 'remove'
  return (
    <div className={css['actions']}>
      {state === 'awaiting_verification' && (
        <>
          <Button {...button('accept')} look="second" onClick={() => accept.mutate({ id })}>
            {t('accept')}
          </Button>
          <ConfirmButton {...button('reject')} {...dialog('reject')} onConfirm={() => reject.mutate({ id })}>
            {t('reject')}
          </ConfirmButton>
        </>
      )}
      {state === 'rejected' && (
        <Button {...button('accept')} onClick={() => accept.mutate({ id })}>
          {t('accept.anyway')}
        </Button>
      )}
      {(state === 'approved' || state === 'awaiting_login') && (
        <ConfirmButton {...button(ending)} {...dialog(ending)} onConfirm={() => end.mutate({ id })}>
          {t(ending)}
        </ConfirmButton>
      )}
    </div>
  )
}
