import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { PointsField } from './PointsField.tsx'
import type { WizardHandle } from './use-wizard.ts'
import css from './wizard.module.css'

/** Third step: pros and cons in a few words each; none is required. */
export const PointsStep = ({ of: { values, change } }: { readonly of: WizardHandle }) => {
  const t = useT()
  return (
    <>
      <p className={css['quiet']}>{t('opinions.wizard.points.lead')}</p>
      <PointsField name="pros" points={values.pros} onChange={(pros) => change({ pros })} />
      <PointsField name="cons" points={values.cons} onChange={(cons) => change({ cons })} />
    </>
  )
}
