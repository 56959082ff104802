import { useTranslation } from '#web/app-kit/i18n.ts'
import { PointsField } from './PointsField.tsx'
import type { WizardHandle } from './use-wizard.ts'
import css from './wizard.module.css'

/** Third step: pros and cons in a few words each; none is required. */
export const PointsStep = ({ of: { values, change } }: { readonly of: WizardHandle }) => {
  const { t } = useTranslation('opinions.wizard')
  return (
    <>
      <p className={css['quiet']}>{t('points.lead')}</p>
      <PointsField name="pros" points={values.pros} onChange={(pros) => change({ pros })} />
      <PointsField name="cons" points={values.cons} onChange={(cons) => change({ cons })} />
    </>
  )
}
