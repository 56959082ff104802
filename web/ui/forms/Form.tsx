import type { ReactNode } from 'react'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { FormContext } from '#web/ui/fields/form-context.ts'
import css from '#web/ui/fields/forms.module.css'
import type { FormHandle } from './use-form.ts'

interface FormProps {
  readonly of: FormHandle
  /** Address that the form is posted to without JavaScript. Default: the page's own address. */
  readonly action?: string | undefined
  /** Labels of the fields in their order, for the list of errors. */
  readonly labels: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** Form with the form helper: `<Form of={useForm(…)} labels={…}>`. Before hydration it is an ordinary form that is posted to a page. */
export const Form = ({ of: { status, guard, handlers }, action, labels, children }: FormProps) => (
  <FormContext value={status}>
    <form
      {...handlers}
      method="post"
      action={action}
      noValidate
      className={css['form']}
      data-guard={guard || undefined}
      aria-busy={status.state === 'pending' || undefined}
    >
      <FormError labels={labels} />
      {children}
    </form>
  </FormContext>
)
