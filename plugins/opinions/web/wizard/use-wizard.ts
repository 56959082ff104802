import { useEffect, useState } from 'react'
import { draftRoutes } from '#plugins/drafts/contract/ui.ts'
import { useInvalidate } from '#web/app-kit/data/use-invalidate.ts'
import { useStoredValues } from '#web/app-kit/forms/use-stored-values.ts'
import { useStepHistory } from '#web/app-kit/page/use-step-history.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { ApiError } from '#web/runtime/api.ts'
import { callWithKey } from '#web/runtime/call-with-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
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

/** Values, step and errors of the wizard; its draft outlives the window, without the code, and reopens the step. */
export const useWizard = ({ facilityId, opinion, initial }: WizardOptions) => {
  const t = useT()
  const invalidate = useInvalidate()
  const stored = useStoredValues({
    id: `opinia ${opinion?.id ?? facilityId}`,
    place: { key: opinion ? `opinions.opinion:${opinion.id}` : `opinions.new:${facilityId}`, routes: draftRoutes },
    initial: { ...initial, step: 'author' as WizardStep },
    version: opinion?.version,
    isWorth: ({ step: _, ...typed }) => Object.keys(typed).length > 0,
  })
  const { step: shown, ...values } = stored.values
  const step = wizardSteps.find((one) => one === shown) ?? 'author'
  const [errors, setErrors] = useState<WizardErrors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [state, setState] = useState<'idle' | 'pending' | 'success'>('idle')
  const guard = useSubmitGuard<unknown>()
  const show = useStepHistory(wizardSteps, (to) => stored.change({ step: to }))
  const go = (to: WizardStep) => {
    setErrors({})
    setMessage(null)
    show(to)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each draft that was filled in
  useEffect(() => {
    if (stored.fills > 0) show(step)
  }, [stored.fills])

  const change = (changed: Partial<WizardValues>) => {
    stored.change(changed)
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
      stored.forget()
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
  return { values, step, errors, message, state, stored, change, go, next, send }
}

export type WizardHandle = ReturnType<typeof useWizard>
