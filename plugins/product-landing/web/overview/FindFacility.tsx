import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { CallToAction } from '../components/CallToAction.tsx'
import css from './overview.module.css'

/** Form that finds one's own facility by name and town among the results of the search, and the presentation beneath it. */
export const FindFacility = () => {
  const t = useT()
  const search = useHref()('search')
  return (
    <>
      {search !== undefined && (
        <form action={search} className={css['find']}>
          <label htmlFor="twoja-placowka">{t('product-landing.find.label')}</label>
          <div className={css['findRow']}>
            <input id="twoja-placowka" name="q" required maxLength={200} autoComplete="organization" enterKeyHint="search" />
            <Button type="submit" look="main">
              {t('product-landing.find.go')}
            </Button>
          </div>
        </form>
      )}
      <CallToAction look="second" secondaryLink={{ to: 'product_landing_price_list', label: 'product-landing.call.prices' }} />
    </>
  )
}
