import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { packagesApi } from '../../contract/api.ts'
import { trialDays } from '../../contract/package-keys.ts'
import css from './package.module.css'
import { useFacilityId } from './use-facility-id.ts'

/** Section that starts the trial. */
export const Trial = () => {
  const t = useT()
  const facility_id = useFacilityId()
  const start = useMutation(packagesApi.startTrial, {
    invalidates: [packagesApi.showUsage, packagesApi.listOrders],
    toast: t('packages.own.trial.started'),
  })
  return (
    <section className={css['section']} aria-labelledby="proba">
      <h2 id="proba">{t('packages.own.trial.title', { days: trialDays })}</h2>
      <p className={css['lead']}>{t('packages.own.trial.text')}</p>
      <p>
        <Button look="second" onClick={() => start.mutate({ facility_id })} aria-disabled={start.isPending}>
          {t(start.isPending ? 'LOADING_DOTS' : 'packages.own.trial.start')}
        </Button>
      </p>
    </section>
  )
}
