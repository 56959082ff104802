import type { ReactNode } from 'react'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import type { ApiFormHandle } from '#web/app-kit/forms/api-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from '../app.module.css'
import { useFocusOnMount } from '../components/use-focus-on-mount.ts'

interface StepFormProps {
  readonly of: ApiFormHandle
  readonly labels: Readonly<Record<string, string>>
  /** First line, which takes the focus. */
  readonly lead: string
  readonly send: string
  readonly onBack: () => void
  readonly children: ReactNode
}

/** Form of one step in setting up a second factor, with a way back. */
export const StepForm = ({ of, labels, lead, send, onBack, children }: StepFormProps) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  return (
    <ApiForm of={of} labels={labels}>
      <p ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {lead}
      </p>
      {children}
      <SubmitRow look="outline" send={send}>
        <Button look="quiet" onClick={onBack}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </ApiForm>
  )
}
