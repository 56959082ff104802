import { Check } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { type WizardStep, wizardSteps } from '../../contract/steps.ts'
import type { Claim } from './types.ts'
import css from './wizard.module.css'

interface StepListProps {
  readonly claim: Claim
  readonly current: WizardStep
  readonly onChoose: (step: WizardStep) => void
}

/** Steps of the wizard; those that are done, and the first that is not, can be opened. */
export const StepList = ({ claim, current, onChoose }: StepListProps) => {
  const t = useT()
  const reached = wizardSteps.indexOf(claim.step)
  return (
    <nav aria-label={t('claims.wizard.steps')}>
      <ol className={css['steps']}>
        {wizardSteps.map((step, at) => {
          const done = at < reached
          const label = (
            <>
              <span className={css['number']} aria-hidden="true">
                {done ? <Icon of={Check} /> : at + 1}
              </span>
              <span className={css['label']}>{t(messageKey('claims.wizard.step', step))}</span>
              {done && <span className={hidden['hidden']}>, {t('claims.wizard.step.done')}</span>}
            </>
          )
          return (
            <li key={step}>
              {step === 'find' || at > reached ? (
                <span className={css['mark']}>{label}</span>
              ) : (
                <button
                  type="button"
                  className={css['mark']}
                  aria-current={step === current ? 'step' : undefined}
                  onClick={() => onChoose(step)}
                >
                  {label}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
