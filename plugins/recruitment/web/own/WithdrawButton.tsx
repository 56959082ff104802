import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { recruitmentApi } from '../../contract/api.ts'

/** Button that withdraws an application after a question. */
export const WithdrawButton = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('recruitment.own')
  const { mutate, isPending } = useMutation(recruitmentApi.withdrawApplication, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('withdrawn'),
  })
  return (
    <ConfirmButton
      small
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      accept={t('withdraw')}
      aria-disabled={isPending}
      onConfirm={() => mutate({ id })}
    >
      {t('withdraw')}
    </ConfirmButton>
  )
}
