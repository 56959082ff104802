import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useStepHistory } from '#web/app-kit/page/use-step-history.ts'
import { PlacePicker } from '#web/app-kit/place/PlacePicker.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import hidden from '#web/ui/primitives/hidden.module.css'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { claimsApi } from '../../contract/api.ts'
import { reviewHours } from '../../contract/limits.ts'
import { type WizardStep, wizardSteps } from '../../contract/steps.ts'
import css from '../app.module.css'
import { CodeStep } from './CodeStep.tsx'
import { DataStep } from './DataStep.tsx'
import { Documents } from './Documents.tsx'
import { Outcome } from './Outcome.tsx'
import type { Claim, StepProps } from './types.ts'

/** Steps of a claim that was begun: its facility is found. */
const ownSteps: readonly WizardStep[] = wizardSteps.filter((step) => step !== 'find')

/**
 * Wizard of a claim that was begun: it resumes at the first step that is not done; a claim that waits or was decided
 * shows how it stands.
 */
export const Wizard = ({ claim }: { readonly claim: Claim }) => {
  const t = useT()
  const mayChange = claim.state === 'draft' || claim.state === 'revise'
  const [correcting, setCorrecting] = useState(false)
  const [chosen, setChosen] = useState<WizardStep | null>(null)
  const choose = useStepHistory(ownSteps, setChosen)
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

/** Step that proves the claim: by a code to the register's mailbox, or by documents. */
const ProofStep = ({ claim, onDone }: StepProps) => {
  const t = useT()
  return (
    <>
      <p className={css['wizardQuiet']}>{t('claims.wizard.proof.lead')}</p>
      <CodeStep claim={claim} />
      <Documents claim={claim} />
      <div>
        <Button look={claim.documents.length > 0 || claim.code.confirmed ? 'main' : 'outline'} onClick={onDone}>
          {t('claims.wizard.next')}
        </Button>
      </div>
    </>
  )
}

/** Middle of Poland, for a facility of which not even the town is known. */
const nowhere = { longitude: 19.4, latitude: 52.1 }

/** Step that places the pin on the map. */
const PlaceStep = ({ claim, onDone }: StepProps) => {
  const t = useT()
  const { longitude, latitude } = claim.facility
  const known = longitude === null || latitude === null ? null : { longitude, latitude }
  const [place, setPlace] = useState(claim.location ?? known ?? nowhere)
  const save = useMutation(claimsApi.changeClaim, { invalidates: [claimsApi.listClaims], onSuccess: onDone })
  return (
    <>
      <p className={css['wizardQuiet']}>{t('claims.wizard.place.lead')}</p>
      {(known === null || claim.new_facility) && claim.location === null && (
        <p className={css['note']}>{t('claims.wizard.place.unknown')}</p>
      )}
      <PlacePicker place={place} onChange={setPlace} />
      <div>
        <Button look="main" onClick={() => save.mutate({ id: claim.id, location: place })} aria-disabled={save.isPending}>
          {t(save.isPending ? 'LOADING_DOTS' : 'claims.wizard.place.save')}
        </Button>
      </div>
    </>
  )
}

interface StepListProps {
  readonly claim: Claim
  readonly current: WizardStep
  readonly onChoose: (step: WizardStep) => void
}

/** Steps of the wizard; those that are done, and the first that is not, can be opened. */
const StepList = ({ claim, current, onChoose }: StepListProps) => {
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

/** Last step: what will be submitted, and the button that does. */
const FinishStep = ({ claim }: StepProps) => {
  const t = useT()
  const submit = useMutation(claimsApi.submitClaim, { invalidates: [claimsApi.listClaims] })
  const changes = Object.entries(claim.verified_data ?? {}).filter(([, value]) => value !== undefined)
  const proof = claim.code.confirmed
    ? t('claims.wizard.code.confirmed')
    : t('claims.wizard.finish.documents', { count: claim.documents.length })
  const lacksProof = !claim.code.confirmed && claim.documents.length === 0
  return (
    <>
      <p className={css['wizardQuiet']}>{t('claims.wizard.finish.lead', { hours: reviewHours })}</p>
      <dl className={css['facts']}>
        <dt>{t('claims.wizard.finish.who')}</dt>
        <dd>
          {claim.first_name} {claim.last_name}, {claim.position}
        </dd>
        <dt>{t('claims.wizard.finish.changes')}</dt>
        <dd>
          {changes.length === 0
            ? t('claims.wizard.finish.none')
            : changes
                .map(
                  ([name, value]) =>
                    `${t(messageKey('claims.wizard.data', name as keyof NonNullable<typeof claim.verified_data>))}: ${value}`,
                )
                .join('; ')}
        </dd>
        <dt>{t('claims.wizard.finish.place')}</dt>
        <dd>
          {claim.location ? `${claim.location.latitude.toFixed(5)}, ${claim.location.longitude.toFixed(5)}` : t('claims.place.required')}
        </dd>
        <dt>{t('claims.wizard.finish.proof')}</dt>
        <dd>{proof}</dd>
      </dl>
      {lacksProof && (
        <p className={css['missing']} role="alert">
          {t('claims.document.required')}
        </p>
      )}
      <div>
        <Button look="main" onClick={() => submit.mutate({ id: claim.id })} aria-disabled={submit.isPending}>
          {t(submit.isPending ? 'LOADING_DOTS' : 'claims.wizard.finish.send')}
        </Button>
      </div>
    </>
  )
}

const components = { data: DataStep, place: PlaceStep, proof: ProofStep, finish: FinishStep }
