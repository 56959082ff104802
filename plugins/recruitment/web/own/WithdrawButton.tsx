import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { recruitmentApi } from '../../contract/api.ts'
import type { ApplicationView } from '../../contract/views.ts'

/** Button that withdraws an application, or gives an accepted place back, after a question. */
export const WithdrawButton = ({ of: { id, status } }: { readonly of: ApplicationView }) => {
  const { t } = useTranslation('recruitment.own')
  const act = status === 'accepted' ? 'give-back' : 'withdraw'
  const { mutate, isPending } = useMutation(recruitmentApi.withdrawApplication, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('withdrawn'),
  })
  return (
    <ConfirmButton
      small
      title={t(`${act}.title`)}
      text={t(`${act}.text`)}
      accept={t(act)}
      aria-disabled={isPending}
      onConfirm={() => mutate({ id })}
    >
      {t(act)}
    </ConfirmButton>
  )
}
