import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './package.module.css'
import type { PromoPreview } from './use-promo-preview.ts'

/** Button that tells the effect of the typed code before the order, and what it found. */
export const PromoCheck = ({ preview: { typed, shown, check, isPending } }: { readonly preview: PromoPreview }) => {
  const t = useT()
  return (
    <div className={css['promo']}>
      {typed !== '' && (
        <Button small onClick={check} aria-disabled={isPending}>
          {t(isPending ? 'packages.own.promo.busy' : 'packages.own.promo.check')}
        </Button>
      )}
      <p role="status" className={css['quiet']}>
        {shown && t('packages.own.promo.done', { discount: shown.discount })}
      </p>
    </div>
  )
}
