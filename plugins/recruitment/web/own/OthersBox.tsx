import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { recruitmentApi } from '../../contract/api.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../parts/parts.module.css'

/** Offer to withdraw the child's other applications once a place is accepted. */
export const OthersBox = ({ of: { id, others_open: count } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const withdraw = useMutation(recruitmentApi.withdrawOthers, {
    invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn],
    toast: t('recruitment.own.others.done'),
  })
  return (
    <section className={`${css['card']} ${css['offer']}`}>
      <h2>{t('recruitment.own.others.title')}</h2>
      <p>{t('recruitment.own.others.text', { count })}</p>
      <div className={css['buttons']}>
        <Button look="main" aria-disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
          {t('recruitment.own.others.send')}
        </Button>
      </div>
    </section>
  )
}
