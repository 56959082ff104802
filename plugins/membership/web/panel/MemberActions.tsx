import type { MessageKey } from '#core/kernel/message-key.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { membershipApi } from '../../contract/api.ts'
import type { MembershipView } from '../../contract/membership.ts'
import css from '../app.module.css'

/** Buttons for a member in its state: decide about a request, cancel an invitation, remove. */
export const MemberActions = ({ member: { id, name, email, state } }: { readonly member: MembershipView }) => {
  const t = useT()
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
  const button = (label: MessageKey) => ({ small: true, 'aria-disabled': pending, 'aria-label': t(label, values) }) as const
  return (
    <div className={css['actions']}>
      {state === 'awaiting_verification' && (
        <>
          <Button {...button('membership.panel.accept.of')} look="second" onClick={() => accept.mutate({ id })}>
            {t('membership.panel.accept')}
          </Button>
          <ConfirmButton
            danger
            {...button('membership.panel.reject.of')}
            title={t('membership.panel.reject.title')}
            text={t('membership.panel.reject.text', values)}
            accept={t('membership.panel.reject')}
            onConfirm={() => reject.mutate({ id })}
          >
            {t('membership.panel.reject')}
          </ConfirmButton>
        </>
      )}
      {state === 'rejected' && (
        <Button {...button('membership.panel.accept.of')} onClick={() => accept.mutate({ id })}>
          {t('membership.panel.accept.anyway')}
        </Button>
      )}
      {state === 'approved' && (
        <ConfirmButton
          danger
          {...button('membership.panel.remove.of')}
          title={t('membership.panel.remove.title')}
          text={t('membership.panel.remove.text', values)}
          accept={t('membership.panel.remove')}
          onConfirm={() => end.mutate({ id })}
        >
          {t('membership.panel.remove')}
        </ConfirmButton>
      )}
      {state === 'awaiting_login' && (
        <ConfirmButton
          danger
          {...button('membership.panel.cancel.of')}
          title={t('membership.panel.cancel.title')}
          text={t('membership.panel.cancel.text', values)}
          accept={t('membership.panel.cancel')}
          onConfirm={() => end.mutate({ id })}
        >
          {t('membership.panel.cancel')}
        </ConfirmButton>
      )}
    </div>
  )
}
