import { useEffect, useRef, useState } from 'react'
import type { Language } from '#core/kernel/language.ts'
import { messageKey, type PartOf } from '#core/kernel/message-key.ts'
import { findPrivacyHits } from '#core/privacy/find-privacy-hits.ts'
import type { FieldConflict } from '#web/app-kit/forms/api-form.ts'
import { ConflictChoices } from '#web/app-kit/forms/ConflictChoices.tsx'
import { DraftStateLine, LoadedDraftLine } from '#web/app-kit/forms/DraftLine.tsx'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref, usePage } from '#web/runtime/page.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { FormContext, type FormStatus } from '#web/ui/fields/form-context.ts'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { textProblem } from '../../contract/clean-text.ts'
import { opinionLimits, reviewHours } from '../../contract/limits.ts'
import type { OpinionFacility, OwnOpinionView } from '../../contract/opinion.ts'
import type { Relation } from '../../contract/states.ts'
import css from '../app.module.css'
import { AuthorStep } from './AuthorStep.tsx'
import { PointsStep, RatingsStep } from './RatingsStep.tsx'
import { stepFields, wizardSteps } from './steps.ts'
import { TextStep } from './TextStep.tsx'
import { useWizard } from './use-wizard.ts'
import { newValues, valuesOf, type WizardValues } from './values.ts'

interface WizardProps {
  readonly facility: typeof OpinionFacility.Type
  /** Opinion that is changed; `null`: a new one is written. */
  readonly opinion: OwnOpinionView | null
}

const components = { author: AuthorStep, ratings: RatingsStep, points: PointsStep, text: TextStep }

/** Wizard of an opinion, "Krok {current} z {base}" (rows OP-01, OP-02): what was typed stays on the way back and after a reload. */
export const Wizard = ({ facility, opinion }: WizardProps) => {
  const t = useT()
  const language = useLanguage()
  const { user } = usePage().context
  const wizard = useWizard({ facilityId: facility.id, opinion, initial: opinion ? valuesOf(opinion) : newValues(user, language) })
  const { values, step, errors, message, state, stored, change, go, next, send } = wizard
  const [asking, ask] = useState(false)
  const [failures, setFailures] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const first = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the step
  useEffect(() => {
    if (!first.current) heading.current?.focus()
    first.current = false
  }, [step])
  useEffect(() => {
    if (failures > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid] input, input[aria-invalid], select[aria-invalid], textarea[aria-invalid]')
        ?.focus()
  }, [failures])
  if (state === 'success') return <Sent edited={opinion !== null} />

  const at = wizardSteps.indexOf(step)
  const isLast = step === 'text'
  const Step = components[step]
  const isTooShort = isLast && textProblem(values.text, opinionLimits.text) !== null
  const status: FormStatus = {
    id: 'opinia',
    values: { ...values },
    errors,
    message,
    rejections: 0,
    savedAt: null,
    state: state === 'pending' ? 'pending' : 'idle',
    register: (name) => ({
      name,
      onChange: ({ target }) => {
        const { type, checked, value } = target as HTMLInputElement
        change({ [name]: type === 'checkbox' ? checked : value })
      },
    }),
  }
  const submit = () => {
    if (Object.keys(next()).length > 0) return setFailures((count) => count + 1)
    if (!isLast) return
    if (findPrivacyHits(values.text).length > 0) ask(true)
    else void send()
  }
  return (
    <FormContext value={status}>
      <form
        ref={form}
        className={css['wizard']}
        noValidate
        aria-busy={state === 'pending' || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <div>
          <p className={css['wizardQuiet']}>{t('opinions.wizard.step', { current: at + 1, base: wizardSteps.length })}</p>
          <progress className={css['progress']} max={wizardSteps.length} value={at + 1} aria-hidden />
          <h2 ref={heading} tabIndex={-1}>
            {t(messageKey('opinions.wizard.step', step))}
          </h2>
        </div>
        {stored.draft && <LoadedDraftLine of={stored.draft} />}
        {stored.conflicts.length > 0 && <Conflicts of={stored.conflicts} />}
        <FormError labels={Object.fromEntries(stepFields[step].map((name) => [name, t(messageKey('opinions.wizard.field', name))]))} />
        {/* Fields read their values when they appear: for each step, and once more for a draft. */}
        <Step key={`${step} ${stored.fills}`} of={wizard} facility={facility.name} />
        {stored.draft && <DraftStateLine of={stored.draft} />}
        <div className={css['buttons']}>
          {at > 0 && <Button onClick={() => go(wizardSteps[at - 1] ?? 'author')}>{t('opinions.wizard.back')}</Button>}
          <Button type="submit" look="main" aria-disabled={isTooShort || state === 'pending'}>
            {t(state === 'pending' ? 'LOADING_DOTS' : isLast ? 'opinions.wizard.send' : 'opinions.wizard.next')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        title={t('opinions.wizard.privacy.title')}
        accept={t('opinions.wizard.privacy.send')}
        onClose={(confirmed) => {
          ask(false)
          if (confirmed) void send()
        }}
      >
        <p>{t('opinions.wizard.privacy.confirm')}</p>
      </ConfirmDialog>
    </FormContext>
  )
}

/** Choice between what two tabs or devices have filled in, in the words of the wizard. */
const Conflicts = ({ of: conflicts }: { readonly of: readonly FieldConflict[] }) => {
  const t = useT()
  const nameOf = (name: string) => (name === 'evidence' ? 'evidence_ids' : name) as PartOf<'opinions.wizard.field'>
  const textOf = (name: string, value: unknown): string => {
    if (name === 'relation' && value !== '') return t(messageKey('opinions.wizard.relation', value as Relation))
    if (name === 'language') return t(messageKey('opinions.wizard.language', value as Language))
    if (name === 'evidence') return (value as WizardValues['evidence']).map((one) => one.name).join(', ')
    return Array.isArray(value) ? value.join(', ') : String(value)
  }
  const labels = Object.fromEntries(conflicts.map(({ name }) => [name, t(messageKey('opinions.wizard.field', nameOf(name)))]))
  return <ConflictChoices conflicts={conflicts} labels={labels} textOf={textOf} />
}

/** Confirmation of a sent opinion: what happens next, and where to find it. */
const Sent = ({ edited }: { readonly edited: boolean }) => {
  const t = useT()
  const href = useHref()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={css['wizardCard']}>
      <h2 ref={heading} tabIndex={-1}>
        {t(edited ? 'opinions.wizard.sent.edited' : 'opinions.wizard.sent')}
      </h2>
      <p>{t('opinions.wizard.sent.text', { hours: reviewHours })}</p>
      <p>
        <LinkButton look="second" href={href('user_opinions')}>
          {t('opinions.wizard.sent.own')}
        </LinkButton>
      </p>
    </section>
  )
}
