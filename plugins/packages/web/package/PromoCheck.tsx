import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './package.module.css'
import type { PromoPreview } from './use-promo-preview.ts'

/** Button that tells the effect of the typed code before the order, and what it found. */
export const PromoCheck = ({ preview: { typed, shown, check, isPending } }: { readonly preview: PromoPreview }) => {
  const { t } = useTranslation('packages.own')
  return (
    <div className={css['promo']}>
      {typed !== '' && (
        <Button small onClick={check} aria-disabled={isPending}>
          {t(isPending ? 'promo.busy' : 'promo.check')}
        </Button>
      )}
      <p role="status" className={css['quiet']}>
        {shown && t('promo.done', { discount: shown.discount })}
      </p>
    </div>
  )
}
