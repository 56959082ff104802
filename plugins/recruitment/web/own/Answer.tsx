import { textDay } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { lastDayOf } from '../../contract/offer.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../app.module.css'

/** Offer of a place, which the parent accepts or refuses. */
export const Answer = ({ of: { id, offer_expires_at } }: { readonly of: ApplicationView }) => {
  const t = useT()
  const language = useLanguage()
  const options = { invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn], toast: true } as const
  const accept = useMutation(recruitmentApi.acceptOffer, options)
  const decline = useMutation(recruitmentApi.declineOffer, options)
  const pending = accept.isPending || decline.isPending
  return (
    <section className={`${css['partsCard']} ${css['offer']}`}>
      <h2>{t('recruitment.own.offer-until', { until: textDay(lastDayOf(offer_expires_at ?? ''), language) })}</h2>
      <div className={css['buttons']}>
        <ConfirmButton
          look="main"
          title={t('recruitment.own.offer.accept.title')}
          text={t('recruitment.own.offer.accept.text')}
          accept={t('recruitment.own.offer.accept')}
          aria-disabled={pending}
          onConfirm={() => accept.mutate({ id })}
        >
          {t('recruitment.own.offer.accept')}
        </ConfirmButton>
        <ConfirmButton
          danger
          title={t('recruitment.own.offer.decline.title')}
          text={t('recruitment.own.offer.decline.text')}
          accept={t('recruitment.own.offer.decline')}
          aria-disabled={pending}
          onConfirm={() => decline.mutate({ id })}
        >
          {t('recruitment.own.offer.decline')}
        </ConfirmButton>
      </div>
    </section>
  )
}
