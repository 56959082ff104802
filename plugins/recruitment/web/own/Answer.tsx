import { textDay } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { useLanguage } from '#web/runtime/i18n/i18n-context.ts'
import { recruitmentApi } from '../../contract/api.ts'
import { lastDayOf } from '../../contract/offer.ts'
import type { ApplicationView } from '../../contract/views.ts'
import css from '../parts/parts.module.css'

/** Offer of a place, which the parent accepts or refuses. */
export const Answer = ({ of: { id, offer_expires_at } }: { readonly of: ApplicationView }) => {
  const { t } = useTranslation('recruitment.own')
  const language = useLanguage()
  const options = { invalidates: [recruitmentApi.showApplication, recruitmentApi.listOwn], toast: true } as const
  const accept = useMutation(recruitmentApi.acceptOffer, options)
  const decline = useMutation(recruitmentApi.declineOffer, options)
  const pending = accept.isPending || decline.isPending
  return (
    <section className={`${css['card']} ${css['offer']}`}>
      <h2>{t('offer-until', { until: textDay(lastDayOf(offer_expires_at ?? ''), language) })}</h2>
      <div className={css['buttons']}>
        <ConfirmButton
          look="main"
          title={t('offer.accept.title')}
          text={t('offer.accept.text')}
          accept={t('offer.accept')}
          aria-disabled={pending}
          onConfirm={() => accept.mutate({ id })}
        >
          {t('offer.accept')}
        </ConfirmButton>
        <ConfirmButton
          title={t('offer.decline.title')}
          text={t('offer.decline.text')}
          accept={t('offer.decline')}
          aria-disabled={pending}
          onConfirm={() => decline.mutate({ id })}
        >
          {t('offer.decline')}
        </ConfirmButton>
      </div>
    </section>
  )
}
