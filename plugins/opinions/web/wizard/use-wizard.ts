import { useEffect, useState } from 'react'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { clearDraft, readDraft, writeDraft } from '#web/app-kit/forms/tab-drafts.ts'
import { useStepHistory } from '#web/app-kit/page/use-step-history.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { ApiError } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { contentOf } from '#web/runtime/submit-guard.ts'
import { useSubmitGuard } from '#web/runtime/use-submit-guard.ts'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { opinionsApi } from '../../contract/api.ts'
import type { OwnOpinionView } from '../../contract/opinion.ts'
import { errorsOf, stepOf, type WizardErrors, type WizardStep, wizardSteps } from './steps.ts'
import { inputOf, type WizardValues } from './values.ts'

interface WizardOptions {
  readonly facilityId: string
  /** Opinion that is changed; `null`: a new one is written. */
  readonly opinion: OwnOpinionView | null
  readonly initial: WizardValues
}

/** The month of today, `2026-11`. */
export const currentMonth = (): string => new Date().toISOString().slice(0, 7)

/** Values, step and errors of the wizard; its draft survives a reload, without the code. */
export const useWizard = ({ facilityId, opinion, initial }: WizardOptions) => {
  const t = useT()
  const invalidate = useInvalidate()
  const user = usePage().context.user?.id ?? ''
  const draftName = `opinia ${opinion?.id ?? facilityId}`
  const [values, setValues] = useState(initial)
  const [step, setStep] = useState<WizardStep>('author')
  const [errors, setErrors] = useState<WizardErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'pending' | 'success'>('idle')
  const [ready, setReady] = useState(false)
  const [hasDraft, setHasDraft] = useState(false)
  const guard = useSubmitGuard<unknown>()
  const show = useStepHistory(wizardSteps, setStep)
  const go = (to: WizardStep) => {
    setErrors({})
    setMessage(null)
    show(to)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const changes = readDraft(user, draftName)?.changes as (Partial<WizardValues> & { readonly step?: WizardStep }) | undefined
    if (changes) {
      const { step: left, ...typed } = changes
      setValues({ ...initial, ...typed })
      setHasDraft(true)
      if (left && wizardSteps.includes(left)) show(left)
    }
    setReady(true)
  }, [])
  useEffect(() => {
    if (ready && state !== 'success') writeDraft(user, draftName, { changes: { ...values, step }, base: {} })
  }, [ready, state, values, step, user, draftName])

  const change = (changed: Partial<WizardValues>) => {
    setValues((before) => ({ ...before, ...changed }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changed))))
  }
  /** Goes on when the step has no errors; returns them. */
  const next = (now: WizardValues = values): WizardErrors => {
    const found = errorsOf(step, now, currentMonth())
    setErrors(found)
    const following = wizardSteps[wizardSteps.indexOf(step) + 1]
    if (Object.keys(found).length === 0 && following) go(following)
    return found
  }
  const reject = ({ problem }: ApiError) => {
    const found = Object.fromEntries(Object.entries(problem.schema ?? {}).flatMap(([name, [first]]) => (first ? [[name, first]] : [])))
    const target = stepOf(Object.keys(found))
    if (target) show(target)
    setErrors(found)
    setMessage(problem.display === 'message' ? (problem.message ?? null) : null)
  }
  const send = async (): Promise<void> => {
    const input = inputOf(values)
    const { result, isRepeat } = guard(contentOf(input), (key) =>
      opinion
        ? callWithKey(key)(opinionsApi.changeOpinion, { id: opinion.id, version: opinion.version, ...input })
        : callWithKey(key)(opinionsApi.writeOpinion, { facility_id: facilityId, ...input }),
    )
    if (isRepeat) return
    setState('pending')
    setMessage(null)
    try {
      await result
      clearDraft(user, draftName)
      setState('success')
      await invalidate(opinionsApi.listOwnOpinions, opinionsApi.showThread)
      await showToast({ kind: 'success', text: t('opinions.wizard.sent.toast') })
    } catch (error) {
      setState('idle')
      if (!(error instanceof ApiError)) throw error
      reject(error)
      await showSubmitError(error, t, () => void send())
    }
  }
  return { values, step, errors, message, state, hasDraft, change, go, next, send }
}

export type WizardHandle = ReturnType<typeof useWizard>
