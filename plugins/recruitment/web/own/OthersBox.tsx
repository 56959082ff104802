import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../parts/parts.module.css'

/** Offer to withdraw the child's other applications once a place is accepted. */
export const OthersBox = ({ of: { id, others_open: count } }: { readonly of: ApplicationView }) => {
  const { t } = useTranslation('recruitment.own')
  const withdraw = useMutation(recruitmentApi.withdrawOthers, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('others.done'),
  })
  return (
    <section className={`${css['card']} ${css['offer']}`}>
      <h2>{t('others.title')}</h2>
      <p>{t('others.text', { count })}</p>
      <div className={css['buttons']}>
        <Button look="main" aria-disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
          {t('others.send')}
        </Button>
      </div>
    </section>
  )
}
