import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { recruitmentApi } from '../../contract/api.ts'
import type { ApplicationView } from '../../contract/views.ts'

const endings = {
  accepted: { name: 'recruitment.own.give-back', title: 'recruitment.own.give-back.title', text: 'recruitment.own.give-back.text' },
  open: { name: 'recruitment.own.withdraw', title: 'recruitment.own.withdraw.title', text: 'recruitment.own.withdraw.text' },
} as const

/** Button that withdraws an application, or gives an accepted place back, after a question. */
export const WithdrawButton = ({ of: { id, status } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const act = endings[status === 'accepted' ? 'accepted' : 'open']
  const { mutate, isPending } = useMutation(recruitmentApi.withdrawApplication, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('recruitment.own.withdrawn'),
  })
  return (
    <ConfirmButton
      small
      title={t(act.title)}
      text={t(act.text)}
      accept={t(act.name)}
      aria-disabled={isPending}
      onConfirm={() => mutate({ id })}
    >
      {t(act.name)}
    </ConfirmButton>
  )
}
