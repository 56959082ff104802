import { useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type WizardStep, wizardSteps } from '../../contract/steps.ts'
import { DataStep } from './DataStep.tsx'
import { FinishStep } from './FinishStep.tsx'
import { Outcome } from './Outcome.tsx'
import { PlaceStep } from './PlaceStep.tsx'
import { ProofStep } from './ProofStep.tsx'
import { StepList } from './StepList.tsx'
import type { Claim } from './types.ts'
import css from './wizard.module.css'

const components = { data: DataStep, place: PlaceStep, proof: ProofStep, finish: FinishStep }

/**
 * Wizard of a claim that was begun: it resumes at the first step that is not done; a claim that waits or was decided
 * shows how it stands.
 */
export const Wizard = ({ claim }: { readonly claim: Claim }) => {
  const t = useT()
  const mayChange = claim.state === 'draft' || claim.state === 'revise'
  const [correcting, setCorrecting] = useState(false)
  const [chosen, choose] = useState<WizardStep | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (chosen !== null) heading.current?.focus()
  }, [chosen])
  if (!mayChange && !correcting) return <Outcome claim={claim} onCorrect={() => setCorrecting(true)} />
  const shown = chosen ?? claim.step
  const step = shown === 'find' ? 'data' : shown
  const Step = components[step]
  const next = wizardSteps[wizardSteps.indexOf(step) + 1] ?? 'finish'
  return (
    <>
      {claim.state !== 'draft' && <Outcome claim={claim} />}
      <StepList claim={claim} current={step} onChoose={choose} />
      <section className={css['step']} aria-labelledby="krok">
        <h2 id="krok" ref={heading} tabIndex={-1}>
          {t(messageKey('claims.wizard.step', step))}
        </h2>
        <Step claim={claim} onDone={() => choose(next)} />
      </section>
    </>
  )
}
