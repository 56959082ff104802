import type { ReactNode } from 'react'
import { FormContext } from '#web/design/forms/form-context.ts'
import { FormError } from '#web/design/forms/FormError.tsx'
import css from '#web/design/forms/forms.module.css'
import type { FormHandle } from './use-form.ts'

interface Wired {
  readonly of: FormHandle
  /** The page that takes it where there is no script; the page's own address unless told. */
  readonly action?: string | undefined
  /** Labels of the fields in their order, for the list of what is wrong. */
  readonly labels: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** A form with the helper: `<Form of={useForm(…)} labels={…}>`. Until its script is there it is a form that is posted to a page. */
export const Form = ({ of: { says, guard, on }, action, labels, children }: Wired) => (
  <FormContext value={says}>
    <form
      {...on}
      method="post"
      action={action}
      noValidate
      className={css['form']}
      data-guard={guard || undefined}
      aria-busy={says.state === 'pending' || undefined}
    >
      <FormError labels={labels} />
      {children}
    </form>
  </FormContext>
)
