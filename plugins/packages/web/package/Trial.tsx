import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useTranslation } from '#web/app-kit/i18n.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { packagesApi } from '../../contract/api.ts'
import { trialDays } from '../../contract/package-keys.ts'
import css from './package.module.css'
import { useFacilityId } from './use-facility-id.ts'

/** Section that starts the trial. */
export const Trial = () => {
  const { t } = useTranslation('packages.own')
  const facility_id = useFacilityId()
  const start = useMutation(packagesApi.startTrial, {
    invalidates: [packagesApi.showUsage, packagesApi.listOrders],
    toast: t('trial.started'),
  })
  return (
    <section className={css['section']} aria-labelledby="proba">
      <h2 id="proba">{t('trial.title', { days: trialDays })}</h2>
      <p className={css['lead']}>{t('trial.text')}</p>
      <p>
        <Button look="second" onClick={() => start.mutate({ facility_id })} aria-disabled={start.isPending}>
          {t(start.isPending ? 'LOADING_DOTS' : 'trial.start')}
        </Button>
      </p>
    </section>
  )
}
